import {
  fillDestination,
  type Destination,
  type PreparedMemorial,
} from '../../../server/safety/restore/fillDestination.ts'
import type { Config, S3Config } from '../../../server/base/config/config.ts'
import { openDatabase } from '../../../server/platform/database/open.ts'
import { tableNames } from '../../../server/platform/database/rows.ts'
import { listAllKeys } from '../../../server/platform/storage/keys.ts'
import { hashStoredFile } from '../../../server/platform/storage/measure.ts'
import { openStorage } from '../../../server/platform/storage/open.ts'
import { openSpool } from '../../../server/platform/storage/spool.ts'
import { newBucket } from '../servers/bucket.ts'
import type { Content } from './contents.ts'
import { newDatabase } from '../servers/postgres.ts'
import { postgresServer, s3Server } from '../servers/servers.ts'
import { copyTemplate } from './template.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

/** Whether worlds store their data in PostgreSQL and S3. `npm run test:long` runs the API's tests a second time in this way. */
export const onPostgresS3 = process.env.BACKEND === 'postgres-s3'

/** The place where a memorial is stored. */
export type Backend = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>

export const inFolder = (dataDir: string): Backend => ({ dataDir, databaseUrl: null, s3: null })

/** Makes a new memorial in its own folder. */
export const newSqliteFolder = async (content?: Content) => inFolder(await copyTemplate(content))

/** Makes a new memorial in its own database and bucket, with an empty folder for uploads in progress. */
export async function newPostgresS3(content?: Content): Promise<Backend> {
  const servers = await newServers()
  const folder = await newSqliteFolder(content)
  const backend = { ...servers, dataDir: temporaryFolder() }
  const [from, to] = [await openBackend(folder), await openBackend(backend)]
  await fillDestination(await openAsBackup(from), to, await openSpool(folder.dataDir), () => undefined)
  await Promise.all([from.db.destroy(), to.db.destroy()])
  return backend
}

/** Makes a new database and a new bucket, both empty. */
export async function newServers(): Promise<{ databaseUrl: string; s3: S3Config }> {
  const [postgres, s3] = await Promise.all([postgresServer(), s3Server()])
  const [databaseUrl, bucket] = await Promise.all([newDatabase(postgres), newBucket(s3)])
  return { databaseUrl, s3: bucket }
}

export const emptyFolder = () => inFolder(temporaryFolder())
export const emptyServers = async () => ({ dataDir: temporaryFolder(), ...(await newServers()) })

export async function openBackend(backend: Backend): Promise<Destination> {
  return { name: 'a test', storage: await openStorage(backend), db: await openDatabase(backend) }
}

/** Opens a memorial in a folder as if it were a backup of itself. */
export async function openAsBackup({ db, storage }: Destination): Promise<PreparedMemorial> {
  const keys = await listAllKeys(storage, 'private/')
  const entries = keys.map(async (key) => {
    const sha256 = String(await hashStoredFile(storage, key))
    return [key, { path: key, bytes: 0, sha256 }] as const
  })
  return {
    db,
    files: new Map(await Promise.all(entries)),
    pathOf: storage.pathOf,
    open: async () => null,
    tables: tableNames,
    changes: [],
    finish: async () => undefined,
  }
}
