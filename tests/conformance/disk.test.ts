import { openDiskStorage } from '../../server/platform/storage/disk.ts'
import { testStorage } from './storage.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

testStorage('A folder', async () => ({ storage: openDiskStorage(temporaryFolder()), page: 1_000 }))
