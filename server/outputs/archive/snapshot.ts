import { type Kysely, sql } from 'kysely'
import { takeSnapshot } from '../../safety/backup/snapshot.ts'
import type { Context } from '../../platform/context.ts'
import { archivedTables, digestRows, tables } from '../../platform/database/rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { claimInstallation } from '../../platform/installation.ts'

/** The database of an archive, as a separate file. */
export interface ArchivedSnapshot {
  file: string
  /** the same for the same rows */
  id: string
}

/** Facts that an import needs; the server's secret is not one of them. */
const archivedFacts = ['memorial', 'version']

/**
 * Takes a snapshot into an empty folder, without keepers and without data about this server. VACUUM also removes the deleted
 * bytes from the file.
 */
export async function takeArchivedSnapshot(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  folder: string,
): Promise<ArchivedSnapshot> {
  const { file, db: copy, close } = await takeSnapshot(db, config, folder)
  try {
    await removePrivateRows(copy)
    await claimInstallation(copy, 'archivedAt', new Date(clock()).toISOString())
    await sql`vacuum`.execute(copy)
    return { file, id: (await digestRows(copy, archivedTables)).sha256 }
  } finally {
    await close()
  }
}

async function removePrivateRows(copy: Kysely<Tables>) {
  for (const table of tables.toReversed())
    if (!archivedTables.includes(table) && table !== 'installation') await copy.deleteFrom(table).execute()
  await copy.deleteFrom('installation').where('name', 'not in', archivedFacts).execute()
  await copy.updateTable('access').set({ password: null }).execute()
  await copy.updateTable('media_edits').set({ visitor: null }).execute()
  // visitors are still writing the memories of these photographs
  await copy.deleteFrom('media').where('visitor_photo', '=', 'waiting').execute()
}
