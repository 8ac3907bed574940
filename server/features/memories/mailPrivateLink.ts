import { createHmac } from 'node:crypto'
import { visitorChanges } from '../../../contract/limits.ts'
import { toPrivatePath } from '../../../contract/pages/memoryAddress.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { fail } from '../../base/errors/fail.ts'
import { countUp, secondsUntil } from '../../http/routes/limits.ts'
import { readMemorialName } from '../../memorial/mail/names.ts'
import { sendMail } from '../../memorial/mail/sendMail.ts'
import type { Context } from '../../platform/context.ts'
import { findOwnRow } from './ownMemory.ts'
import { linkMailTexts as texts } from './texts.ts'

/**
 * Mails the private link to the address that the writer gave with the memory. Returns once the mail server has accepted the mail.
 * No job does this later, because the database must not contain the key.
 */
export async function mailPrivateLink(context: Context, writerKey: string): Promise<void> {
  const { email, name: writer } = await findOwnRow(context.db, writerKey)
  if (!email) throw fail('no_email')
  await countMail(context, email)
  if (!(await sendLink(context, email, writer, writerKey))) throw fail('mail_failed')
}

/** Counts for the address and not for the memory, because anyone can share many memories with somebody else's address. */
async function countMail(context: Context, email: string) {
  const emailHash = createHmac('sha256', context.secret).update(email.toLowerCase()).digest('base64url')
  const { count, resetsAt } = await countUp(context, `linkMails ${emailHash}`, 1, DAY)
  if (count > visitorChanges.maxLinkMailsPerAddress)
    throw fail('mailed_often', {}, { retryAfter: secondsUntil(context, resetsAt) })
}

async function sendLink(
  context: Context,
  email: string,
  writer: string,
  writerKey: string,
): Promise<boolean> {
  const { config, db, log } = context
  if (!config.publicUrl) return false
  const name = await readMemorialName(db)
  try {
    return await sendMail(context, {
      to: email,
      subject: texts.subject(name),
      readerName: writer,
      paragraphs: [
        texts.link(name),
        { label: texts.open, url: `${config.publicUrl}${toPrivatePath(writerKey)}` },
      ],
      reason: texts.reason,
      isPrivate: true,
    })
  } catch (error) {
    // the error itself is not logged, because it contains the address
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn({ code, responseCode }, 'a private link could not be mailed')
    return false
  }
}
