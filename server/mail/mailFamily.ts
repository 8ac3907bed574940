import type { Context } from '../context.ts'
import { readStoredSettings } from '../database/storedSettings.ts'
import { sendMail } from './sendMail.ts'

/** Mails the address in the settings. False when there is none or the server can send no mail; throws when the mail was not taken. */
export async function mailFamily(
  context: Pick<Context, 'config' | 'db'>,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  const { notifyEmail } = (await readStoredSettings(context.db)).behaviour
  return notifyEmail !== '' && sendMail(context, { to: notifyEmail, subject, lines })
}
