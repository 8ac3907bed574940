import type { Selectable } from 'kysely'
import type { AccessKey } from '../../../contract/people/access.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { deleteNamedRow } from '../../memorial/deleteNamedRow.ts'
import { clearFromJournal, recordChange } from '../../memorial/journal.ts'
import { newId } from '../../base/ids/newId.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { fail } from '../../base/errors/fail.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'
import type { InputOf } from '../../http/routes/feature.ts'

type Row = Selectable<Tables['access_keys']>

export async function listKeys(db: Context['db']): Promise<AccessKey[]> {
  const rows = await db.selectFrom('access_keys').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(presentKey)
}

export async function addKey(
  context: Context,
  { body: { name, place }, requestKey }: InputOf<'POST /api/access/keys'>,
): Promise<AccessKey> {
  const findByRequestKey = (key: string) =>
    context.db.selectFrom('access_keys').selectAll().where('request_key', '=', key).executeTakeFirst()
  const insert = async (tx: Tx) => {
    const row: Row = {
      id: newId(),
      name,
      place: place ?? null,
      key: newId(),
      created_at: context.clock(),
      request_key: requestKey,
    }
    await tx.insertInto('access_keys').values(row).execute()
    await recordChange(tx, { id: row.id, title: name }, null, {})
    return row
  }
  return presentKey(
    await onceByKey(requestKey, findByRequestKey, () => change(context, ['settings'], insert)),
  )
}

/** Finds the access key with this id. Throws a Failure if it was revoked. */
export async function findAccessKey(db: Context['db'] | Tx, id: string): Promise<AccessKey> {
  const row = await db.selectFrom('access_keys').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw fail('key_gone')
  return presentKey(row)
}

/** Finds the id of the access key with the name that a person typed at a terminal. Throws a PlainError with all names if there is none. */
export function findKeyId(keys: readonly AccessKey[], typedName: string): string {
  // chooses the newest of several links with the same name, because it is probably the one in use
  const found = keys.findLast(({ name }) => name.toLowerCase() === typedName.trim().toLowerCase())
  if (found) return found.id
  const names = keys.map(({ name }) => `"${name}"`).join(', ')
  throw new PlainError(
    names
      ? `no link is called "${typedName}". The links that open without the password are ${names}.`
      : 'there is no link that opens without the password yet. Make one on the dashboard, in Settings.',
  )
}

/** From the next request on, the key no longer lets people in. */
export async function revokeKey(
  context: Context,
  { params: { id } }: InputOf<'DELETE /api/access/keys/:id'>,
) {
  await change(context, ['settings'], async (tx) => {
    await clearFromJournal(tx, id)
    await deleteNamedRow(tx, 'access_keys', id)
  })
}

const presentKey = ({ id, name, place, key, created_at }: Row): AccessKey => ({
  id,
  name,
  ...(place && { place }),
  key,
  createdAt: new Date(created_at).toISOString(),
})
