import { testDatabase } from './database.ts'
import { testSearchIndex } from './searchIndex.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const newPlace = async () => ({ databaseUrl: null, dataDir: temporaryFolder() })

testDatabase('SQLite', 1, newPlace)
testSearchIndex('SQLite', newPlace)
