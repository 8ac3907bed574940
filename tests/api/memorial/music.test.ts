import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Track } from '../../../contract/memorial/music.ts'
import { hasFfmpeg } from '../../../server/codecs/programs/ffmpeg.ts'
import type { ChosenFile } from '../../../samples/multipart.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const withFfmpeg = await hasFfmpeg()

const { world, admin: administrator } = await openSharedWorld()
beforeEach(async () => {
  for (const { id } of await playlist()) await administrator.call('DELETE /api/music/:id', { params: { id } })
})

const playlist = async (): Promise<Track[]> => (await world.visitor.call('GET /api/music')).body
const titles = async () => (await playlist()).map(({ title }) => title)
const add = (file: ChosenFile, title?: string) =>
  administrator.call('POST /api/music', { form: { ...(title !== undefined && { title }), file } })
const added = async (file: string, title?: string): Promise<Track> => {
  const { status, body, text } = await add(fixture(`audio/${file}`), title)
  assert.equal(status, 201, text)
  return body
}
const hymn = 'through-space.flac'

describe('an added song', () => {
  it('is called by its file name without extension, its artist is read from the tags, and visitors hear it', async () => {
    const song = await added('a-new-journey-cover.mp3')
    assert.equal(song.title, 'a-new-journey-cover')
    assert.equal(song.artist, 'Max McCracken')
    assert.equal(song.originalName, 'a-new-journey-cover.mp3')
    assert.equal(song.fileSize, fixture('audio/a-new-journey-cover.mp3').bytes.length)
    assert.equal(Math.round(song.duration ?? 0), 30)
    assert.match(song.filePath, /^\/uploads\/[\w-]{22}\/song\.mp3$/)
    const [heard] = await playlist()
    assert.deepEqual(heard?.id, song.id)
  })

  it('keeps the title of the request, unless it is blank', async () => {
    assert.equal((await added(hymn, 'The last waltz')).title, 'The last waltz')
    assert.equal((await added(hymn, '  ')).title, 'through-space')
  })

  it('shows the title in its tags, and the name of its file, only to the administrator', async () => {
    const song = await added('through-space-tags.ogg')
    assert.equal(song.tagTitle, 'Through Space — Uzayda 宇宙')
    const [heard] = await playlist()
    assert.equal('tagTitle' in (heard ?? {}), false)
    assert.equal('originalName' in (heard ?? {}), false)
  })

  for (const [file, type, name] of [
    ['nebula-no-tags.mp3', 'audio/mpeg', 'song.mp3'],
    ['nebula.wav', 'audio/wav', 'song.wav'],
    ['through-space-tags.ogg', 'audio/ogg', 'song.ogg'],
    ['nebula.m4a', 'audio/mp4', 'song.m4a'],
    ['through-space.flac', 'audio/flac', 'song.flac'],
    ['really-mp3.ogg', 'audio/mpeg', 'song.mp3'],
  ] as const) {
    it(`is served as ${type} without its tags: ${file}`, async () => {
      const { filePath } = await added(file)
      assert.ok(filePath.endsWith(`/${name}`))
      const { status, headers, bytes } = await world.visitor.get(filePath)
      assert.deepEqual([status, headers['content-type'], headers['accept-ranges']], [200, type, 'bytes'])
      assert.ok(bytes.length > fixture(`audio/${file}`).bytes.length * 0.85)
      assert.ok(!bytes.includes('McCracken'))
      assert.equal((await world.visitor.get(filePath.replace(name, 'original'))).status, 404)
    })
  }

  for (const file of ['through-space-tags.ogg', 'through-space.flac'])
    it(`has a copy that every iPhone plays: ${file}`, { skip: !withFfmpeg }, async () => {
      const { filePath } = await added(file)
      await world.settle()
      const [heard] = await playlist()
      assert.equal(heard?.filePath, filePath.replace(/song\.\w+$/, 'song.m4a'))
      const { status, headers } = await world.visitor.get(heard.filePath)
      assert.deepEqual([status, headers['content-type']], [200, 'audio/mp4'])
      assert.equal((await world.visitor.get(filePath)).status, 200)
    })

  it('is stored, but not played to visitors, if nothing here can decode it', async () => {
    const file = fixture('audio/nebula.m4a')
    const text = file.bytes.toString('latin1').replaceAll('mp4a', 'apac').replaceAll('esds', 'dapa')
    const { status } = await add({ ...file, bytes: Buffer.from(text, 'latin1') })
    assert.equal(status, 201)
    await world.settle()
    assert.deepEqual(await titles(), [])
    const [song] = (await administrator.call('GET /api/music')).body
    assert.deepEqual([song?.problem, Math.round(song?.duration ?? 0)], ['not_playable', 25])
    assert.equal((await administrator.get(song?.filePath ?? '')).status, 200)
    await administrator.call('DELETE /api/music/:id', { params: { id: song?.id ?? '' } })
  })

  it('leaves nothing behind when it is deleted while its copy is made', async () => {
    const { id } = await added('through-space.flac')
    const { storage } = world.context
    const put = storage.put.bind(storage)
    storage.put = async (key, file) => {
      storage.put = put
      await administrator.call('DELETE /api/music/:id', { params: { id } })
      await storage.remove(await storage.list(`private/${id}/`))
      await world.context.db.deleteFrom('jobs').where('kind', '=', 'remove-private').execute()
      await put(key, file)
    }
    await world.settle()
    assert.deepEqual(await storage.list(`private/${id}/`), [])
  })

  it('is needed: a form without a file is rejected', async () => {
    const { status } = await administrator.call('POST /api/music', { form: { title: 'Silence' } })
    assert.equal(status, 400)
  })

  it('may have any name at all, and none of it is in its address', async () => {
    const name = `../it's "100%" <b> \u{1F33B} ${'long'.repeat(80)}.flac`
    const { body } = await add(fixture(`audio/${hymn}`, { name }))
    assert.ok(body.title.length <= 200)
    assert.match(body.filePath, /^\/uploads\/[\w-]{22}\/song\.flac$/)
  })
})

