import { type Kysely, sql } from 'kysely'
import { takeSnapshot } from '../../safety/backup/snapshot.ts'
import type { Context } from '../../platform/context.ts'
import { archivedTables, digestRows, tableNames } from '../../platform/database/rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { claimInstallation } from '../../memorial/installation.ts'

/** The columns of archived tables that open something, or tell who sent something. */
const clearedColumns: { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] } = {
  access: ['password'],
  answers: ['request_key'],
  media: ['request_key', 'sender'],
  media_edits: ['visitor'],
  memories: ['request_key'],
  music: ['request_key'],
  senders: ['key_hash', 'link_id', 'request_key'],
  services: ['request_key'],
}

/** Names of the rows of `installation` that an import needs. The server's secret is not among them. */
const archivedFacts = ['memorial', 'version']

/**
 * Writes a snapshot of the database into an empty folder, without keepers and without data about this server. VACUUM removes
 * the deleted rows' bytes from the file. The id is the hash of the rows.
 */
export async function takeArchivedSnapshot(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  folder: string,
) {
  const { file, db: snapshotDb, close } = await takeSnapshot(db, config, folder)
  try {
    await removePrivateRows(snapshotDb)
    await claimInstallation(snapshotDb, 'archivedAt', new Date(clock()).toISOString())
    await sql`vacuum`.execute(snapshotDb)
    return { file, id: (await digestRows(snapshotDb, archivedTables)).sha256 }
  } finally {
    await close()
  }
}

async function removePrivateRows(snapshotDb: Kysely<Tables>) {
  for (const table of tableNames.toReversed())
    if (!archivedTables.includes(table) && table !== 'installation')
      await snapshotDb.deleteFrom(table).execute()
  await snapshotDb.deleteFrom('installation').where('name', 'not in', archivedFacts).execute()
  for (const [table, columns] of Object.entries(clearedColumns))
    await snapshotDb
      .updateTable(table as 'media')
      .set(Object.fromEntries(columns.map((column) => [column, null])))
      .execute()
  // these photographs belong to memories that visitors are still writing
  await snapshotDb.deleteFrom('media').where('visitor_photo', '=', 'waiting').execute()
}
