import type { Context } from '../../platform/context.ts'
import type { Paragraph } from './letter.ts'
import { type NamedKeeper, nameKeeper } from './names.ts'
import { sendMail } from './sendMail.ts'
import { makeStopUrl } from './stopMail.ts'
import { readFamilyTexts } from '../currentSettings.ts'

/**
 * Sends an email to a keeper who asked for mail, and adds instructions for stopping such mail. Returns false if the server cannot
 * send mail. Throws if the mail server does not accept the email.
 */
export async function mailKeeper(
  context: Context,
  keeper: NamedKeeper & { email: string },
  subject: string,
  paragraphs: readonly Paragraph[],
): Promise<boolean> {
  const texts = await readFamilyTexts(context)
  return sendMail(context, {
    to: keeper.email,
    subject,
    readerName: nameKeeper(keeper, texts),
    paragraphs,
    reason: texts.mail.keeperReason,
    stopUrl: makeStopUrl(context, 'digest', keeper.email),
  })
}

/**
 * Sends an email to all administrators who asked for news. Returns false if no email was sent, because the server cannot send
 * mail or nobody asked for news. Throws only if the mail server rejected every email: after a partial success, a retry would send
 * some emails twice.
 */
export async function mailAdministrators(
  context: Context,
  subject: string,
  paragraphs: readonly Paragraph[],
): Promise<boolean> {
  const administrators = await context.db
    .selectFrom('users')
    .select(['email', 'username', 'display_name'])
    .where('is_admin', '=', 1)
    .where('digest_until', 'is not', null)
    .execute()
  const results = await Promise.allSettled(
    administrators.flatMap(({ email, ...names }) =>
      email ? mailKeeper(context, { email, ...names }, subject, paragraphs) : [],
    ),
  )
  const failures = results.filter((result) => result.status === 'rejected')
  for (const { reason } of failures) context.log.warn(reason, 'an administrator was not mailed')
  if (failures[0] && failures.length === results.length) throw failures[0].reason
  return results.some((result) => result.status === 'fulfilled' && result.value)
}
