import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { FRAMES_PER_SECOND } from '../../contract/outputs/film.ts'
import { findScreen } from '../support/files/timelineAt.ts'
import { makeFilm } from '../../server/outputs/film/makeFilm.ts'
import { newId } from '../../server/base/ids/newId.ts'
import { planFilm } from '../../server/outputs/film/plan.ts'
import { coloredPicture } from '../support/files/coloredPicture.ts'
import { fixture } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { channelsOf, readFrames } from './frames.ts'
import { probe, readSound } from './probe.ts'
import { sayReport } from '../support/files/sayReport.ts'

/** Neighbors differ as much as colors can, so that each frame of a dissolve changes a channel by about twelve steps. */
const colors = ['#ff0000', '#00ff00', '#0000ff']
/** Seconds by which a moment may be off: slightly more than half a frame. */
const OFF = 0.02
/** Steps by which encoding may change a color's channel. */
const STEPS = 8

const { world, admin } = await openSharedWorld()
const add = async (title: string, file: ReturnType<typeof fixture>) =>
  assert.equal((await admin.call('POST /api/media', { form: { title, file } })).status, 201)
for (const [index, color] of colors.entries())
  await add(color, await coloredPicture(color, index === 0 ? [180, 320] : [320, 180]))
await add('Film', fixture('video/h264-with-pcm-sound.mov'))
await admin.call('POST /api/music', { form: { file: fixture('audio/through-space-tags.ogg') } })
const memo = fixture('audio/nebula.m4a', { name: 'memo.m4a' })
const spatialSound = memo.bytes.toString('latin1').replaceAll('mp4a', 'apac').replaceAll('esds', 'dapa')
await admin.call('POST /api/music', {
  form: { file: { ...memo, bytes: Buffer.from(spatialSound, 'latin1') } },
})
const lostSong = (await admin.call('POST /api/music', { form: { file: fixture('audio/nebula.wav') } })).body
await world.visitor.call('POST /api/memories', { body: { name: 'Ada', content: 'He sang in the bath.' } })
await admin.call('PUT /api/settings', {
  body: {
    name: 'Arne Lindholm',
    slideshowBeginning: 'on',
    slideshowEnd: `Thank you for coming${'\u0301'.repeat(40)}`,
    slideshowFilms: 'on',
    slideshowAsLongAsSongs: 'on',
  },
})
await world.settle()
const { db } = world.context
world.breaksOriginal(lostSong.id)
await writeFile(path.join(world.context.config.dataDir, 'files/private', lostSong.id, 'original'), 'damaged')
await db.updateTable('media').set({ problem: 'silent' }).where('title', '=', 'Film').execute()
const reel = await db.selectFrom('media').selectAll().where('title', '=', 'Film').executeTakeFirstOrThrow()
await db
  .insertInto('media')
  .values({ ...reel, id: newId(), title: 'Reel', problem: 'not_playable', public_key: null })
  .execute()
const { timeline, slides } = await planFilm(world.context, new Set([lostSong.id]))
const file = path.join(temporaryFolder(), 'film.mp4')
const progress: number[] = []
const { seconds, report } = await makeFilm(
  world.context,
  { size: { width: 320, height: 180 }, captions: true },
  file,
  { onProgress: (part) => progress.push(part) },
)
const { colorAt, whitestAt, errors } = readFrames(file)
const measureLoudness = readSound(file)
const pictures = timeline.scenes.filter((scene) => scene.kind === 'pictures')

test('the film is H.264 and AAC, as long as the show, and can play while it loads', () => {
  const { streams, format } = probe(file)
  const codecs = streams.map(({ codec_name }) => codec_name)
  assert.deepEqual(codecs, ['h264', 'aac'])
  assert.equal(seconds, timeline.seconds)
  for (const { duration } of [format, ...streams])
    assert.ok(Math.abs(Number(duration) - seconds) <= 0.04, `${duration} instead of ${seconds}`)
  const [video] = streams
  assert.deepEqual([video?.pix_fmt, video?.width, video?.r_frame_rate], ['yuv420p', 320, '30/1'])
  const bytes = readFileSync(file)
  assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'))
  assert.equal(errors, '')
})

