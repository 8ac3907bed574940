import { createHmac } from 'node:crypto'
import { toPrivatePath } from '../../../contract/pages/memoryAddress.ts'
import { fail } from '../../base/errors/fail.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'
import { countMail } from '../../http/routes/countMail.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { mailTypedAddress } from '../../memorial/mail/mailTypedAddress.ts'
import { readMailSettings } from '../../memorial/mail/names.ts'
import { canMailWriters } from '../../memorial/mail/sendMail.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { findOwnRow } from './ownMemory.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/**
 * How many milliseconds old a memory must be before its link is mailed. A memory that somebody shares only to mail strangers, and
 * withdraws at once, mails nothing.
 */
const MIN_AGE_MS = 60_000

/**
 * Promises a mail with a private link to the address that the writer gave with the memory. Nothing proves that the address is the
 * writer's own, so few such mails are sent, and none for a memory that visitors do not see.
 */
export async function requestPrivateLink(
  context: Context,
  { caller, headers }: InputOf<'POST /api/memories/mine/mail'>,
) {
  const { id, email, approved, created_at } = await findOwnRow(context.db, headers['writer-key'])
  if (!email) throw fail('no_email')
  if (!canMailWriters(context.config)) throw fail('mail_failed')
  if (approved === 0) throw fail('not_approved')
  await countMail(context, 'linkMails', email, caller.address)
  const now = context.clock()
  // a memory from a time when the clock was ahead waits no longer than others
  const dueAt = Math.min(Math.max(now, created_at + MIN_AGE_MS), now + MIN_AGE_MS)
  await change(context, [], (tx) => schedule(tx, 'mail-link', id, dueAt))
}

/**
 * Mails the private link of a memory that visitors still see. The link has a key of its own, because of the writer's first key the
 * database knows only the hash. It is computed, so each mail has the same link.
 */
export async function mailPrivateLink(
  context: Context,
  id: string,
  { tries }: { tries: number },
): Promise<void> {
  const { config, db, secret } = context
  const memory = await db.selectFrom('memories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!memory?.email || memory.approved === 0 || !config.publicUrl) return
  const key = createHmac('sha256', secret).update(`private link ${id}`).digest('base64url')
  const mailed_key_hash = hashSecretKey(key)
  await change(context, [], (tx) =>
    tx.updateTable('memories').set({ mailed_key_hash }).where('id', '=', id).execute(),
  )
  const { name, texts: serverTexts } = await readMailSettings(context)
  const texts = serverTexts.memories.linkMail
  const mail = {
    to: memory.email,
    subject: texts.subject(name),
    paragraphs: [texts.link(name), { label: texts.open, url: `${config.publicUrl}${toPrivatePath(key)}` }],
    reason: texts.reason,
  }
  await mailTypedAddress(context, mail, { what: 'a private link', tries })
}
