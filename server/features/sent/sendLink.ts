import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { renewSendLinkEndpoint, type SendLink } from '../../../contract/media/sent.ts'
import { fail } from '../../base/errors/fail.ts'
import { newId } from '../../base/ids/newId.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { recordChange, recordDeletion } from '../../memorial/journal.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { SendLinkTable } from '../../platform/database/senderTables.ts'
import type { Tables } from '../../platform/database/tables.ts'

const noLink: SendLink = { key: null, createdAt: null }

export async function readSendLink(context: Context): Promise<SendLink> {
  const row = await context.db.selectFrom('send_link').selectAll().executeTakeFirst()
  return row ? presentLink(context, row) : noLink
}

/** Makes the link; nobody who came by an earlier one sends anything more. */
export async function renewSendLink(context: Context): Promise<SendLink> {
  const id = newId()
  const key_hash = hashSecretKey(makeLinkKey(context, id))
  const row = { id, key_hash, created_at: context.clock() }
  await change(context, renewSendLinkEndpoint.changes, async (tx) => {
    await tx.deleteFrom('send_link').execute()
    await tx.insertInto('send_link').values(row).execute()
    await recordChange(tx, null, null, {})
  })
  return presentLink(context, row)
}

export async function endSendLink(context: Context, _input: InputOf<'DELETE /api/send-link'>): Promise<void> {
  await change(context, renewSendLinkEndpoint.changes, async (tx) => {
    const row = await tx.deleteFrom('send_link').returning('id').executeTakeFirst()
    if (row) await recordDeletion(tx, { id: null, title: null })
  })
}

/** Finds the link that has this key. Throws `send_link_ended` if it has ended, as for any other key that opens nothing. */
export async function findLink(db: Kysely<Tables>, key: string): Promise<SendLinkTable> {
  const row = await db
    .selectFrom('send_link')
    .selectAll()
    .where('key_hash', '=', hashSecretKey(key))
    .executeTakeFirst()
  if (!row) throw fail('send_link_ended')
  return row
}

/** Whether a link takes photographs. */
export const isOpenLink = async (db: Kysely<Tables>, id: string | null): Promise<boolean> =>
  id !== null &&
  (await db.selectFrom('send_link').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Computes a key of which only the hash is stored, so that the dashboard can show the link again. */
const makeLinkKey = ({ secret }: Pick<Context, 'secret'>, id: string) =>
  createHmac('sha256', secret).update(`send link ${id}`).digest('base64url')

const presentLink = (context: Context, { id, created_at }: SendLinkTable): SendLink => ({
  key: makeLinkKey(context, id),
  createdAt: new Date(created_at).toISOString(),
})
