import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { openStorage } from '../../server/storage/open.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'memorial-storage-'))
const spooled = path.join(dataDir, 'spooled')
await writeFile(spooled, 'a letter')
after(() => rm(dataDir, { recursive: true }))

test('storage ends with what was being written, takes nothing afterwards, and is still read', async () => {
  const storage = await openStorage({ dataDir, s3: null })
  const written = ['a', 'b', 'c'].map((name) => storage.put(`private/${name}/original`, spooled))
  await storage.endWriting()
  assert.deepEqual(await storage.list('private/'), [
    'private/a/original',
    'private/b/original',
    'private/c/original',
  ])
  await Promise.all(written)
  await assert.rejects(storage.put('private/d/original', spooled), /stopping/)
  await assert.rejects(storage.copy('private/a/original', 'public/a/original'), /stopping/)
  const opened = await storage.open('private/a/original')
  assert.equal(opened && (await text(opened.body)), 'a letter')
})
