import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { openPictureIndex } from '../../../domain/pictures/pictureIndex.ts'
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

/** Whether the second hash is the same picture as the first by the index. */
function isFound(one: string, other: string): boolean {
  const index = openPictureIndex()
  index.add(one)
  index.add(other)
  return one !== '' && (one === other || index.listSame(other).includes(one))
}

test('at least 95 of 100 copies of a picture are found, and at most 1 of 1,000 pairs of different ones is called the same', async () => {
  const table: Row[] = []
  const scenes = await Promise.all(
    Array.from({ length: SCENES }, (_, i) => cutScene(photos[i % photos.length] ?? '')),
  )
  const hashes = await Promise.all(scenes.map(({ picture }) => hashPicture(sharp(picture))))

  for (const [kind, copy] of Object.entries(copies)) {
    let same = 0
    for (const [i, scene] of scenes.entries()) {
      const hash = await hashPicture(copy(sharp(scene.picture), scene))
      if (isFound(hashes[i] ?? '', hash)) same += 1
    }
    table.push({ kind, pairs: scenes.length, same })
  }
  const copyRows = table.splice(0)

  for (const [kind, chooseMove] of Object.entries(bursts)) {
    let same = 0
    for (const [i, scene] of scenes.entries()) {
      const other = scenes[(i + 5) % scenes.length] ?? scene
      const [before, after] = await takeBurst(scene, other, chooseMove())
      if (isFound(await hashPicture(sharp(before)), await hashPicture(sharp(after)))) same += 1
    }
    table.push({ kind: `burst: ${kind}`, pairs: scenes.length, same })
  }

  const countAmong = (
    kind: string,
    all: readonly string[],
    isOther: (one: number, other: number) => boolean,
  ) => {
    const index = openPictureIndex()
    let [pairs, same] = [0, 0]
    for (const hash of all) index.add(hash)
    all.forEach((hash, i) => {
      for (let j = 0; j < i; j++) {
        if (!isOther(i, j)) continue
        pairs += 1
        if (hash !== '' && (hash === all[j] || index.listSame(hash).includes(all[j] ?? ''))) same += 1
      }
    })
    table.push({ kind, pairs, same })
  }
  countAmong('other photographs', hashes, (i, j) => scenes[i]?.photo !== scenes[j]?.photo)
  const pages = await Promise.all(Array.from({ length: 60 }, (_, i) => hashPicture(drawPage(i % 30))))
  countAmong('pages of letters, two of them empty', pages, () => true)

  console.table(copyRows)
  console.table(table)
  for (const { kind, pairs, same } of copyRows) assert.ok(same >= 0.9 * pairs, `${kind}: ${same} of ${pairs}`)
  const found = sumRows(copyRows)
  assert.ok(found.same >= 0.95 * found.pairs, `${found.same} of ${found.pairs}`)
  const mistaken = sumRows(table)
  assert.ok(mistaken.same <= mistaken.pairs / 1000, `${mistaken.same} of ${mistaken.pairs}`)
})

interface Row {
  kind: string
  pairs: number
  same: number
}

const sumRows = (rows: readonly Row[]) => ({
  pairs: rows.reduce((sum, { pairs }) => sum + pairs, 0),
  same: rows.reduce((sum, { same }) => sum + same, 0),
})
