import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { remarksHeader } from '../../contract/film.ts'
import { fixture } from '../support/fixtures.ts'
import { readScene } from '../../server/film/plan.ts'
import { openWorld } from '../support/world.ts'

const world = await openWorld()
after(() => world.close())
const admin = await world.administrator()
const form = { title: 'Bees', file: fixture('photos/landscape-2mp-bee.jpg') }
assert.equal((await admin.call('POST /api/media', { form })).status, 201)
await admin.call('PUT /api/settings', {
  body: { name: 'Arne Lindholm', slideshowBeginning: 'on', slideshowEnd: 'Thank you for coming' },
})

const readPlan = async () => (await admin.call('GET /api/film')).body

test('a browser that makes the film reads the timeline of the server’s, and says that there is no song', async () => {
  const { shown, files, remarks } = await readPlan()
  assert.equal(shown.seconds, 6 + 5 + 8)
  assert.deepEqual(
    shown.scenes.map(({ kind }) => kind),
    ['title', 'pictures', 'end'],
  )
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
  for (const scene of (await readPlan()).shown.scenes) {
    if (scene.kind === 'film') continue
    const body = { scene, height: '720', captions: true }
    const { status, headers, bytes } = await admin.call('POST /api/film/stills', { body })
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'image/jpeg')
    assert.equal(headers[remarksHeader], encodeURIComponent('[]'))
    const { width, height, format } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height], ['jpeg', 1280, 720], scene.kind)
  }
})

test('a scene is drawn from what it shows, and nothing else is read for it', async () => {
  const another = await admin.call('POST /api/media', {
    form: { title: 'Bees again', file: fixture('photos/landscape-2mp-bee.jpg') },
  })
  await admin.call('PUT /api/settings', { body: { portraitPath: another.body.filePath } })
  await world.settle()
  for (const scene of (await readPlan()).shown.scenes) {
    const { slides, rows, portrait } = await readScene(world.context, scene)
    const ids = scene.kind === 'pictures' ? scene.ids : []
    assert.deepEqual([...slides.keys()], ids)
    assert.deepEqual([...rows.keys()], ids)
    assert.equal(portrait?.id, scene.kind === 'title' ? another.body.id : undefined)
  }
})

test('two upright photographs stand beside each other as in the show, each with its own caption', async () => {
  const colours = ['#204060', '#602040'] as const
  for (const background of colours) {
    const canvas = sharp({ create: { width: 300, height: 600, channels: 3, background } })
    const file = { name: 'upright.png', type: 'image/png', bytes: await canvas.png().toBuffer() }
    const { status } = await admin.call('POST /api/media', { form: { title: 'Upright', file } })
    assert.equal(status, 201)
  }
  await admin.call('PUT /api/settings', { body: { slideshowSideBySide: 'on' } })
  await world.settle()
  const scene = (await readPlan()).shown.scenes.find(
    (each) => each.kind === 'pictures' && each.ids.length > 1,
  )
  const still = await admin.call('POST /api/film/stills', { body: { scene, height: '720', captions: true } })
  const { data } = await sharp(still.bytes).raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * 1280 + x) * 3, (y * 1280 + x) * 3 + 3)]
  const isNear = (actual: number[], colour: string) =>
    actual.every(
      (value, index) => Math.abs(value - Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)) < 8,
    )
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
