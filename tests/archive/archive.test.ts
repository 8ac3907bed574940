import assert from 'node:assert/strict'
import { english } from '../../languages/inLanguage.ts'
import { describe, test } from 'node:test'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { DAY } from '../../domain/timeUnits.ts'
import { type ArchiveManifest, archiveManifest } from '../../server/outputs/archive/manifest.ts'
import { readAs } from '../../server/features/readAs.ts'
import { anyVisitor } from '../../server/http/callers/caller.ts'
import { jsonReads, makeMemorialJson } from '../../server/outputs/memorialJson.ts'
import { parseCaption } from '../../server/codecs/captions/caption.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import type { Person } from '../../samples/person.ts'
import { fixture, fixturePath } from '../support/files/fixtures.ts'
import { readZip } from '../support/files/readZip.ts'
import { read } from '../support/project/projectFiles.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld, type World } from '../support/world/world.ts'

const bridge = fixture('photos/gps-5mp-bridge.jpg')
const song = fixture('audio/nebula-no-tags.mp3')

const { world, admin } = await openSharedWorld()
await fill(world, admin)

/** Fills a memorial with two photographs, a visitor's memory with a photograph, a song, a portrait, a service and an obituary. */
async function fill({ visitor }: World, admin: Person) {
  const add = async (form: Record<string, string | ReturnType<typeof fixture>>) =>
    (await admin.call('POST /api/media', { form })).body
  await add({ title: 'The bridge: his best', description: 'In <1974> & "after"', file: bridge })
  await add({ title: 'Bees', file: fixture('formats/alpha.png') })
  const portrait = await add({ listed: 'false', file: fixture('photos/small-bee.jpg') })
  await admin.call('PUT /api/settings', { body: { name: 'Arne', portraitPath: portrait.filePath } })
  await admin.call('POST /api/music', { form: { title: 'Nebula', file: song } })
  await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
  const service = { title: 'Farewell', date: 'TBD', time: 'TBD', location: 'Duluth' }
  await admin.call('POST /api/services', { body: { ...service, imagePath: portrait.filePath } })
  const files = [fixture('photos/small-bee.jpg')]
  const sent = await visitor.call('POST /api/media/upload', { form: { memoryAuthor: 'Ada', files } })
  const memory = { name: 'Ada', email: 'ada@example.org', content: 'He sang.', mailOnAnswer: true }
  const shared = await visitor.call('POST /api/memories', {
    body: { ...memory, mediaIds: sent.body.mediaIds },
  })
  await admin.call('PUT /api/memories/:id/answer', {
    params: { id: shared.body.id },
    body: { answer: 'In the bath, too.', answeredBy: 'Inga' },
  })
}

const download = async (query = '', headers = {}) => admin.get(`/api/archive${query}`, headers)
/** Returns the storage key of an archive's snapshot. */
const storedNow = (etag = '') => `archives/${etag.slice(1, 65)}.db`
const manifestIn = (files: Map<string, Buffer>): ArchiveManifest =>
  archiveManifest.parse(JSON.parse(String(files.get('files.json'))))

/** Lists the names of an object's fields, and of those of the objects in it. */
const listFields = (value: unknown): string[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([name, field]) => [name, ...listFields(field)])

