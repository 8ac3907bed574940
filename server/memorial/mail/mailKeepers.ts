import type { Context } from '../../platform/context.ts'
import { sendMail } from './sendMail.ts'
import { makeStopUrl } from './stopMail.ts'
import { texts } from './texts.ts'

/**
 * Sends an email to a keeper who asked for mail, and adds instructions for stopping such mail. Returns false if the server cannot
 * send mail. Throws if the mail server does not accept the email.
 */
export function mailKeeper(
  context: Context,
  email: string,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  const stopUrl = makeStopUrl(context, 'digest', email)
  const endingLines = [texts.keeper.reason, ...(stopUrl ? [texts.keeper.stop, stopUrl] : [])]
  return sendMail(context, { to: email, subject, lines: [...lines, ...endingLines], stopUrl })
}

/**
 * Sends an email to all administrators who asked for news. Returns false if no email was sent, because the server cannot send
 * mail or nobody asked for news. Throws only if the mail server rejected every email: after a partial success, a retry would send
 * some emails twice.
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
  const results = await Promise.allSettled(
    administrators.flatMap(({ email }) => (email ? mailKeeper(context, email, subject, lines) : [])),
  )
  const failures = results.filter((result) => result.status === 'rejected')
  for (const { reason } of failures) context.log.warn(reason, 'an administrator was not mailed')
  if (failures[0] && failures.length === results.length) throw failures[0].reason
  return results.some((result) => result.status === 'fulfilled' && result.value)
}
