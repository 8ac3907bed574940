import { createHmac } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { addSenderEndpoint, editSenderEndpoint } from '../../../contract/media/sent.ts'
import { fail } from '../../base/errors/fail.ts'
import { newId } from '../../base/ids/newId.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { findDeletedRows } from '../../memorial/deleted/deletedItems.ts'
import { KEEP_DELETED_MS } from '../../memorial/deleted/deleteRow.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'
import type { SendersTable } from '../../platform/database/senderTables.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findLink } from './sendLink.ts'

export type SenderRow = Selectable<SendersTable>

export async function addSender(
  context: Context,
  { headers, body, requestKey }: InputOf<'POST /api/senders'>,
) {
  const linkId = await findLink(context.db, 'key_hash', hashSecretKey(headers['send-key']))
  const insert = async () => {
    const id = newId()
    const row: SenderRow = {
      id,
      ...body,
      key_hash: hashSecretKey(makeSenderKey(context, id)),
      link_id: linkId,
      created_at: context.clock(),
      thanked_at: null,
      request_key: requestKey,
    }
    await change(context, addSenderEndpoint.changes, (tx) => tx.insertInto('senders').values(row).execute())
    return row
  }
  const findByRequestKey = (key: string) =>
    context.db.selectFrom('senders').selectAll().where('request_key', '=', key).executeTakeFirst()
  const { id } = await onceByKey(requestKey, findByRequestKey, insert)
  return { id, key: makeSenderKey(context, id) }
}

/** Also corrects the name of what waits. What the family has taken keeps the name that it has there. */
export async function editSender(context: Context, { headers, body }: InputOf<'PUT /api/senders/mine'>) {
  await change(context, editSenderEndpoint.changes, async (tx) => {
    const { id } = await findSender(tx, headers['sender-key'])
    await tx.updateTable('senders').set(body).where('id', '=', id).execute()
    await tx
      .updateTable('media')
      .set({ memory_author: body.name })
      .where('sender_id', '=', id)
      .where('visitor_photo', '=', 'sent')
      .execute()
  })
}

/** Forgets those of whom nothing is left, a month after they came. What can still be put back is left, too. */
export async function forgetSenders(context: Context): Promise<void> {
  await change(context, addSenderEndpoint.changes, async (tx) => {
    const deletedItems = await findDeletedRows(tx, 'media')
    await tx
      .deleteFrom('senders')
      .where('created_at', '<', context.clock() - KEEP_DELETED_MS)
      .where('id', 'not in', ['', ...deletedItems.flatMap(({ sender_id }) => sender_id ?? [])])
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('media').select('id').whereRef('sender_id', '=', 'senders.id'))),
      )
      .execute()
  })
}

/** Finds the sender who has this key. Throws `not_found` for an unknown key. */
export async function findSender(db: Kysely<Tables>, key: string): Promise<SenderRow> {
  const row = await db
    .selectFrom('senders')
    .selectAll()
    .where('key_hash', '=', hashSecretKey(key))
    .executeTakeFirst()
  if (!row) throw fail('not_found')
  return row
}

/** Computes the key of a sender, so that a retry gets the same key although only its hash is stored. */
const makeSenderKey = ({ secret }: Pick<Context, 'secret'>, id: string) =>
  createHmac('sha256', secret).update(`sender ${id}`).digest('base64url')
