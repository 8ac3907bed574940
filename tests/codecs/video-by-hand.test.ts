import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { blankMp4 } from '../../server/codecs/mp4-blank.ts'
import { hasFfmpeg, readVideo } from '../../server/codecs/video.ts'
import { fixturePath } from '../support/fixtures.ts'
import { films } from './expected.ts'
import {
  fixtureSource,
  changedFixture,
  assertHoldsNone,
  pathOf,
  assertRejects,
  temporaryFolder,
} from './codecFixture.ts'

// Nothing is found on an empty path: this file is a machine without ffmpeg.
process.env['PATH'] = ''

const poster = { path: fixturePath('photos/landscape-2mp-bee.jpg') }

test('there is no ffmpeg here', async () => {
  assert.equal(await hasFfmpeg(), false)
})

for (const [file, [format, width, height, seconds]] of Object.entries(films)) {
  test(`${file} is measured by hand, and only what is private becomes empty`, async (t) => {
    const source = await fixtureSource(file)
    const info = await readVideo(source, await temporaryFolder(t))
    assert.deepEqual([info.width, info.height, info.hasPoster], [width, height, false])
    assert.ok(Math.abs((info.duration ?? 0) - seconds) < 0.1, `${info.duration} s`)
    const [before, after] = [
      await readFile(source.path),
      await readFile(pathOf(info.derivatives, `video.${format}`)),
    ]
    assert.equal(after.length, before.length)
    await assertHoldsNone(info.derivatives, [
      '+41.0082',
      '\xa9xyz',
      '\xa9swr',
      'Awakening',
      'Maxstack',
      'creativecommons',
    ])
    const marker = format === 'webm' ? Buffer.from('1f43b675', 'hex') : Buffer.from('mdat')
    const [from, size] = [before.indexOf(marker) + 64, 40_000]
    assert.ok(after.subarray(from, from + size).equals(before.subarray(from, from + size)), 'the film itself')
  })
}

test('the poster is the one the browser took', async (t) => {
  const { derivatives, hasPoster, placeholder } = await readVideo(
    await fixtureSource('video/phone-like.mov'),
    await temporaryFolder(t),
    poster,
  )
  assert.equal(hasPoster, true)
  assert.ok(placeholder)
  assert.equal(derivatives.length, 7)
})

test('a poster that is no picture is overlooked', async (t) => {
  for (const bad of [
    'bad/html-inside.jpg',
    'bad/truncated.jpg',
    'bad/bomb-30000x30000.png',
    'bad/script.svg',
  ]) {
    const film = await fixtureSource('video/h264-aac.mp4')
    const { hasPoster, derivatives } = await readVideo(film, await temporaryFolder(t), {
      path: fixturePath(bad),
    })
    assert.deepEqual([hasPoster, derivatives.map(({ name }) => name)], [false, ['video.mp4']], bad)
  }
})

test('text and boxes without a film are refused', async (t) => {
  const into = await temporaryFolder(t)
  const noMoov = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('moov', 'none'), 'latin1')
  const source = await changedFixture('video/h264-aac.mp4', into, noMoov)
  await assertRejects(readVideo(source, into), 'broken_file', source.name)
  const text = { path: fixturePath('bad/text-renamed.mp4'), format: 'mp4', name: 'text.mp4' } as const
  await assertRejects(readVideo(text, into), 'broken_file', 'text.mp4')
  await assertRejects(readVideo({ ...text, format: 'webm' }, into), 'broken_file', 'text.mp4')
})

const box = (type: string, ...content: (Buffer | string)[]) => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const words = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

test('an action camera’s track of places is emptied with its samples; pictures and sound stay', async (t) => {
  const file = path.join(await temporaryFolder(t), 'film.mp4')
  const before = box('ftyp', 'isom', words(0))
  const samples = ['PICTUREPICTURE', 'place-a', 'SOUND', 'place-bb', 'PICTURE']
  const at = (sample: string) => before.length + 8 + samples.join('').indexOf(sample)
  const track = (kind: string, ...tables: Buffer[]) =>
    box(
      'trak',
      box('mdia', box('hdlr', words(0, 0), kind, words(0, 0, 0)), box('minf', box('stbl', ...tables))),
    )
  const places = track(
    'meta',
    box('stsz', words(0, 0, 3, 3, 4, 8)), // three samples and their sizes
    box('stsc', words(0, 2, 1, 2, 1, 2, 1, 1)), // two in the first chunk, one in the second
    box('stco', words(0, 2, at('place-a'), at('place-bb'))),
  )
  const moov = box('moov', track('vide'), places, box('udta', box('loci', 'place-c')), box('meta', 'place-d'))
  const behind = [box('uuid', 'place-e'), box('free', 'place-f'), 'place-g, in no box at all']
  await writeFile(file, [before, box('mdat', ...samples), moov, ...behind])
  await blankMp4(file)
  const left = (await readFile(file)).toString('latin1')
  assert.ok(!left.includes('place-'), left)
  assert.equal(left.match(/PICTURE/g)?.length, 3)
  assert.ok(left.includes('SOUND') && left.includes('vide'))
})
