import { type Kysely, sql } from 'kysely'
import { takeSnapshot } from '../../safety/backup/snapshot.ts'
import type { Context } from '../../platform/context.ts'
import { archivedTables, digestOf, tables } from '../../platform/database/rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { claimInstallation } from '../../platform/installation.ts'

/** A database for an archive, as a file of its own. */
export interface ArchivedSnapshot {
  file: string
  /** the same for the same rows */
  id: string
}

/** Facts that an import needs; the secret of this server is none. */
const archivedFacts = ['memorial', 'version']

/**
 * Takes a snapshot into an empty folder, without those who may log in and without what is about this server. Vacuumed, the file
 * has no bytes of what was left out.
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
    return { file, id: (await digestOf(copy, archivedTables)).sha256 }
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
  // their writers are still at work
  await copy.deleteFrom('media').where('visitor_photo', '=', 'waiting').execute()
}
