import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { openStorage } from '../../server/platform/storage/open.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const dataDir = temporaryFolder()
const spooled = path.join(dataDir, 'spooled')
await writeFile(spooled, 'a letter')

test('ended storage completes writes in progress, rejects later ones, and can still be read', async () => {
  const storage = await openStorage({ dataDir, s3: null })
  const keys = ['a', 'b', 'c'].map((name) => `private/${name}/original`)
  const written = keys.map((key) => storage.put(key, spooled))
  await storage.endWriting()
  assert.deepEqual(await storage.list('private/'), keys)
  await Promise.all(written)
  await assert.rejects(storage.put('private/d/original', spooled), /stopping/)
  await assert.rejects(storage.copy('private/a/original', 'public/a/original'), /stopping/)
  const opened = await storage.open('private/a/original')
  assert.equal(opened && (await text(opened.body)), 'a letter')
})
