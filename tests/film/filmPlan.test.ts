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
