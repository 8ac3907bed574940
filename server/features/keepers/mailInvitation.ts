import type { Context } from '../../platform/context.ts'
import { sendMail } from '../../memorial/mail/sendMail.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { texts } from './texts.ts'

/** Emails an invitation's link, and returns whether that succeeded. If not, the administrator still sees the link. */
export async function mailInvitation(context: Context, recipient: string, link: string): Promise<boolean> {
  if (!recipient) return false
  const { name } = (await readStoredSettings(context.db)).texts
  const lines = [texts.invited(name), texts.link, link]
  try {
    return await sendMail(context, { to: recipient, subject: texts.subject(name), lines })
  } catch (error) {
    context.log.warn(error, 'an invitation could not be mailed')
    return false
  }
}
