import assert from 'node:assert/strict'
import { mkdir, open, readFile, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { openDiskStorage } from '../../../server/platform/storage/disk.ts'
import { openCuttableDisk } from './powerCuts.ts'

const skip = userInfo().uid !== 0 && 'only root may mount'

test('When the power is cut, what was stored is there, byte for byte; what was only written is not', {
  skip,
}, async (t) => {
  const disk = await openCuttableDisk()
  t.after(() => disk.close())
  const at = (name: string) => path.join(disk.dataDir, name)
  await mkdir(at('files'), { recursive: true })
  const folder = await open(path.dirname(disk.dataDir))
  await folder.sync()
  await folder.close()
  const photo = Buffer.alloc(3_000_000, 'a photograph')
  await writeFile(path.join(path.dirname(disk.dataDir), 'spooled'), photo)
  const storage = openDiskStorage(at('files'))
  await storage.put('private/abc/original', path.join(path.dirname(disk.dataDir), 'spooled'))
  await storage.copy('private/abc/original', 'public/key/photo.jpg')
  await writeFile(at('only-written'), photo)
  await disk.cut(async () => undefined)
  for (const key of ['private/abc/original', 'public/key/photo.jpg'])
    assert.ok((await readFile(at(`files/${key}`))).equals(photo))
  const written = await stat(at('only-written')).catch(() => null)
  assert.notEqual(written?.size, photo.length)
})
