import type { Config } from '../../base/config/config.ts'
import type { Context } from '../context.ts'
import { readStoredSettings } from '../database/storedSettings.ts'
import { texts } from './texts.ts'

/** The time limits for an unresponsive mail server, in milliseconds. They are short, because a job or a person is waiting. */
const TIME_LIMITS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

interface Mail {
  to: string
  subject: string
  /** the paragraphs of the text */
  lines: readonly string[]
  /** the URL that stops mail of this kind with one click */
  stopUrl?: string | null
}

/**
 * Sends an email from the memorial. Returns false if the server cannot send mail. Throws if the mail server does not accept the
 * email.
 */
export async function sendMail(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { to, subject, lines, stopUrl }: Mail,
): Promise<boolean> {
  if (!config.smtpUrl) return false
  const { name } = (await readStoredSettings(db)).texts
  // nodemailer is loaded on demand, because it is large
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: config.smtpUrl, ...TIME_LIMITS_MS })
  try {
    await transport.sendMail({
      from: { name: texts.sender(name), address: chooseSender(config.smtpUrl, config.mailFrom) },
      to: { name: '', address: to },
      subject,
      text: lines.join('\n\n'),
      // prevents automatic replies (RFC 3834)
      headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl && makeUnsubscribeHeaders(stopUrl)) },
    })
  } catch (error) {
    throw isUntrusted(error) ? new Error(texts.untrusted(new URL(config.smtpUrl).host)) : error
  } finally {
    transport.close()
  }
  return true
}

/**
 * Whether the error says that no known authority has signed the mail server's certificate. The certificate is self-signed, or a
 * company has signed it for its own use.
 */
const isUntrusted = (error: unknown) =>
  /self[- ]signed certificate|unable to (?:verify the first|get local issuer) certificate/.test(
    (error as Error).message,
  )

/** Throws if the mail server does not respond, or if it rejects our credentials. */
export async function checkMail(smtpUrl: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...TIME_LIMITS_MS })
  await transport.verify().finally(() => transport.close())
}

/**
 * Whether mail can be sent to writers of memories. Such mail contains a link that stops it, so the site's URL must be configured.
 */
export const canMailWriters = ({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>) =>
  smtpUrl !== null && publicUrl !== null

/**
 * Returns the configured sender or, if there is none, the user of the mail server, because most servers accept no other sender.
 */
function chooseSender(smtpUrl: string, mailFrom: Config['mailFrom']): string {
  if (mailFrom) return mailFrom
  const { username, hostname } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  return user.includes('@') ? user : `${user || 'memorial'}@${hostname}`
}

/** Makes the headers for which mail programs show an unsubscribe button (RFC 2369, RFC 8058). */
const makeUnsubscribeHeaders = (stopUrl: string) => ({
  'List-Id': `<memorial.${new URL(stopUrl).hostname}>`,
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Whether the mail server says that the email address does not exist (RFC 3463, 5.1). A retry is useless then. */
export const isUnknownAddress = (error: unknown) =>
  error instanceof Error && 'response' in error && /^5\d\d[ -]5\.1\.\d/.test(String(error.response))
