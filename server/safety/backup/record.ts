import type { Kysely } from 'kysely'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { SavedBackup } from './saveBackup.ts'

/** Backups dated after `now` do not count, because a clock was wrong when they were made. */
export async function readLastBackupAt(db: Kysely<Tables>, now: number): Promise<number | null> {
  const lastBackup = await db
    .selectFrom('backups')
    .select((eb) => eb.fn.max('made_at').as('at'))
    .where('made_at', '<=', now)
    .executeTakeFirst()
  return lastBackup?.at == null ? null : Number(lastBackup.at)
}

/** Records a backup in the memorial's database, so that the dashboard can show its date. */
export async function recordBackup(
  db: Kysely<Tables>,
  { madeAt, files, bytes, faults }: SavedBackup,
): Promise<void> {
  await change({ db }, [], (tx) =>
    tx
      .insertInto('backups')
      .values({ made_at: madeAt, files, bytes, faults: faults.length })
      .onConflict((oc) => oc.column('made_at').doNothing())
      .execute(),
  )
}
