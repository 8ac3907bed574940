import type { Config } from '../../base/config/config.ts'
import type { Context } from '../context.ts'
import { readStoredSettings } from '../database/storedSettings.ts'
import { texts } from './texts.ts'

/** Milliseconds before an unresponsive mail server is given up, because a job or a person is waiting. */
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

interface Mail {
  to: string
  subject: string
  /** paragraphs */
  lines: readonly string[]
  /** the address that ends mail of this kind with one click */
  stopUrl?: string | null
}

/** Sends a mail from the memorial. False when the server cannot send mail; throws when the mail server did not accept it. */
export async function sendMail(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { to, subject, lines, stopUrl }: Mail,
): Promise<boolean> {
  if (!config.smtpUrl) return false
  const { name } = (await readStoredSettings(db)).texts
  // loaded on demand, because it is large
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: config.smtpUrl, ...TIME_LIMITS })
  try {
    await transport.sendMail({
      from: { name: texts.sender(name), address: chooseSender(config.smtpUrl, config.mailFrom) },
      to: { name: '', address: to },
      subject,
      text: lines.join('\n\n'),
      // prevents automatic replies (RFC 3834)
      headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl && listHeaders(stopUrl)) },
    })
  } catch (error) {
    throw isUntrusted(error) ? new Error(texts.untrusted(new URL(config.smtpUrl).host)) : error
  } finally {
    transport.close()
  }
  return true
}

/** Whether the certificate is signed by no known authority: self-signed, or by a company's own. */
const isUntrusted = (error: unknown) =>
  /self[- ]signed certificate|unable to (?:verify the first|get local issuer) certificate/.test(
    (error as Error).message,
  )

/** Throws when the mail server does not respond or rejects our credentials. */
export async function checkMail(smtpUrl: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...TIME_LIMITS })
  await transport.verify().finally(() => transport.close())
}

/** Whether writers can be mailed: their mail needs a link to stop it, and so the site's address. */
export const canMailWriters = ({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>) =>
  smtpUrl !== null && publicUrl !== null

/** Falls back to the mail server's user: most servers accept no other sender. */
function chooseSender(smtpUrl: string, mailFrom: Config['mailFrom']): string {
  if (mailFrom) return mailFrom
  const { username, hostname } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  return user.includes('@') ? user : `${user || 'memorial'}@${hostname}`
}

/** Headers for which mail programs show an unsubscribe button (RFC 2369, RFC 8058). */
const listHeaders = (stopUrl: string) => ({
  'List-Id': `<memorial.${new URL(stopUrl).hostname}>`,
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Whether the mail server says that the address does not exist, so that a retry is useless (RFC 3463, 5.1). */
export const isUnknownAddress = (error: unknown) =>
  error instanceof Error && 'response' in error && /^5\d\d[ -]5\.1\.\d/.test(String(error.response))