test('the film has title, videos and end as the family chose, but no memory that nobody marked', () => {
  const kinds = timeline.scenes.map(({ kind }) => kind)
  assert.deepEqual(kinds, ['title', 'pictures', 'pictures', 'pictures', 'video', 'end'])
  const [title, first] = timeline.scenes
  assert.deepEqual(colorAt(3, [0.02, 0.02]), [0, 0, 0], 'the title is on black')
  assert.ok(Math.min(...colorAt(3, [0.5, 0.3])) > 20, 'and on the drawing in place of a portrait')
  for (const [name, second] of [
    ['title', (title?.until ?? 0) / 2],
    ['caption', ((first?.at ?? 0) + (first?.until ?? 0)) / 2],
    ['last sentence', seconds - 4],
  ] as const)
    assert.ok(whitestAt(second) > 150, `the ${name} is white`)
})

test('at each moment the film shows what the timeline says', () => {
  const drawingColor = colorAt(3, [0.5, 0.3])
  const colorOf = (id = '') => channelsOf(slides.get(id)?.title ?? '')
  /** Computes the color that the timeline has at this second. */
  const expectedAt = (second: number) => {
    const now = findScreen(timeline, second)
    assert.ok(now?.scene.kind === 'pictures')
    const leaves = now.previousScene?.kind === 'pictures' ? colorOf(now.previousScene.ids[0]) : drawingColor
    return colorOf(now.scene.ids[0]).map(
      (value, channel) =>
        value * now.transitionProgress + (leaves[channel] ?? 0) * (1 - now.transitionProgress),
    )
  }
  const moments = pictures.flatMap(({ at, until }) => [
    ...[0.15, 0.35, 0.55, 0.75].map((within) => at + within),
    (at + until) / 2,
    until - 0.05,
  ])
  for (const moment of moments) {
    const frame = Math.floor(moment * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
    const actual = colorAt(frame, [0.5, 0.3])
    const isNear = [-OFF, -OFF / 2, 0, OFF / 2, OFF].some((off) =>
      expectedAt(frame + off).every((value, channel) => Math.abs(value - (actual[channel] ?? 0)) <= STEPS),
    )
    assert.ok(isNear, `at ${frame}: ${actual.join()} instead of ${expectedAt(frame).join()}`)
  }
  assert.deepEqual(
    colorAt(pictures[0]?.until ?? 0, [0.1, 0.3]),
    [0, 0, 0],
    'an upright photograph is on black',
  )
})

test('the song sounds from the first second and fades at the end', () => {
  for (const at of [0, 7, 14]) assert.ok(measureLoudness(at, 2) > -50, `a song sounds at ${at}`)
  assert.ok(measureLoudness(seconds - 1, 1) < measureLoudness(seconds - 8, 2) - 8)
})

test('the film’s progress grows to the end, and its report says what is not in it', () => {
  assert.equal(progress.at(-1), 1)
  const sorted = progress.toSorted((a, b) => a - b)
  assert.deepEqual(progress, sorted)
  const [marks, ...lost] = sayReport(report).toSorted()
  assert.match(marks ?? '', /^10 marks are left out where a letter has more than can be drawn: /)
  assert.deepEqual(lost, [
    'Cannot be played, so it is not in the film: Reel',
    'Cannot be played, so it is not in the film: memo',
    'Cannot be played, so it is not in the film: nebula',
    'Its sound cannot be read, so it is silent in the film: Film',
  ])
})

test('with every photograph left out, the work says that there is nothing to film', async () => {
  const marks = (await admin.call('GET /api/media')).body.map(({ id }) => ({ id, inSlideshow: false }))
  await admin.call('POST /api/media/in-slideshow', { body: { marks } })
  await admin.call('POST /api/work/film', { body: { height: '720' } })
  await world.settle()
  const { work } = (await admin.call('GET /api/work/film')).body
  assert.match(work?.message ?? '', /^No photographs are in the slideshow/)
})
