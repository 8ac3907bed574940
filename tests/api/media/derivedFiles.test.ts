import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { animatedName, photoName, pictures, toSiblingPath } from '../../../contract/media/pictures.ts'
import type { ChosenFile } from '../../../samples/multipart.ts'
import { fail } from '../../../server/base/errors/fail.ts'
import { hasFfmpeg } from '../../../server/codecs/programs/ffmpeg.ts'
import { allFormats, getExtension } from '../../../domain/files/formats.ts'
import { derive } from '../../../server/features/media/files/files.ts'
import { makeByFfmpeg } from '../../codecs/codecFixture.ts'
import { fixture, fixturePath } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
const { codecs, storage } = world.context

/** The calls of the codecs since the test began. */
let calls: string[] = []
let areBroken = false
for (const name of ['probePhoto', 'makePictures', 'probeVideo', 'copySong'] as const) {
  const run = codecs[name] as (...input: unknown[]) => Promise<unknown>
  Object.assign(codecs, {
    [name]: (...input: unknown[]) => {
      calls.push(name)
      return areBroken ? Promise.reject(fail('broken_file', { file: 'a' })) : run(...input)
    },
  })
}
beforeEach(() => {
  calls = []
  areBroken = false
})

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

/** Adds a file, and returns its id and public path once all its files are made. */
async function add(route: 'POST /api/media' | 'POST /api/music', file: ChosenFile) {
  const { status, body, text } = await admin.call(route, { form: { file } })
  assert.equal(status, 201, text)
  await world.settle()
  const lists = [await admin.call('GET /api/media'), await admin.call('GET /api/music')]
  const item = lists.flatMap((list) => [...list.body] as { id: string; filePath: string | null }[])
  return { id: body.id, filePath: item.find(({ id }) => id === body.id)?.filePath ?? '' }
}

/** Converts a fixture to a file as another program saves it. */
const convert = (name: string, from: string, options: string): ChosenFile => ({
  name,
  bytes: readFileSync(makeByFfmpeg(name, '-t', '1', '-i', fixturePath(from), ...options.split(' '))),
  type: '',
})

const allNames = new Set([
  ...Object.values(pictures).map(({ name }) => name),
  photoName,
  animatedName,
  'original',
  ...allFormats.map(getExtension).flatMap((extension) => [`song.${extension}`, `video.${extension}`]),
  'song.m4a',
  'photo.png',
  'page.html',
])

const ofMusic: Record<string, () => ChosenFile> = {
  'an MP3': () => fixture('audio/nebula-no-tags.mp3'),
  'a WAV': () => fixture('audio/nebula.wav'),
  'an OGG': () => fixture('audio/through-space-tags.ogg'),
}
const ofFfmpeg: Record<string, () => ChosenFile> = {
  'a WMA': () => convert('player.wma', 'audio/nebula.wav', '-c:a wmav2'),
}
const ofMedia: Record<string, () => ChosenFile> = {
  'a photograph': () => fixture('photos/small-bee.jpg'),
  'a GIF that moves': () => fixture('formats/animated.gif'),
  'an MP4': () => fixture('video/h264-aac.mp4'),
  'a WebM': () => fixture('video/vp9-opus.webm'),
}

describe('The files of an item are those that are made of it, and asking for any other name costs nothing:', () => {
  const items = [
    ...Object.entries(ofMusic).map((each) => ['POST /api/music', false, ...each] as const),
    ...Object.entries(ofFfmpeg).map((each) => ['POST /api/music', skip, ...each] as const),
    ...Object.entries(ofMedia).map((each) => ['POST /api/media', false, ...each] as const),
  ]
  for (const [route, skipped, title, make] of items)
    test(title, { skip: skipped }, async () => {
      const { id, filePath } = await add(route, make())
      const served: string[] = []
      for (const name of allNames) {
        calls = []
        const { status } = await world.visitor.get(toSiblingPath(filePath, name))
        assert.ok(status === 200 || status === 404, `${name}: ${status}`)
        if (status === 200) served.push(name)
        else assert.deepEqual(calls, [], name)
      }
      const stored = (await storage.list(`private/${id}/`)).map((key) => path.basename(key))
      assert.deepEqual(served.sort(), stored.filter((name) => name !== 'original').sort())
      assert.ok(served.includes(path.basename(filePath)))
    })
})

test('a key with anything behind it is no address, and nothing is published there', async () => {
  const { filePath } = await add('POST /api/media', fixture('photos/small-bee.jpg'))
  for (const end of ['.', '.1', '.0123456789ab', '.x.y', '%2e1']) {
    const { status } = await world.visitor.get(filePath.replace(/\/[^/]+$/, `${end}$&`))
    assert.equal(status, 404, end)
  }
  const folder = filePath.split('/')[2] ?? ''
  const published = (await storage.list('public/')).map((key) => key.split('/')[1] ?? '')
  assert.deepEqual(
    published.filter((each) => each.startsWith(folder) && each !== folder),
    [],
  )
})

describe('A file that cannot be made', () => {
  let item: { id: string; filePath: string }
  beforeEach(async () => {
    item = await add('POST /api/media', fixture('photos/landscape-2mp-bee.jpg'))
  })
  /** Asks for a file that cannot be made. */
  const failToMake = async (name: string) => {
    areBroken = true
    assert.equal((await get(name)).status, 400)
    areBroken = false
  }
  const get = (name: string) => world.visitor.get(toSiblingPath(item.filePath, name))
  const getPrivate = (name: string) => admin.get(`/uploads/private/${item.id}/${name}`)

  test('is tried once, and not again for anybody', async () => {
    areBroken = true
    assert.equal((await get(pictures.huge.name)).status, 400)
    assert.ok(calls.length > 0)
    calls = []
    for (let n = 0; n < 3; n++) assert.equal((await get(pictures.huge.name)).status, 404)
    assert.equal((await getPrivate(pictures.huge.name)).status, 404)
    assert.deepEqual(calls, [])
  })

  test('does not keep another file of the same item from being made', async () => {
    await failToMake(pictures.huge.name)
    assert.equal((await get(pictures.link.name)).status, 200)
  })

  test('is tried again when the picture changes', async () => {
    await failToMake(pictures.huge.name)
    const { status, body } = await admin.call('PUT /api/media/:id/adjustment', {
      params: { id: item.id },
      body: { rotate: 90 },
    })
    assert.equal(status, 200)
    await world.settle()
    item = { id: item.id, filePath: body.filePath ?? '' }
    assert.equal((await world.visitor.get(await publicPath(pictures.huge.name))).status, 200)
  })

  test('is served as soon as a job has made it', async () => {
    areBroken = true
    const name = pictures.large.name
    await storage.remove((await storage.list('private/')).filter((key) => key.endsWith(name)))
    await storage.remove((await storage.list('public/')).filter((key) => key.endsWith(name)))
    assert.equal((await world.visitor.get(await publicPath(name))).status, 400)
    assert.equal((await world.visitor.get(await publicPath(name))).status, 404)
    areBroken = false
    const row = await world.context.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow()
    await derive(world.context, row)
    assert.equal((await world.visitor.get(await publicPath(name))).status, 200)
  })

  const publicPath = async (name: string) => {
    const { body } = await world.visitor.call('GET /api/media')
    return toSiblingPath(body.find(({ id }) => id === item.id)?.filePath ?? '', name)
  }
})
