import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../../base/config/config.ts'
import { openDatabase, sqliteFile } from '../../platform/database/open.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { readInstallation } from '../../platform/installation.ts'
import { takeOverJobs } from '../../platform/jobs/schedule.ts'
import { copyRows } from '../../platform/database/rows.ts'

/** A copy of the database as it was at one moment, as an SQLite file of its own. */
export interface Snapshot {
  /** memorial.db; complete once `close` has returned */
  file: string
  db: Kysely<Tables>
  close(): Promise<void>
}

/** Takes it into an empty folder, while others read and write. Costs the room of the database once more. */
export async function takeSnapshot(
  db: Kysely<Tables>,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  folder: string,
): Promise<Snapshot> {
  const file = sqliteFile(folder)
  const snapshot = { databaseUrl: null, dataDir: folder }
  if (!databaseUrl) await sql`vacuum into ${path.resolve(file)}`.execute(db)
  const copy = await openDatabase(snapshot)
  if (databaseUrl) await copyFromPostgres(db, copy)
  // no process that holds a lease exists where this is restored
  await takeOverJobs(copy)
  return { file, db: copy, close: () => copy.destroy() }
}

const copyFromPostgres = (db: Kysely<Tables>, copy: Kysely<Tables>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await copyRows(tx, copy)
      const id = await readInstallation(tx, 'memorial')
      await copy
        .insertInto('installation')
        .values({ name: 'memorial', value: id ?? '' })
        .execute()
    })
