import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { openDiskStorage } from '../../server/platform/storage/disk.ts'
import { testStorage } from './storage.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

testStorage('A folder', async () => ({ storage: openDiskStorage(temporaryFolder()), page: 1_000 }))

test('A folder lists no files that the system or a program of synchronization has put next to ours', async () => {
  const root = temporaryFolder()
  for (const folder of ['private/a', 'lost+found']) await mkdir(path.join(root, folder), { recursive: true })
  for (const name of ['original', '.original.sync', '.DS_Store', 'desktop.ini'])
    await writeFile(path.join(root, 'private/a', name), '')
  await writeFile(path.join(root, 'lost+found/1'), '')
  const storage = openDiskStorage(root)
  for (const prefix of ['', 'private/']) assert.deepEqual(await storage.list(prefix), ['private/a/original'])
})
