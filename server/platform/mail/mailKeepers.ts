import type { Context } from '../context.ts'
import { sendMail } from './sendMail.ts'
import { stopUrlFor } from './stopMail.ts'
import { texts } from './texts.ts'

/**
 * Mails a keeper who asked for mail, and says how to end it. False when the server can send none; throws when the mail was
 * not taken.
 */
export function mailKeeper(
  context: Context,
  email: string,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  const stopUrl = stopUrlFor(context, 'digest', email)
  const ending = [texts.keeper.asked, ...(stopUrl ? [texts.keeper.stop, stopUrl] : [])]
  return sendMail(context, { to: email, subject, lines: [...lines, ...ending], stopUrl })
}

/**
 * Mails all administrators who asked for mail about what is new. False when there are none; throws when no mail was taken: the
 * others would get theirs a second time.
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
