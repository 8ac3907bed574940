import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { diskStorage } from '../../server/storage/disk.ts'
import { keepsStoragePromises } from './storage.ts'

keepsStoragePromises('A folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'memorial-disk-'))
  return {
    storage: diskStorage(folder),
    page: 1_000,
    close: () => rm(folder, { recursive: true, force: true }),
  }
})
