import { diskStorage } from '../../server/platform/storage/disk.ts'
import { keepsStoragePromises } from './storage.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

keepsStoragePromises('A folder', async () => ({ storage: diskStorage(temporaryFolder()), page: 1_000 }))
