import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { crc32 } from 'node:zlib'
import { sourceFromFile } from '../../server/platform/storage/byteSource.ts'
import { openFileWorkers, SourceError } from '../../server/platform/storage/fileWorkers.ts'
import { sync } from '../../server/platform/storage/disk.ts'
import { syncFileSystem } from '../../server/platform/storage/syncFileSystem.ts'
import { createZipFile } from '../../server/platform/zip/zipFile.ts'
import { readZip } from '../support/files/readZip.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const workers = openFileWorkers()
after(() => workers.close())
const at = (name: string) => path.join(folder, name)
const bytes = randomBytes(3_000_000)
await writeFile(at('photo'), bytes)
const whole = [{ path: at('photo'), start: 0, end: bytes.length }]

test('a copy is identical, in a newly made folder, with its checksums', async () => {
  const measured = await workers.copy(whole, at('a/b/copy'), { sha256: true, crc32: true })
  assert.ok((await readFile(at('a/b/copy'))).equals(bytes))
  assert.deepEqual(measured, {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    crc32: crc32(bytes),
  })
})

test('pieces of files and bytes between them become one file', async () => {
  const between = Buffer.from('a caption')
  const pieces = [
    { path: at('photo'), start: 0, end: 10 },
    between,
    { path: at('photo'), start: 20, end: bytes.length },
  ]
  await workers.copy(pieces, at('joined'), {})
  const expected = Buffer.concat([bytes.subarray(0, 10), between, bytes.subarray(20)])
  assert.ok((await readFile(at('joined'))).equals(expected))
})

test('read errors differ from write errors, and neither leaves a file', async () => {
  const missing = [{ path: at('missing'), start: 0, end: 1 }]
  const shorter = [{ path: at('photo'), start: 0, end: bytes.length + 1 }]
  for (const pieces of [missing, shorter])
    await assert.rejects(workers.copy(pieces, at('c/copy'), {}), SourceError)
  assert.deepEqual(await readdir(at('c')), [])
  await assert.rejects(workers.copy(whole, at('photo/below'), {}), (error: NodeJS.ErrnoException) => {
    assert.ok(!(error instanceof SourceError))
    return ['ENOTDIR', 'EEXIST'].includes(error.code ?? '')
  })
})

test('many more copies than threads are made, including those after a failure', async () => {
  await mkdir(at('many'))
  const copies = Array.from({ length: 50 }, (_, index) =>
    index === 7
      ? workers.copy([{ path: at('missing'), start: 0, end: 1 }], at('many/7'), {}).catch(() => null)
      : workers.copy(whole, at(`many/${index}`), {}),
  )
  await Promise.all(copies)
  assert.equal((await readdir(at('many'))).length, 49)
})

test('a file that disappears while a ZIP file is written is left out, and all others are in it', async () => {
  const zip = await createZipFile(workers, at('copy.zip'))
  const names = ['first', 'second', 'third']
  const added = names.map((name) => {
    const source = sourceFromFile(at(name === 'second' ? 'missing' : 'photo'), bytes.length)
    return zip.add(name, source)
  })
  const outcomes = await Promise.allSettled(added)
  const statuses = outcomes.map(({ status }) => status)
  assert.deepEqual(statuses, ['fulfilled', 'rejected', 'fulfilled'])
  await zip.finish()
  const files = readZip(await readFile(at('copy.zip')))
  assert.deepEqual([...files.keys()], ['first', 'third'])
  assert.ok(files.get('third')?.equals(bytes))
})

test('while a ZIP file is written, no other process can write under its name', async () => {
  const first = await createZipFile(workers, at('one.zip'))
  await assert.rejects(createZipFile(workers, at('one.zip')), /Another process is writing \S+one\.zip\. Wait/)
  await first.add('photo', sourceFromFile(at('photo'), bytes.length))
  await first.finish()
  const second = await createZipFile(workers, at('one.zip'))
  await first[Symbol.asyncDispose]()
  await second.add('again', sourceFromFile(at('photo'), bytes.length))
  await second.finish()
  assert.deepEqual([...readZip(await readFile(at('one.zip'))).keys()], ['again'])
  const remainingFiles = (await readdir(folder)).filter((name) => name.startsWith('one.zip'))
  assert.deepEqual(remainingFiles, ['one.zip'])
})

test('a long video is read in parts of a megabyte, so that memory does not grow with it', {
  skip: process.platform !== 'linux' && 'calls of the system are counted in /proc',
}, async () => {
  const MB = 1024 ** 2
  await (await open(at('film'), 'w')).close()
  // a hole takes no room on the disk
  await truncate(at('film'), 256 * MB)
  const countReads = async () => Number(/syscr: (\d+)/.exec(await readFile('/proc/self/io', 'utf8'))?.[1])
  const before = await countReads()
  const { bytes: read } = await workers.measure([{ path: at('film'), start: 0, end: 256 * MB }], {})
  assert.equal(read, 256 * MB)
  assert.ok((await countReads()) - before >= 256)
})

test('many files are synced one by one where the disk cannot be synced as a whole', async () => {
  const { PATH } = process.env
  process.env.PATH = at('no-programs')
  try {
    await assert.rejects(workers.sync([...Array<string>(50).fill(at('photo')), at('missing')]), {
      code: 'ENOENT',
    })
    await workers.sync(Array<string>(50).fill(at('photo')))
  } finally {
    process.env.PATH = PATH
  }
})

test('a file system whose sync may return too early is not synced as a whole', async () => {
  assert.equal(await syncFileSystem(process.platform === 'linux' ? '/proc' : at('photo')), false)
})

test('a folder that its file system cannot sync is ignored; such a file is not', async () => {
  // /proc refuses to sync folders and files
  await sync('/proc/self')
  await workers.sync(['/proc/self'])
  await assert.rejects(sync('/proc/self/status'), { code: 'EINVAL' })
  await assert.rejects(workers.sync(['/proc/self/status']), { code: 'EINVAL' })
})
