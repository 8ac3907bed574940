import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import type { CopySize } from '../../../contract/outputs/copyLayout.ts'
import type { Work } from '../../../contract/work.ts'
import { parseChecksums } from '../../../server/outputs/export/checksums.ts'
import type { Person } from '../../../samples/person.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { readZip } from '../../support/files/readZip.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world, visitor, admin: administrator } = await openSharedWorld({ content: 'sampleLife', pages: true })

const photo = fixture('photos/small-bee.jpg', { name: 'From Aunt Inga.jpg' })
await administrator.call('POST /api/media', { form: { title: 'A face', file: photo } })
const song = fixture('audio/nebula-no-tags.mp3', { name: 'Kitchen recording.mp3' })
await administrator.call('POST /api/music', { form: { title: 'Nebula', file: song } })
const files = await makeCopy(administrator, 'all')

test('a copy holds what visitors see, and neither addresses nor keys nor the senders’ names for their files', async () => {
  const pages = ['index', 'gallery', 'obituary', 'services', 'memories', 'slideshow', 'slideshow-old']
  for (const page of pages) assert.ok(files.has(`${page}.html`), page)
  const gallery = readText(files, 'gallery.html')
  assert.match(gallery, /src="photos\/800\/0001-his-favorite-bridge-seen-from-the-wrong-side\.webp"/)

  const media = (await administrator.call('GET /api/media')).body
  const music = (await administrator.call('GET /api/music')).body
  const memories = (await administrator.call('GET /api/memories')).body
  const secrets = [
    ...[...media, ...music].flatMap(({ filePath }) => filePath?.split('/')[2] ?? []),
    'From Aunt Inga',
    'Kitchen recording',
    ...memories.flatMap(({ email }) => email ?? []),
  ]
  assert.ok(secrets.length > 20 && memories.some(({ email }) => email))
  for (const [name, bytes] of files) {
    if (!/\.(html|json|txt)$/.test(name)) continue
    for (const secret of secrets) assert.ok(!bytes.includes(secret), `${name} holds ${secret}`)
  }
})

test('every link and picture of a copy’s pages leads to a file in it or to another website', () => {
  for (const [name, bytes] of files) {
    if (!name.endsWith('.html')) continue
    const html = bytes.toString().replace(/<script type="application\/json".*?<\/script>/s, '')
    const single = [...html.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, address = '']) => address)
    const sets = [...html.matchAll(/ srcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
    )
    assert.ok(single.length > 3, name)
    for (const address of [...single, ...sets])
      assert.ok(files.has(address) || /^(https:\/\/|data:)/.test(address), `${name} names ${address}`)
  }
})

test('the checksums of a copy are those of its files', () => {
  const sums = parseChecksums(readText(files, 'checksums.sha256'))
  const others = [...files.keys()].filter((name) => name !== 'checksums.sha256')
  assert.deepEqual([...sums.keys()].sort(), others.sort())
  for (const [name, sum] of sums)
    assert.equal(
      createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex'),
      sum,
      name,
    )
})

test('memorial.json names everything, with files that are there', async () => {
  const memorial = JSON.parse(readText(files, 'memorial.json')) as {
    person: { name: string }
    media: { file: string; title: string }[]
    music: { file: string }[]
    memories: { name: string; files: string[] }[]
    services: unknown[]
  }
  assert.equal(memorial.person.name, 'Walter Arne Lindholm')
  assert.equal(memorial.services.length, (await visitor.call('GET /api/services')).body.length)
  assert.equal(memorial.media.length, (await visitor.call('GET /api/media')).body.length)
  const named = [
    ...memorial.media,
    ...memorial.music,
    ...memorial.memories.flatMap((one) => one.files.map((file) => ({ file }))),
  ]
  for (const { file } of named) assert.ok(files.has(file), file)
})

