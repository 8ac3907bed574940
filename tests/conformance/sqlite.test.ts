import { testDatabase } from './database.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

testDatabase('SQLite', 1, async () => ({ databaseUrl: null, dataDir: temporaryFolder() }))
