import { createHmac } from 'node:crypto'
import { visitorChanges } from '../../../contract/limits.ts'
import { toPrivatePath } from '../../../contract/pages/memoryAddress.ts'
import { toMailboxKey } from '../../../domain/mailbox.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { fail } from '../../base/errors/fail.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'
import type { Caller } from '../../http/callers/caller.ts'
import { hashNetwork } from '../../http/callers/hashVisitor.ts'
import { findWidestNetwork } from '../../http/callers/network.ts'
import { countAll } from '../../http/routes/limits.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { readMailSettings } from '../../memorial/mail/names.ts'
import { canMailWriters, sendMail } from '../../memorial/mail/sendMail.ts'
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
  await countMail(context, caller, email)
  const now = context.clock()
  // a memory from a time when the clock was ahead waits no longer than others
  const dueAt = Math.min(Math.max(now, created_at + MIN_AGE_MS), now + MIN_AGE_MS)
  await change(context, [], (tx) => schedule(tx, 'mail-link', id, dueAt))
}

async function countMail(context: Context, caller: Caller, email: string) {
  const mailboxHash = createHmac('sha256', context.secret).update(toMailboxKey(email)).digest('base64url')
  const networkHash = hashNetwork(context, findWidestNetwork(caller.address))
  const { mailbox, network, memorial } = visitorChanges.maxDailyLinkMails
  const limits = [
    { counterKey: `linkMails ${mailboxHash}`, maxCount: mailbox },
    { counterKey: `linkMails from ${networkHash}`, maxCount: network },
    { counterKey: 'linkMails', maxCount: memorial },
  ]
  const reachedLimit = await countAll(context, limits, 1, DAY)
  if (reachedLimit)
    throw fail(reachedLimit.limit === limits[0] ? 'mailed_often' : 'mails_used_up', {}, reachedLimit)
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
  const { config, db, secret, log } = context
  const memory = await db.selectFrom('memories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!memory?.email || memory.approved === 0 || !config.publicUrl) return
  const key = createHmac('sha256', secret).update(`private link ${id}`).digest('base64url')
  const mailed_key_hash = hashSecretKey(key)
  await change(context, [], (tx) =>
    tx.updateTable('memories').set({ mailed_key_hash }).where('id', '=', id).execute(),
  )
  const { name, texts: serverTexts } = await readMailSettings(context)
  const texts = serverTexts.memories.linkMail
  const refusal = await sendMail(context, {
    to: memory.email,
    subject: texts.subject(name),
    // the writer's name is a stranger's words, and the address may be another stranger's
    readerName: null,
    paragraphs: [texts.link(name), { label: texts.open, url: `${config.publicUrl}${toPrivatePath(key)}` }],
    reason: texts.reason,
    isPrivate: true,
  }).then(() => null, describeRefusal)
  if (!refusal) return
  log.info(refusal, 'a private link could not be mailed')
  const isFinal = (refusal.responseCode ?? 0) >= 500 || tries >= MAX_TRIES
  if (!isFinal) throw new Error(`the mail server did not take a private link (${refusal.code})`)
}

/** The number of attempts to mail a link, within some minutes. */
const MAX_TRIES = 5

/** Picks what may be logged of an error: its message contains the address. */
const describeRefusal = ({ code, responseCode }: { code?: string; responseCode?: number }) => ({
  code,
  responseCode,
})