test('READ ME names the folders that are in the copy, and no other', async () => {
  const namedIn = (copy: typeof files) =>
    ['photos', 'videos', 'music'].filter((folder) =>
      new RegExp(`^  ${folder} `, 'm').test(readText(copy, 'READ ME.txt')),
    )
  const foldersOf = (copy: typeof files) =>
    ['photos', 'videos', 'music'].filter((folder) =>
      [...copy.keys()].some((name) => name.startsWith(`${folder}/`)),
    )
  assert.deepEqual(namedIn(files), foldersOf(files))
  await using small = await openWorld({ pages: true })
  const admin = await small.administrator()
  await admin.call('POST /api/media', { form: { title: 'A face', file: photo } })
  await admin.call('POST /api/work/copy', { body: { size: 'all', book: false } })
  await small.settle()
  const { work } = (await admin.call('GET /api/work/copy')).body
  const { bytes } = await admin.get(work?.filePath ?? '')
  const copy = [...readZip(bytes)].map(([name, content]) => [name.replace(/^[^/]*\//, ''), content] as const)
  assert.deepEqual(namedIn(new Map(copy)), ['photos'])
})

test('a small copy holds no picture above 800 pixels, and only the administrator gets it or parts of it, until it is removed', async () => {
  const files = await makeCopy(administrator, 'small')
  const pictures = [...files.keys()].filter((name) => name.startsWith('photos/'))
  assert.deepEqual([...new Set(pictures.map((name) => name.split('/')[1]))].sort(), ['384', '800'])
  const { filePath } = await readCopy()
  assert.equal((await visitor.get(filePath ?? '')).status, 401)
  const part = await administrator.get(filePath ?? '', { range: 'bytes=0-1' })
  assert.deepEqual([part.status, part.text], [206, 'PK'])
  assert.equal((await administrator.call('DELETE /api/work/copy')).status, 204)
  assert.equal((await administrator.get(filePath ?? '')).status, 404)
  assert.equal((await administrator.call('GET /api/work/copy')).body.work, null)
  await world.settle()
  const id = filePath?.split('/')[3] ?? ''
  assert.deepEqual(await world.context.storage.list(`private/${id}/`), [])
})

test('a photograph whose files are lost is named in the copy and in the remarks on it', async () => {
  const [lost] = (await administrator.call('GET /api/media')).body
  world.breaksOriginal(String(lost?.id))
  const keys = await world.context.storage.list(`private/${lost?.id}/`)
  await world.context.storage.remove(keys)
  const files = await makeCopy(administrator, 'all')
  assert.deepEqual((await readCopy()).remarks, [`Could not be read, and is not in the copy: ${lost?.title}`])
  assert.match(readText(files, 'READ ME.txt'), new RegExp(`are not in it:\\s+${lost?.title}`))
})

test('another paper changes a copy with the book, whose remarks are its own, and not one without it', async () => {
  await using small = await openWorld({ pages: true })
  const admin = await small.administrator()
  await admin.call('POST /api/media', { form: { title: 'A face', file: photo } })
  await admin.call('PUT /api/settings', { body: { paper: 'letter' } })
  for (const [book, paper, remarks] of [
    [true, 'a4', ['The book: Will look soft in print, at 150 dpi: A face']],
    [false, 'letter', []],
  ] as const) {
    assert.equal((await admin.call('POST /api/work/copy', { body: { size: 'small', book } })).status, 200)
    await small.settle()
    const read = async () => (await admin.call('GET /api/work/copy')).body.work
    const made = await read()
    assert.deepEqual([made?.state, made?.isChanged, made?.remarks], ['ready', false, remarks])
    assert.equal((await admin.call('PUT /api/settings', { body: { paper } })).status, 200)
    assert.equal((await read())?.isChanged, book)
  }
})

test('a Polish keeper of a German memorial reads Polish remarks, and every visitor a German copy', async () => {
  await using small = await openWorld({ pages: true })
  const admin = await small.administrator()
  await admin.call('POST /api/media', { form: { title: 'Bienen', file: photo } })
  const { body } = await admin.call('POST /api/media', { form: { title: 'Portrait', file: photo } })
  await admin.call('PUT /api/settings', { body: { language: 'de', portraitPath: body.filePath } })
  await small.settle()
  await small.context.storage.remove(await small.context.storage.list(`private/${body.id}/`))
  small.breaksOriginal(body.id)
  await admin.call('POST /api/work/copy', { body: { size: 'small', book: true } })
  await small.settle()
  const read = async (language: string) =>
    (await admin.call('GET /api/work/copy', { headers: { 'accept-language': language } })).body.work
  const [lost = '', ...ofBook] = (await read('pl'))?.remarks ?? []
  assert.equal(lost, 'Nie udało się odczytać i\u00a0nie ma tego w\u00a0kopii: Portrait')
  assert.ok(ofBook.length > 0)
  for (const remark of ofBook) assert.match(remark, /^Książka: .*: (Bienen|Portret|Portrait)$/)
  assert.equal((await read('en'))?.remarks[0], 'Could not be read, and is not in the copy: Portrait')
  const { bytes, headers } = await admin.get((await read('pl'))?.filePath ?? '')
  const inGerman = readZip(bytes)
  const readGerman = (name: string) => readText(inGerman, `Gedenkseite-walter-arne-lindner/${name}`)
  assert.match(readGerman('LIESMICH.txt'), /Walter Arne Lindner[^]*\r\n {2}Buch\.pdf {4}alles als Buch/)
  assert.match(readGerman('Buch.pdf'), /^%PDF-/)
  assert.match(readGerman('index.html'), /href="Buch\.pdf"/)
  assert.match(headers['content-disposition'] ?? '', /filename="Gedenkseite\.zip"/)
})

const readText = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString() ?? ''

async function readCopy(): Promise<Work> {
  const { work } = (await administrator.call('GET /api/work/copy')).body
  assert.ok(work, 'there is a copy')
  return work
}

/** Makes and downloads a copy; returns its files, without the name of their folder. */
async function makeCopy(someone: Person, size: CopySize): Promise<Map<string, Buffer>> {
  await someone.call('DELETE /api/work/copy')
  await someone.call('POST /api/work/copy', { body: { size } })
  await world.settle()
  const { state, message, filePath } = await readCopy()
  assert.equal(state, 'ready', message ?? '')
  const { bytes } = await someone.get(filePath ?? '')
  const files = [...readZip(bytes)].map(
    ([name, content]) => [name.replace('memorial-walter-arne-lindholm/', ''), content] as const,
  )
  return new Map(files)
}
