import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../../base/config/config.ts'
import { openDatabase, getSqlitePath } from '../../platform/database/open.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { readInstallation } from '../../memorial/installation.ts'
import { takeOverJobs } from '../../memorial/jobs/schedule.ts'
import { copyRows } from '../../platform/database/rows.ts'

/**
 * Writes a snapshot, a copy of the database as it was at one moment, into an SQLite `file` in an empty folder. The file is complete
 * once `close` has resolved. Other processes may read and write the database meanwhile. The snapshot takes as much
 * disk space as the database.
 */
export async function takeSnapshot(
  db: Kysely<Tables>,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  folder: string,
) {
  const file = getSqlitePath(folder)
  const snapshotLocation = { databaseUrl: null, dataDir: folder }
  if (!databaseUrl) await sql`vacuum into ${path.resolve(file)}`.execute(db)
  const snapshotDb = await openDatabase(snapshotLocation)
  if (databaseUrl) await copyFromPostgres(db, snapshotDb)
  // when the snapshot is restored, the processes that are running these jobs will no longer exist
  await takeOverJobs(snapshotDb)
  return { file, db: snapshotDb, close: () => snapshotDb.destroy() }
}

const copyFromPostgres = (db: Kysely<Tables>, snapshotDb: Kysely<Tables>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await copyRows(tx, snapshotDb)
      const id = await readInstallation(tx, 'memorial')
      await snapshotDb
        .insertInto('installation')
        .values({ name: 'memorial', value: id ?? '' })
        .execute()
    })
