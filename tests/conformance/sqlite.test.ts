import { keepsDatabasePromises } from './database.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

keepsDatabasePromises('SQLite', 1, async () => ({ databaseUrl: null, dataDir: temporaryFolder() }))
