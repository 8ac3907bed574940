import type { Context } from '../../context.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { readStoredSettings } from '../../storedSettings.ts'

/** Whether the link went out. When it did not, the administrator still has it on the screen. */
export async function mailInvitation(context: Context, to: string, link: string): Promise<boolean> {
  if (!to) return false
  const { name } = (await readStoredSettings(context.db)).texts
  const lines = [
    `You are invited to help keep the memorial of ${name}.`,
    'With this link you choose a name and a password. It works once, and for three days:',
    link,
  ]
  try {
    return await sendMail(context, { to, subject: `The memorial of ${name}: an invitation`, lines })
  } catch (error) {
    context.log.warn(error, 'an invitation could not be mailed')
    return false
  }
}
