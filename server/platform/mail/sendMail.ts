import type { Config } from '../../base/config/config.ts'
import type { Context } from '../context.ts'
import { readStoredSettings } from '../database/storedSettings.ts'
import { texts } from './texts.ts'

/** Time limits for a mail server that does not answer, because a job or a person waits for it. Milliseconds. */
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

interface Mail {
  to: string
  subject: string
  /** paragraphs */
  lines: readonly string[]
  /** the address at which one click ends mail of this kind */
  stopUrl?: string | null
}

/** Sends as the memorial. False when the server can send no mail; throws when the mail was not taken. */
export async function sendMail(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { to, subject, lines, stopUrl }: Mail,
): Promise<boolean> {
  if (!config.smtpUrl) return false
  const { name } = (await readStoredSettings(db)).texts
  // loaded for who sends mail only: it is large
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: config.smtpUrl, ...TIME_LIMITS })
  try {
    await transport.sendMail({
      from: { name: texts.sender(name), address: senderOf(config.smtpUrl, config.mailFrom) },
      to: { name: '', address: to },
      subject,
      text: lines.join('\n\n'),
      // no holiday notice comes back (RFC 3834)
      headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl && listHeaders(stopUrl)) },
    })
  } catch (error) {
    throw isUntrusted(error) ? new Error(texts.untrusted(new URL(config.smtpUrl).host)) : error
  } finally {
    transport.close()
  }
  return true
}

/** Whether the certificate is signed by nobody known: its own, or by an office's own authority. */
const isUntrusted = (error: unknown) =>
  /self[- ]signed certificate|unable to (?:verify the first|get local issuer) certificate/.test(
    (error as Error).message,
  )

/** Throws when the mail server does not answer, or does not take our name and password. */
export async function checkMail(smtpUrl: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...TIME_LIMITS })
  await transport.verify().finally(() => transport.close())
}

/** Visitors are mailed with a way to stop it, which needs the site's own address. */
export const canMailWriters = ({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>) =>
  smtpUrl !== null && publicUrl !== null

/** Most mail servers accept their own user as the sender, and nobody else. */
function senderOf(smtpUrl: string, mailFrom: Config['mailFrom']): string {
  if (mailFrom) return mailFrom
  const { username, hostname } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  return user.includes('@') ? user : `${user || 'memorial'}@${hostname}`
}

/** Mail programs show a button for it (RFC 2369, RFC 8058). */
const listHeaders = (stopUrl: string) => ({
  'List-Id': `<memorial.${new URL(stopUrl).hostname}>`,
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Whether the mail server says that there is no such address: trying again would not help (RFC 3463, 5.1). */
export const isUnknownAddress = (error: unknown) =>
  error instanceof Error && 'response' in error && /^5\d\d[ -]5\.1\.\d/.test(String(error.response))