describe('The archive', () => {
  test('holds every original byte for byte, in order, named by position and title', async () => {
    const { status, headers, bytes } = await download()
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'application/zip')
    assert.equal(headers['content-length'], String(bytes.length))
    assert.match(headers['content-disposition'] ?? '', /attachment; filename="Arne - all originals.zip"/)
    const files = readZip(bytes)
    assert.deepEqual(
      [...files.keys()],
      [
        'REPORT.txt',
        'files.json',
        'memorial.json',
        'captions.csv',
        'memorial.db',
        'Gallery/0001 The bridge- his best.jpg',
        'Gallery/0002 Bees.png',
        'Gallery/0003 Photo from Ada.jpg',
        'Other pictures/0001 small-bee.jpg',
        'Music/0001 Nebula.mp3',
      ],
    )
    assert.ok(files.get('Gallery/0001 The bridge- his best.jpg')?.equals(bridge.bytes))
    assert.ok(files.get('Music/0001 Nebula.mp3')?.equals(song.bytes))
    assert.match(String(files.get('REPORT.txt')), /Nothing is missing/)
  })

  test('docs/export.md lists the fields of memorial.json that visitors see', async () => {
    const responses = await readAs(anyVisitor, english, world.context, jsonReads)
    const json = makeMemorialJson(responses, {
      madeAt: new Date(0),
      texts: english,
      findFile: (address) => address,
    })
    const rows = read('docs/export.md').matchAll(/^\| `(\w+)` +\| (.*)\|$/gm)
    const listed = [...rows].map(([, part, names = '']) => [
      part,
      [...names.matchAll(/`([a-z]\w*)`/gi)].map(([, name]) => name).toSorted(),
    ])
    const fields = Object.entries(JSON.parse(json) as object).map(([part, value]) => [
      part,
      listFields(Array.isArray(value) ? value[0] : value).toSorted(),
    ])
    assert.deepEqual(Object.fromEntries(listed), Object.fromEntries(fields))
  })

  test('describes the originals in JSON and in a table', async () => {
    const files = readZip((await download()).bytes)
    const { person, media, services, memories, obituary } = JSON.parse(String(files.get('memorial.json')))
    const [first, , third] = media
    assert.deepEqual(
      [first.title, first.description, first.takenAt, first.file, first.sentAs],
      [
        'The bridge: his best',
        'In <1974> & "after"',
        '2004-07-18T16:42:10',
        'Gallery/0001 The bridge- his best.jpg',
        'gps-5mp-bridge.jpg',
      ],
    )
    assert.deepEqual(
      [third.title, third.sharedBy, third.visible, third.inSlideshow],
      [null, 'Ada', true, true],
    )
    const [memory] = memories
    assert.deepEqual(
      [memory.email, memory.approved, memory.text, memory.files, memory.answer.text],
      ['ada@example.org', true, 'He sang.', ['Gallery/0003 Photo from Ada.jpg'], 'In the bath, too.'],
    )
    assert.deepEqual([person.name, person.portrait], ['Arne', 'Other pictures/0001 small-bee.jpg'])
    assert.equal(services[0].picture, 'Other pictures/0001 small-bee.jpg')
    assert.equal(obituary.text, 'He built bridges.')
    const table = String(files.get('captions.csv'))
    assert.match(table, /^\u{feff}File,Title,/u)
    assert.match(table, /The bridge: his best,"In <1974> & ""after""",,2004-07-18T16:42:10,/)
  })

  test('continues an interrupted download for a day, even when something has changed', async () => {
    await using world = await openWorld()
    const admin = await world.administrator()
    await fill(world, admin)
    const download = (headers = {}) => admin.get('/api/archive', headers)
    const { bytes, headers } = await download()
    const etag = headers.etag ?? ''
    const [item] = (await admin.call('GET /api/media')).body
    await admin.call('PUT /api/media/:id', { params: { id: item?.id ?? '' }, body: { description: 'New' } })
    const goOn = () => download({ range: 'bytes=1000-', 'if-range': etag })
    const rest = await goOn()
    assert.equal(rest.status, 206)
    assert.equal(rest.headers['content-range'], `bytes 1000-${bytes.length - 1}/${bytes.length}`)
    assert.ok(rest.bytes.equals(bytes.subarray(1_000)))
    const beyond = await download({ range: `bytes=${bytes.length}-`, 'if-range': etag })
    assert.equal(beyond.status, 416)
    const later = await download()
    assert.notEqual(later.headers.etag, etag)
    assert.match(String(readZip(later.bytes).get('memorial.json')), /"description": "New"/)
    world.pass(DAY)
    await world.settle()
    const whole = await goOn()
    assert.equal(whole.status, 200)
    assert.notEqual(whole.headers.etag, etag)
    assert.deepEqual(await world.context.storage.list('archives/'), [storedNow(whole.headers.etag)])
  })

  test('starts over without a photograph that was deleted', async () => {
    const added = await admin.call('POST /api/media', {
      form: { title: 'Not him', file: fixture('photos/small-bee.jpg') },
    })
    const { headers } = await download()
    await admin.call('DELETE /api/media/:id', { params: { id: added.body.id } })
    await world.settle()
    const later = await download('', { range: 'bytes=1000-', 'if-range': headers.etag ?? '' })
    assert.equal(later.status, 200)
    const files = readZip(later.bytes)
    assert.deepEqual(manifestIn(files).missing, [])
    assert.doesNotMatch(String(files.get('captions.csv')), /Not him/)
  })

  test('gives its size without being read', async () => {
    const { bytes } = await download()
    const { headers, rawPayload } = await world.app.inject({
      method: 'HEAD',
      url: '/api/archive',
      headers: { cookie: admin.cookie ?? '' },
    })
    assert.equal(headers['content-length'], String(bytes.length))
    assert.equal(rawPayload.length, 0)
  })
})

