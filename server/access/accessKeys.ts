import type { Selectable } from 'kysely'
import type { AccessKey } from '../../contract/access.ts'
import type * as contract from '../../contract/access.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { Context } from '../context.ts'
import { change, type Tx } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { fail } from '../fail.ts'
import { clearFromJournal, record, recordDeletion } from '../journal.ts'
import { newId } from '../newId.ts'
import { onceByKey } from '../onceByKey.ts'

type Row = Selectable<Tables['access_keys']>

export async function listKeys(db: Context['db']): Promise<AccessKey[]> {
  const rows = await db.selectFrom('access_keys').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(present)
}

export async function addKey(
  context: Context,
  { name }: BodyOf<typeof contract.addAccessKey>,
  requestKey: string | null,
): Promise<AccessKey> {
  const find = (key: string) =>
    context.db.selectFrom('access_keys').selectAll().where('request_key', '=', key).executeTakeFirst()
  const insert = async (tx: Tx) => {
    const row: Row = { id: newId(), name, key: newId(), created_at: context.clock(), request_key: requestKey }
    await tx.insertInto('access_keys').values(row).execute()
    await record(tx, { id: row.id, title: name }, null, {})
    return row
  }
  return present(await onceByKey(requestKey, find, () => change(context, ['settings'], insert)))
}

/** Whoever came in with it is a stranger from the next request on. */
export async function revokeKey(context: Context, id: string): Promise<void> {
  await change(context, ['settings'], async (tx) => {
    const row = await tx
      .deleteFrom('access_keys')
      .where('id', '=', id)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!row) throw fail('not_found')
    await clearFromJournal(tx, id)
    await recordDeletion(tx, { id, title: row.name })
  })
}

const present = ({ id, name, key, created_at }: Row): AccessKey => ({
  id,
  name,
  key,
  createdAt: new Date(created_at).toISOString(),
})
