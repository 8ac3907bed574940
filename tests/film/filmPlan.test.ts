import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { remarksHeader } from '../../contract/film.ts'
import { limits } from '../../contract/limits.ts'
import type { Scene } from '../../contract/timeline.ts'
import { readScene } from '../../server/film/plan.ts'
import { colouredPicture } from '../support/colouredPicture.ts'
import { fixture } from '../support/fixtures.ts'
import { openWorld } from '../support/world.ts'
import { channelsOf } from './frames.ts'

const world = await openWorld()
after(() => world.close())
const admin = await world.administrator()
const addPicture = async (
  title: string,
  colour: string,
  shape?: readonly [number, number],
  description = '',
) => {
  const form = { title, description, file: await colouredPicture(colour, shape) }
  const { status, body } = await admin.call('POST /api/media', { form })
  assert.equal(status, 201)
  return body
}
await addPicture('Bees', '#c0a020')
await admin.call('PUT /api/settings', {
  body: { name: 'Arne Lindholm', slideshowBeginning: 'on', slideshowEnd: 'Thank you for coming' },
})

const readPlan = async () => (await admin.call('GET /api/film')).body
const isStill = (scene: Scene) => scene.kind !== 'film'
const drawStill = (scene: Scene | undefined) =>
  admin.call('POST /api/film/stills', { body: { scene, height: '720', captions: true } })

test('a browser that makes the film reads the timeline of the server’s, and says that there is no song', async () => {
  const { shown, files, remarks } = await readPlan()
  assert.equal(shown.seconds, 6 + 5 + 8)
  const kinds = shown.scenes.map(({ kind }) => kind)
  assert.deepEqual(kinds, ['title', 'pictures', 'end'])
  assert.deepEqual(files, {})
  assert.deepEqual(remarks, ['No song is in the playlist, so the film’s music is silence.'])
})

test('songs and films come with the addresses that visitors have', async () => {
  const song = await admin.call('POST /api/music', {
    form: { title: 'Hymn', file: fixture('audio/nebula.wav') },
  })
  const film = await admin.call('POST /api/media', {
    form: { title: 'Wind', file: fixture('video/h264-aac.mp4') },
  })
  await admin.call('PUT /api/settings', { body: { slideshowFilms: 'on' } })
  await world.settle()
  const { shown, files, remarks } = await readPlan()
  assert.deepEqual(remarks, [])
  assert.ok(shown.scenes.some((scene) => scene.kind === 'film' && scene.id === film.body.id))
  assert.equal(files[song.body.id]?.title, 'Hymn')
  assert.equal((await world.visitor.get(files[film.body.id]?.filePath ?? '')).status, 200)
})

test('each scene but a film is a JPEG of the film’s size', async () => {
  for (const scene of (await readPlan()).shown.scenes.filter(isStill)) {
    const { status, headers, bytes } = await drawStill(scene)
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'image/jpeg')
    assert.equal(headers[remarksHeader], encodeURIComponent('[]'))
    const { width, height, format } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height], ['jpeg', 1280, 720], scene.kind)
  }
})

test('a scene is drawn from what it shows, and nothing else is read for it', async () => {
  const another = await addPicture('Bees again', '#a0c020')
  await admin.call('PUT /api/settings', { body: { portraitPath: another.filePath } })
  await world.settle()
  for (const scene of (await readPlan()).shown.scenes) {
    const { slides, rows, portrait } = await readScene(world.context, scene)
    const ids = scene.kind === 'pictures' ? scene.ids : []
    assert.deepEqual([...slides.keys()], ids)
    assert.deepEqual([...rows.keys()], ids)
    assert.equal(portrait?.id, scene.kind === 'title' ? another.id : undefined)
  }
})

test('two upright photographs stand beside each other as in the show, each with its own caption', async () => {
  const colours = ['#204060', '#602040'] as const
  for (const colour of colours) await addPicture('Upright', colour, [300, 600])
  await admin.call('PUT /api/settings', { body: { slideshowSideBySide: 'on' } })
  await world.settle()
  const scene = (await readPlan()).shown.scenes.find(
    (each) => each.kind === 'pictures' && each.ids.length > 1,
  )
  const { data } = await sharp((await drawStill(scene)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * 1280 + x) * 3, (y * 1280 + x) * 3 + 3)]
  const isNear = (actual: number[], colour: string) =>
    channelsOf(colour).every((value, index) => Math.abs(value - (actual[index] ?? 0)) < 8)
  assert.ok(isNear(pixel(630, 300), colours[0]), pixel(630, 300).join())
  assert.ok(isNear(pixel(650, 300), colours[1]), pixel(650, 300).join())
  assert.ok(isNear(pixel(640, 300), '#000000') && isNear(pixel(200, 300), '#000000'))
  const brightest = (from: number, to: number) => {
    let most = 0
    for (let y = 600; y < 720; y++) for (let x = from; x < to; x++) most = Math.max(most, ...pixel(x, y))
    return most
  }
  assert.ok(brightest(250, 390) > 220 && brightest(890, 1030) > 220)
  assert.ok(brightest(500, 780) < 120, 'no words run across both')
})

test('marks upon marks are left out of titles and captions, whose other words stay, and the film says so', async () => {
  const stack = (letter: string, length: number) => letter + '\u0301'.repeat(length - 1)
  const title = stack('t', limits.title)
  const marked = await addPicture(title, '#808080', undefined, `${stack('d', 4_000)} and all other words`)
  const slideshowEnd = stack('e', limits.sentence)
  const body = { name: stack('n', limits.name), slideshowEnd, portraitPath: null }
  await admin.call('PUT /api/settings', { body })
  await world.settle()
  const scenes = (await readPlan()).shown.scenes.filter(
    (scene) => isStill(scene) && (scene.kind !== 'pictures' || scene.ids.includes(marked.id)),
  )
  const stills = await Promise.all(scenes.map(drawStill))
  const leftOut = (marks: string, letter: string) =>
    `${marks} marks are left out where a letter has more than can be drawn: ${stack(letter, 31)}`
  assert.deepEqual(
    stills.map(({ headers }) => JSON.parse(decodeURIComponent(String(headers[remarksHeader])))),
    [[leftOut('89', 'n')], [leftOut('169', 't'), leftOut('3,969', 't')], [leftOut('269', 'e')]],
  )
  const top = { left: 0, top: 0, width: 1280, height: 100 }
  const { channels } = await sharp(await sharp(stills[0]?.bytes).extract(top).toBuffer()).stats()
  assert.ok(Math.max(...channels.map(({ max }) => max)) < 40, 'the name stays off the top of its card')
})