describe('The archive with embedded captions', () => {
  test('has them in its JPEGs as XMP, with unchanged pictures', async () => {
    const files = readZip((await download('?captions=embedded')).bytes)
    const photo = files.get('Gallery/0001 The bridge- his best.jpg') ?? Buffer.alloc(0)
    assert.notEqual(photo.length, bridge.bytes.length)
    const caption = await parseCaption(photo)
    assert.equal(caption.title, 'The bridge: his best')
    assert.equal(
      (await parseCaption(files.get('Gallery/0003 Photo from Ada.jpg') ?? Buffer.alloc(0))).author,
      'Ada',
    )
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
    assert.ok((await pixels(photo)).equals(await pixels(bridge.bytes)))
    const listed = Object.values(manifestIn(files).files)
    const { sha256, bytes } = listed.find(({ file }) => file.startsWith('Gallery/0001')) ?? {}
    assert.deepEqual([sha256, bytes], [null, photo.length])
  })
})

describe('An original that cannot be given', () => {
  /** Opens a separate filled world, and runs `spoil` on the originals of its first two photographs. */
  async function spoiled(spoil: (storage: Storage, key: string, secondKey: string) => unknown) {
    const own = await openWorld()
    const admin = await own.administrator()
    await fill(own, admin)
    const photos = (await admin.call('GET /api/media')).body.slice(0, 2)
    for (const { id } of photos) own.breaksOriginal(id)
    const [key = '', secondKey = ''] = photos.map(({ id }) => `private/${id}/original`)
    await spoil(own.context.storage, key, secondKey)
    return { archive: () => admin.get('/api/archive'), close: own.close }
  }

  test('because it is missing or has another length, is named in the report', async () => {
    const openedBodies: Readable[] = []
    const { archive, close } = await spoiled(async (storage, key, secondKey) => {
      await storage.remove([key])
      await storage.put(secondKey, fixturePath('photos/small-bee.jpg'))
      const { open } = storage
      storage.open = async (asked, range) => {
        const openedFile = await open(asked, range)
        if (openedFile && asked === secondKey) openedBodies.push(openedFile.body)
        return openedFile
      }
    })
    const files = readZip((await archive()).bytes)
    const named =
      /MISSING: 2 .*\r\n {2}Gallery\/0001 The bridge- his best\.jpg \(sent as gps-5mp-bridge\.jpg\): it is missing\r\n {2}Gallery\/0002 Bees\.png \(sent as alpha\.png\): it is damaged/
    assert.match(String(files.get('REPORT.txt')), named)
    assert.equal(manifestIn(files).missing[0]?.originalName, 'gps-5mp-bridge.jpg')
    assert.deepEqual(
      [...files.keys()].filter((name) => name.startsWith('Gallery/')),
      ['Gallery/0003 Photo from Ada.jpg'],
    )
    assert.deepEqual(
      openedBodies.map(({ destroyed }) => destroyed),
      [true],
    )
    await close()
  })

  for (const [what, pathOfBroken] of [
    ['it breaks off', null],
    ['its disk fails behind its beginning', '/nowhere'],
  ] as const)
    test(`because ${what}, ends the download without a directory, and the next one names it`, async () => {
      const { archive, close } = await spoiled((storage, key) => {
        const { open, pathOf } = storage
        storage.pathOf = (asked) => (asked === key ? pathOfBroken : pathOf(asked))
        storage.open = async (asked, range) => {
          const isHead = range?.start === 0 && range.end < bridge.bytes.length - 1
          if (asked !== key || isHead) return open(asked, range)
          return { size: bridge.bytes.length, body: Readable.from(breakingOff(), { objectMode: false }) }
        }
      })
      const cutOff = await archive().catch(() => null)
      assert.throws(() => readZip(cutOff?.bytes ?? Buffer.alloc(0)))
      const files = readZip((await archive()).bytes)
      assert.match(String(files.get('REPORT.txt')), /\(sent as gps-5mp-bridge\.jpg\): it cannot be read/)
      await close()
    })
})

function* breakingOff() {
  yield bridge.bytes.subarray(0, 1_000)
  throw new Error('the disk is broken')
}
