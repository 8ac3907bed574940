import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { makeFilm } from '../../server/film/makeFilm.ts'
import type { Person } from '../../samples/person.ts'
import { fixture } from '../support/fixtures.ts'
import { openWorld, type World } from '../support/world.ts'
import { colourAt, frameOf } from './frames.ts'
import { loudness, probe } from './probe.ts'

const colours = ['#b02020', '#20a040', '#2040c0']
let world: World
let admin: Person
let folder: string
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'film-'))
  world = await openWorld()
  admin = await world.administrator()
  for (const [index, background] of colours.entries()) await addPicture(background, index === 1)
})
after(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function addPicture(background: string, isUpright: boolean) {
  const [width, height] = isUpright ? [180, 320] : [320, 180]
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const file = { name: `${background}.png`, type: 'image/png', bytes }
  assert.equal((await admin.call('POST /api/media', { form: { title: background, file } })).status, 201)
}

async function make(name: string, captions = false) {
  const file = path.join(folder, name)
  const parts: number[] = []
  const { seconds, report } = await makeFilm(world.context, { height: '720', captions }, file, {
    onProgress: (part) => parts.push(part),
  })
  return { file, seconds, report, parts }
}

function assertColour(actual: number[], expected: string | number[], at: string) {
  const wanted =
    typeof expected === 'string'
      ? [1, 3, 5].map((index) => Number.parseInt(expected.slice(index, index + 2), 16))
      : expected
  const isNear = wanted.every((value, index) => Math.abs(value - (actual[index] ?? -1000)) <= 10)
  assert.ok(isNear, `${at}: ${actual.join()} instead of ${wanted.join()}`)
}

const middle: [number, number] = [0.5, 0.5]

test('without a song the film is H.264 with silence as AAC, and says so', async () => {
  const { file, seconds, report } = await make('silent.mp4')
  const { streams } = probe(file)
  assert.equal(seconds, 15)
  assert.deepEqual(
    streams.map(({ codec_name }) => codec_name),
    ['h264', 'aac'],
  )
  assert.deepEqual(report, ['No song is in the playlist, so the film’s music is silence.'])
  assert.ok(loudness(file, 0, 15) < -80)
})

test('the film is as long as the show, with its songs, and shows each photograph at its seconds, upright ones on black', async () => {
  await admin.call('POST /api/music', {
    form: { title: 'Nebula', file: fixture('audio/nebula-no-tags.mp3') },
  })
  const { file, seconds, report, parts } = await make('plain.mp4')
  const { streams, format } = probe(file)
  for (const { duration } of [format, ...streams])
    assert.ok(Math.abs(Number(duration) - seconds) <= 0.04, `${duration} instead of ${seconds}`)
  const [pictures] = streams
  assert.deepEqual([pictures?.pix_fmt, pictures?.width, pictures?.r_frame_rate], ['yuv420p', 1280, '30/1'])
  const bytes = readFileSync(file)
  assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'), 'players begin before all of it has come')
  assert.deepEqual(report, [])
  for (let at = 0; at < seconds; at += 3) assert.ok(loudness(file, at, 2.5) > -50, `a song sounds at ${at}`)
  assert.equal(parts.at(-1), 1)
  assert.deepEqual(
    parts,
    parts.toSorted((a, b) => a - b),
  )

  const [first = '', second = '', third = ''] = colours
  for (const [at, colour] of [
    [0, first],
    [4.95, first],
    [5.75, second],
    [9.95, second],
    [10.75, third],
    [14.9, third],
  ] as const)
    assertColour(await colourAt(file, at, middle), colour, `at ${at}`)
  assertColour(await colourAt(file, 7, [0.1, 0.5]), '#000000', 'beside an upright photograph')
  // half of the first and half of the second
  assertColour(await colourAt(file, 5.35, middle), [0x68, 0x60, 0x30], 'within the transition')
})

test('title, end and films are in the film where the family wishes, and the music fades at the end', async () => {
  const body = { name: 'Ada', content: 'He sang in the bath.' }
  await world.visitor.call('POST /api/memories', { body })
  await admin.call('PUT /api/settings', {
    body: {
      name: 'Arne Lindholm',
      slideshowBeginning: 'on',
      slideshowEnd: 'Thank you for coming',
      slideshowFilms: 'on',
    },
  })
  const film = await admin.call('POST /api/media', {
    form: { title: 'Film', file: fixture('video/h264-with-pcm-sound.mov') },
  })
  assert.equal(film.status, 201)
  await world.settle()
  const { file, seconds } = await make('family.mp4', true)
  const length = film.body.duration ?? 0
  assert.ok(length > 0)
  assert.ok(Math.abs(seconds - (6 + 15 + length + 8)) < 0.001)
  assert.ok(Math.abs(Number(probe(file).format.duration) - seconds) <= 0.04)
  assertColour(await colourAt(file, 3, [0.02, 0.02]), '#000000', 'the title')
  assertColour(await colourAt(file, 6 + 3, middle), colours[0] ?? '', 'the first photograph')
  const end = await whitest(file, seconds - 4)
  assert.ok(end > 200, 'the last sentence is white')
  assert.ok(loudness(file, seconds - 1, 1) < loudness(file, seconds - 8, 2) - 8, 'the music fades at the end')
  const caption = await whitest(file, 6 + 3)
  assert.ok(caption > 200, 'the caption is white')
})

/** The lightest of the frame's lower two thirds. */
async function whitest(file: string, second: number) {
  const { channels } = await sharp(
    await sharp(frameOf(file, second)).extract({ left: 0, top: 240, width: 1280, height: 480 }).toBuffer(),
  ).stats()
  return Math.min(...channels.map(({ max }) => max))
}
