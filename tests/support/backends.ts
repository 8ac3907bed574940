import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config, S3Config } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { moveMemorial, type Place } from '../../server/move/move.ts'
import { openSpool } from '../../server/storage/spool.ts'
import { openStorage } from '../../server/storage/open.ts'
import { newBucket } from './bucket.ts'
import { newDatabase } from './postgres.ts'
import { postgresServer, s3Server } from './servers.ts'
import { copyOfTemplate } from './template.ts'

/** Whether worlds live in PostgreSQL and S3: so `npm test` runs the tests of the API once more. */
export const onPostgresS3 = process.env.BACKEND === 'postgres-s3'

/** Where a memorial lives. */
export type Backend = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>

/** A memorial of one's own in a folder. */
export async function newSqliteFolder(filled = false): Promise<Backend> {
  return { dataDir: await copyOfTemplate(filled), databaseUrl: null, s3: null }
}

/** The same memorial in a database and a bucket of one's own, with an empty folder for what passes by. */
export async function newPostgresS3(filled = false): Promise<Backend> {
  const servers = await newServers()
  const first = await newSqliteFolder(filled)
  const second = { ...servers, dataDir: await newFolder() }
  const [from, to] = [await openPlace(first), await openPlace(second)]
  await moveMemorial(from, to, await openSpool(first.dataDir), () => undefined)
  await Promise.all([from.db.destroy(), to.db.destroy()])
  await rm(first.dataDir, { recursive: true })
  return second
}

/** An empty folder of one's own; who asks for it removes it. */
export const newFolder = () => mkdtemp(path.join(tmpdir(), 'memorial-'))

/** A new database and a new bucket, both empty. */
export async function newServers(): Promise<{ databaseUrl: string; s3: S3Config }> {
  const [postgres, s3] = await Promise.all([postgresServer(), s3Server()])
  const [databaseUrl, bucket] = await Promise.all([newDatabase(postgres), newBucket(s3)])
  return { databaseUrl, s3: bucket }
}

export async function openPlace(backend: Backend): Promise<Place> {
  return { name: 'a test', storage: await openStorage(backend), db: await openDatabase(backend) }
}
