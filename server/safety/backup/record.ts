import type { Kysely } from 'kysely'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { SavedBackup } from './saveBackup.ts'

/** When it was copied last; null when it never was. Copies dated later were taken while the clock was wrong. */
export async function lastCopyAt(db: Kysely<Tables>, now: number): Promise<number | null> {
  const last = await db
    .selectFrom('backups')
    .select((eb) => eb.fn.max('made_at').as('at'))
    .where('made_at', '<=', now)
    .executeTakeFirst()
  return last?.at == null ? null : Number(last.at)
}

/** Remembers in the memorial that it was copied; the dashboard says when that was. */
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
