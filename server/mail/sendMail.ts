import { createTransport } from 'nodemailer'
import type { Context } from '../context.ts'
import { readStoredSettings } from '../storedSettings.ts'

/** A person may be waiting for the answer. Milliseconds. */
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Writes to the family. False when it wants no mail or the server can send none; throws when the mail was not taken. */
export async function sendMail(
  context: Pick<Context, 'config' | 'db'>,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  const { notifyEmail } = (await readStoredSettings(context.db)).behaviour
  return notifyEmail ? sendMailTo(context, notifyEmail, subject, lines) : false
}

/** False when the server can send no mail; throws when the mail was not taken. */
export async function sendMailTo(
  { config: { smtpUrl } }: Pick<Context, 'config'>,
  to: string,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  if (!smtpUrl) return false
  const transport = createTransport({ url: smtpUrl, ...TIME_LIMITS })
  try {
    await transport.sendMail({ from: senderOf(smtpUrl), to, subject, text: lines.join('\n\n') })
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
