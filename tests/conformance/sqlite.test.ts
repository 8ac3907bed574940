import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepsDatabasePromises } from './database.ts'

keepsDatabasePromises(
  'SQLite',
  1,
  async () => ({ databaseUrl: null, dataDir: await mkdtemp(path.join(tmpdir(), 'memorial-sqlite-')) }),
  ({ dataDir }) => rm(dataDir, { recursive: true }),
)
