import type { Context } from '../context.ts'
import { sendMail } from './sendMail.ts'
import { makeStopUrl } from './stopMail.ts'
import { texts } from './texts.ts'

/**
 * Mails a keeper who asked for mail, with a way to end it. False when the server cannot send mail; throws when the mail server
 * did not accept it.
 */
export function mailKeeper(
  context: Context,
  email: string,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  const stopUrl = makeStopUrl(context, 'digest', email)
  const ending = [texts.keeper.asked, ...(stopUrl ? [texts.keeper.stop, stopUrl] : [])]
  return sendMail(context, { to: email, subject, lines: [...lines, ...ending], stopUrl })
}

/**
 * Mails all administrators who asked for news. False when there are none; throws only when no mail was accepted, because a retry
 * would mail the others a second time.
 */
export async function mailAdministrators(
  context: Context,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  const administrators = await context.db
    .selectFrom('users')
    .select('email')
    .where('is_admin', '=', 1)
    .where('digest_until', 'is not', null)
    .execute()
  const mailed = await Promise.allSettled(
    administrators.flatMap(({ email }) => (email ? mailKeeper(context, email, subject, lines) : [])),
  )
  const failed = mailed.filter((result) => result.status === 'rejected')
  for (const { reason } of failed) context.log.warn(reason, 'an administrator was not mailed')
  if (failed[0] && failed.length === mailed.length) throw failed[0].reason
  return mailed.some((result) => result.status === 'fulfilled' && result.value)
}
