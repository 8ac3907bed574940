import { type Config, StartupError } from '../config.ts'
import { checkDatabaseExists, openDatabase } from '../database/open.ts'
import { countInstances } from '../database/postgres.ts'
import { openStorage } from '../storage/open.ts'
import type { Place } from './move.ts'

export interface OpenPlace extends Place, AsyncDisposable {}

/**
 * The database and the files in DATA_DIR; an older database is brought to its newest form, as a start does. Throws
 * StartupError when it is to be read from and is not there.
 */
export async function folderPlace(dataDir: string, holds: boolean): Promise<OpenPlace> {
  if (holds) checkDatabaseExists({ databaseUrl: null, dataDir })
  return open({ dataDir, databaseUrl: null, s3: null })
}

/**
 * Throws StartupError when a server is at work in the database of DATABASE_URL. Asked before this process connects to it:
 * PostgreSQL counts a connection for some time after it was closed.
 */
export async function checkUnused({ databaseUrl }: Config): Promise<void> {
  if (databaseUrl && (await countInstances(databaseUrl)) > 0)
    throw new StartupError('A server is using the database of DATABASE_URL. Stop every instance first.')
}

/** The database and the bucket of DATABASE_URL and S3_…, which nobody uses. */
export async function serversPlace({ databaseUrl, s3, dataDir }: Config): Promise<OpenPlace> {
  if (!databaseUrl || !s3)
    throw new StartupError('Set DATABASE_URL and the S3_… variables to those of the other place.')
  return open({ dataDir, databaseUrl, s3 })
}

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>

/** Without the password. */
export function placeName({ dataDir, databaseUrl, s3 }: Where): string {
  if (!databaseUrl) return `the folder ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return s3
    ? `${host}${pathname} with the bucket ${s3.bucket}`
    : `${host}${pathname} and the folder ${dataDir}`
}

async function open(where: Where): Promise<OpenPlace> {
  const storage = await openStorage(where)
  const db = await openDatabase(where)
  return { name: placeName(where), db, storage, [Symbol.asyncDispose]: () => db.destroy() }
}
