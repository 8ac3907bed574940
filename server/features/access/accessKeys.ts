import type { Selectable } from 'kysely'
import type { AccessKey } from '../../../contract/people/access.ts'
import type * as contract from '../../../contract/people/access.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { deleteNamedRow } from '../../memorial/deleteNamedRow.ts'
import { clearFromJournal, recordChange } from '../../memorial/journal.ts'
import { newId } from '../../base/ids/newId.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'

type Row = Selectable<Tables['access_keys']>

export async function listKeys(db: Context['db']): Promise<AccessKey[]> {
  const rows = await db.selectFrom('access_keys').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(presentKey)
}

export async function addKey(
  context: Context,
  { name }: BodyOf<typeof contract.addAccessKeyEndpoint>,
  requestKey: string | null,
): Promise<AccessKey> {
  const findByRequestKey = (key: string) =>
    context.db.selectFrom('access_keys').selectAll().where('request_key', '=', key).executeTakeFirst()
  const insert = async (tx: Tx) => {
    const row: Row = { id: newId(), name, key: newId(), created_at: context.clock(), request_key: requestKey }
    await tx.insertInto('access_keys').values(row).execute()
    await recordChange(tx, { id: row.id, title: name }, null, {})
    return row
  }
  return presentKey(
    await onceByKey(requestKey, findByRequestKey, () => change(context, ['settings'], insert)),
  )
}

/** From the next request on, the key no longer lets people in. */
export async function revokeKey(context: Context, id: string): Promise<void> {
  await change(context, ['settings'], async (tx) => {
    await clearFromJournal(tx, id)
    await deleteNamedRow(tx, 'access_keys', id)
  })
}

const presentKey = ({ id, name, key, created_at }: Row): AccessKey => ({
  id,
  name,
  key,
  createdAt: new Date(created_at).toISOString(),
})
