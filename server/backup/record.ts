import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { SavedBackup } from './saveBackup.ts'

/** Remembers in the memorial that it was copied; the dashboard says when that was. */
export async function recordBackup(
  db: Kysely<Tables>,
  { madeAt, files, bytes, faults }: SavedBackup,
): Promise<void> {
  await db
    .insertInto('backups')
    .values({ made_at: madeAt, files, bytes, faults: faults.length })
    .onConflict((oc) => oc.column('made_at').doNothing())
    .execute()
}