describe('the playlist', () => {
  it('has new songs at its end, can be reordered in part and is returned so; the others keep their positions', async () => {
    const [waltz, march] = [await added(hymn, 'waltz'), await added(hymn, 'march')]
    await added(hymn, 'aria')
    assert.deepEqual(await titles(), ['waltz', 'march', 'aria'])
    const order = [
      { id: march.id, order: 0 },
      { id: waltz.id, order: 1 },
    ]
    const { status, body } = await administrator.call('POST /api/music/reorder', { body: { order } })
    assert.deepEqual([status, body.map(({ title }) => title)], [200, ['march', 'waltz', 'aria']])
    assert.deepEqual(await titles(), ['march', 'waltz', 'aria'])
  })
})

describe('a stored song', () => {
  it('gets another title, but no blank one', async () => {
    const { id } = await added(hymn, 'waltz')
    const params = { id }
    const renamed = await administrator.call('PUT /api/music/:id', {
      params,
      body: { title: 'The last waltz' },
    })
    assert.deepEqual([renamed.status, renamed.body.title], [200, 'The last waltz'])
    const blank = await administrator.call('PUT /api/music/:id', { params, body: { title: '   ' } })
    assert.deepEqual([blank.status, blank.refusal.issues?.[0]?.message], [400, 'A title is needed'])
    const long = await administrator.call('PUT /api/music/:id', { params, body: { title: 'x'.repeat(201) } })
    assert.equal(long.status, 400)
    assert.deepEqual(await titles(), ['The last waltz'])
  })

  it('is deleted forever, with its address and files', async () => {
    const { id, filePath } = await added(hymn, 'waltz')
    await world.visitor.get(filePath)
    const params = { id }
    assert.equal((await administrator.call('DELETE /api/music/:id', { params })).status, 204)
    assert.equal((await world.visitor.get(filePath)).status, 404)
    assert.equal((await administrator.call('DELETE /api/music/:id', { params })).status, 404)
    assert.equal(
      (await administrator.call('PUT /api/music/:id', { params, body: { title: 'x' } })).status,
      404,
    )
    await world.settle()
    assert.deepEqual(await world.context.storage.list(`private/${id}/`), [])
    assert.deepEqual(
      await world.context.storage.list(filePath.replace('/uploads/', 'public/').replace('song.flac', '')),
      [],
    )
  })
})
