import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { limits } from '../../contract/limits.ts'
import { drawNameCard } from '../../server/codecs/nameCard.ts'
import { makeFilm } from '../../server/film/makeFilm.ts'
import { distFolder } from '../../server/startup/programFile.ts'
import { addMedia } from '../support/addMedia.ts'
import { openWorld, type World } from '../support/world.ts'
import { frameOf } from './frames.ts'

const stack = (letter: string, length: number) => letter + '\u0301'.repeat(length - 1)

let world: World
let folder: string
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marks-'))
  world = await openWorld()
})
after(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

test('marks upon marks are left out of titles and captions, whose other words stay, and the film says so', async () => {
  const admin = await world.administrator()
  const title = stack('t', limits.title)
  const description = `${stack('d', 4_000)} and all other words`
  await addMedia(admin, [{ file: 'photos/person-small-square.jpg', title, description }])
  const name = stack('n', limits.name)
  const slideshowEnd = stack('e', limits.sentence)
  await admin.call('PUT /api/settings', { body: { name, slideshowBeginning: 'on', slideshowEnd } })
  await world.settle()
  const file = path.join(folder, 'film.mp4')
  const options = { height: '720', captions: true } as const
  const { report } = await makeFilm(world.context, options, file, { onProgress: () => undefined })
  const leftOut = (marks: string, letter: string) =>
    `${marks} marks are left out where a letter has more than can be drawn: ${stack(letter, 31)}`
  assert.deepEqual(
    report.filter((sentence) => sentence.includes('left out')),
    [leftOut('89', 'n'), leftOut('169', 't'), leftOut('3,969', 't'), leftOut('269', 'e')],
  )
  const top = await sharp(frameOf(file, 3)).extract({ left: 0, top: 0, width: 1280, height: 100 }).toBuffer()
  const { channels } = await sharp(top).stats()
  assert.ok(Math.max(...channels.map(({ max }) => max)) < 40, 'the name stays off the top of its card')
})

test('a name with marks upon marks has its picture for links', async () => {
  const font = path.join(distFolder, 'web/fonts/newsreader.ttf')
  for (const mark of ['\u0301', '\u0323', '\u20dd']) {
    const dates = `1948${mark.repeat(limits.lifeDate)}`
    const picture = await drawNameCard(`A${mark.repeat(limits.name - 1)}`, dates, font)
    const { width, height } = await sharp(picture).metadata()
    assert.deepEqual([width, height], [1200, 630])
  }
})
