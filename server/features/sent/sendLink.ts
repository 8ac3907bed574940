import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { renewSendLinkEndpoint } from '../../../contract/media/sent.ts'
import { fail } from '../../base/errors/fail.ts'
import { newId } from '../../base/ids/newId.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { recordChange, recordDeletion } from '../../memorial/journal.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'

type LinkContext = Pick<Context, 'db' | 'secret'>

export async function readSendLink(context: LinkContext) {
  const row = await context.db.selectFrom('send_link').select('id').executeTakeFirst()
  return { key: row ? makeLinkKey(context, row.id) : null }
}

/** Makes the link; nobody who came by an earlier one sends anything more. With `keep`, returns the link that there is, if any. */
export async function renewSendLink(context: Context, { query: { keep } }: InputOf<'POST /api/send-link'>) {
  const id = await change(context, renewSendLinkEndpoint.changes, async (tx) => {
    const kept = keep && (await tx.selectFrom('send_link').select('id').executeTakeFirst())
    if (kept) return kept.id
    const id = newId()
    const row = { id, key_hash: hashSecretKey(makeLinkKey(context, id)) }
    await tx.deleteFrom('send_link').execute()
    await tx.insertInto('send_link').values(row).execute()
    await recordChange(tx, null, null, {})
    return id
  })
  return { key: makeLinkKey(context, id) }
}

export async function endSendLink(context: Context, _input: InputOf<'DELETE /api/send-link'>): Promise<void> {
  await change(context, renewSendLinkEndpoint.changes, async (tx) => {
    const row = await tx.deleteFrom('send_link').returning('id').executeTakeFirst()
    if (row) await recordDeletion(tx, { id: null, title: null })
  })
}

/** Returns the id of the link with this id or hash of a key. Throws `send_link_ended` if there is none, for whatever reason. */
export async function findLink(
  db: Kysely<Tables>,
  column: 'id' | 'key_hash',
  value: string | null,
): Promise<string> {
  const row = await db.selectFrom('send_link').select('id').where(column, '=', value).executeTakeFirst()
  if (!row) throw fail('send_link_ended')
  return row.id
}

/** Computes a key of which only the hash is stored, so that the dashboard can show the link again. */
const makeLinkKey = ({ secret }: LinkContext, id: string) =>
  createHmac('sha256', secret).update(`send link ${id}`).digest('base64url')
