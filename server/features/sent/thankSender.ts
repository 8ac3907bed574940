import type { Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import { fail } from '../../base/errors/fail.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import { countMail } from '../../http/routes/countMail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { recordChange } from '../../memorial/journal.ts'
import { mailTypedAddress } from '../../memorial/mail/mailTypedAddress.ts'
import { readMailSettings } from '../../memorial/mail/names.ts'
import { canMailWriters } from '../../memorial/mail/sendMail.ts'
import { makeStopUrl } from '../../memorial/mail/stopMail.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { selectGallery } from '../media/selectGallery.ts'

/**
 * Promises a mail with the family's thanks to the address that a sender left. Nothing proves that the address is the sender's own, so
 * there is one such mail a day, and none before the gallery shows something of the sender's.
 */
export async function thankSender(
  context: Context,
  { params, body }: InputOf<'POST /api/senders/:id/thank'>,
) {
  const { db, config, clock } = context
  const sender = await readSender(db, params.id)
  if (!sender) throw fail('not_found')
  const { id, name, email } = sender
  if (!email) throw failToThank('no_email')
  if (!canMailWriters(config)) throw failToThank('mail_failed')
  if (!(await findFirstShown(db, id))) throw failToThank('not_approved')
  await countMail(context, 'thanks', email)
  await change(context, ['sent'], async (tx) => {
    const now = clock()
    const thankedAt = (await readSender(tx, id))?.thanked_at ?? null
    // a time in the future means that the clock was ahead when the time was stored
    if (thankedAt !== null && thankedAt <= now && now < thankedAt + DAY)
      throw failToThank('mailed_often', Math.ceil((thankedAt + DAY - now) / 1_000))
    await tx.updateTable('senders').set({ thanked_at: now }).where('id', '=', id).execute()
    await recordChange(tx, { id, title: name }, null, { thanks: body.message })
    await schedule(tx, 'mail-thanks', id, now)
  })
}

const failToThank = (
  code: 'no_email' | 'mail_failed' | 'not_approved' | 'mailed_often',
  retryAfter?: number,
) => fail(code, {}, { retryAfter, say: (texts) => texts.thanks.reasons[code] })

/** Writes the thanks that a keeper can change before they are mailed, in the family's language. */
export async function proposeThanks(context: Context): Promise<string> {
  const { name, texts } = await readMailSettings(context)
  return texts.thanks.message(name)
}

/**
 * Mails the family's thanks with a link to the first photograph or video of the sender that visitors see. The family's words are those
 * of the journal; no word of the sender's is in the mail.
 */
export async function mailThanks(context: Context, id: string, { tries }: { tries: number }): Promise<void> {
  const { config, db } = context
  const sender = await readSender(db, id)
  const first = await findFirstShown(db, id)
  if (!sender?.email || !first || !config.publicUrl) return
  const { name, texts: serverTexts } = await readMailSettings(context)
  const texts = serverTexts.thanks
  const thanks = (await readRecordedThanks(db, id)) ?? texts.message(name)
  const mail = {
    to: sender.email,
    subject: texts.subject(name),
    paragraphs: [
      ...thanks.split('\n').filter((line) => line.trim() !== ''),
      { label: texts.open, url: `${config.publicUrl}/gallery?photo=${first.id}` },
    ],
    signature: serverTexts.mail.familyOf(name),
    reason: texts.reason,
    stopUrl: makeStopUrl(context, 'thanks', sender.email),
  }
  await mailTypedAddress(context, mail, { what: 'a letter of thanks', tries })
}

const readSender = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('senders').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds the first item in the gallery that a guest sent by the link. A hidden one does not count, because the guest would not see it. */
const findFirstShown = (db: Kysely<Tables>, senderId: string) =>
  selectGallery(db, anyVisitor).where('sender_id', '=', senderId).limit(1).executeTakeFirst()

/** Reads the words of the last thanks. The journal has them, in the transaction of the job. */
async function readRecordedThanks(db: Kysely<Tables>, senderId: string): Promise<string | undefined> {
  const entry = await db
    .selectFrom('journal')
    .select('fields_after')
    .where('subject_id', '=', senderId)
    .where('endpoint', '=', 'thankSender')
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (JSON.parse(entry?.fields_after ?? '{}') as { thanks?: string }).thanks
}
