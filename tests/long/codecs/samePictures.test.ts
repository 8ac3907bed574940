import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { isSameInAnyTurn } from '../../../domain/pictures/pictureIndex.ts'
import {
  bursts,
  copies,
  cutScene,
  drawPage,
  hashPicture,
  photos,
  takeBurst,
} from '../../codecs/alikePictures.ts'

/** The number of scenes; with more, the figures are more exact. */
const SCENES = Number(process.env.SCENES ?? 60)

test('at least 95 of 100 copies of a picture are found, and at most 1 of 1,000 pairs of different ones is called the same', async () => {
  const scenes = await Promise.all(
    Array.from({ length: SCENES }, (_, i) => cutScene(photos[i % photos.length] ?? '')),
  )
  const hashes = await Promise.all(scenes.map(({ picture }) => hashPicture(sharp(picture))))
  const pages = await Promise.all(Array.from({ length: 60 }, (_, i) => hashPicture(drawPage(i % 30))))

  const copyRows: Row[] = []
  for (const [kind, copy] of Object.entries(copies)) {
    const pairs: Pair[] = []
    for (const [i, scene] of scenes.entries())
      pairs.push([hashes[i] ?? '', await hashPicture(copy(sharp(scene.picture), scene))])
    copyRows.push(countSame(kind, pairs))
  }
  const table: Row[] = []
  for (const [kind, chooseMove] of Object.entries(bursts)) {
    const pairs: Pair[] = []
    for (const [i, scene] of scenes.entries()) {
      const [before, after] = await takeBurst(scene, scenes[(i + 5) % SCENES] ?? scene, chooseMove())
      pairs.push([await hashPicture(sharp(before)), await hashPicture(sharp(after))])
    }
    table.push(countSame(`burst: ${kind}`, pairs))
  }
  const others = scenes.flatMap(({ photo }, i) =>
    hashes
      .slice(0, i)
      .flatMap((hash, j): Pair[] => (scenes[j]?.photo === photo ? [] : [[hash, hashes[i] ?? '']])),
  )
  table.push(countSame('other photographs', others))
  const pagePairs = pages.flatMap((page, i) => pages.slice(0, i).map((other): Pair => [other, page]))
  table.push(countSame('pages of letters, two of them empty', pagePairs))

  console.table(copyRows)
  console.table(table)
  for (const { kind, pairs, same } of copyRows) assert.ok(same >= 0.9 * pairs, `${kind}: ${same} of ${pairs}`)
  const found = sumRows(copyRows)
  assert.ok(found.same >= 0.95 * found.pairs, `${found.same} of ${found.pairs}`)
  const mistaken = sumRows(table)
  assert.ok(mistaken.same <= mistaken.pairs / 1000, `${mistaken.same} of ${mistaken.pairs}`)
})

type Pair = [string, string]
interface Row {
  kind: string
  pairs: number
  same: number
}

const countSame = (kind: string, pairs: readonly Pair[]): Row => ({
  kind,
  pairs: pairs.length,
  same: pairs.filter(([one, other]) => isSameInAnyTurn(other, one)).length,
})

const sumRows = (rows: readonly Row[]) => ({
  pairs: rows.reduce((sum, { pairs }) => sum + pairs, 0),
  same: rows.reduce((sum, { same }) => sum + same, 0),
})
