import { fail } from '../base/errors/fail.ts'
import type { Tx } from '../platform/database/change.ts'
import { recordDeletion } from './journal.ts'

/** Deletes a row and records its name in the journal of keepers' changes. Throws `not_found` if there is no such row. */
export async function deleteNamedRow(
  tx: Tx,
  table: 'access_keys' | 'invitations',
  id: string,
): Promise<void> {
  const row = await tx
    .deleteFrom(table)
    .where('id', '=', id)
    .returning(['id', 'name as title'])
    .executeTakeFirst()
  if (!row) throw fail('not_found')
  await recordDeletion(tx, row)
}
