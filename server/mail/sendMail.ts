import { createTransport } from 'nodemailer'
import type { Context } from '../context.ts'
import { readStoredSettings } from '../storedSettings.ts'

/** Writes to the family. False when it wants no mail or the server can send none; throws when the mail was not taken. */
export async function sendMail(
  { config, db }: Pick<Context, 'config' | 'db'>,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  const { smtpUrl } = config
  const { notifyEmail } = (await readStoredSettings(db)).behaviour
  if (!smtpUrl || !notifyEmail) return false
  const transport = createTransport(smtpUrl)
  try {
    await transport.sendMail({ from: senderOf(smtpUrl), to: notifyEmail, subject, text: lines.join('\n\n') })
  } finally {
    transport.close()
  }
  return true
}

/** Most mail servers accept their own user as the sender, and nobody else. */
function senderOf(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  return user.includes('@') ? user : `${user || 'memorial'}@${hostname}`
}
