import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import os from 'node:os'
import type { Transporter } from 'nodemailer'
import type { Config } from '../../base/config/config.ts'
import type { Context } from '../../platform/context.ts'
import type { Letter } from './letter.ts'
import { writeHtml } from './letterHtml.ts'
import { writeText } from './letterText.ts'
import { readMailSettings, toMailLine } from './names.ts'
import { english } from '../../../languages/inLanguage.ts'

/** The time limits for an unresponsive mail server, in milliseconds. They are short, because a job or a person is waiting. */
const TIME_LIMITS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export interface Mail extends Omit<Letter, 'signature'> {
  to: string
  subject: string
  /** if it is absent, the memorial signs */
  signature?: string
  /** whether no mail server may report that the mail was not delivered: the report would show the address and the text to the sender */
  isPrivate?: boolean
}

/** Mails in the family's language. Returns false if the server cannot send mail. Throws if the mail server does not accept the email. */
export async function sendMail(
  context: Context,
  { to, subject, isPrivate, ...parts }: Mail,
): Promise<boolean> {
  const { config } = context
  const { smtpUrl } = config
  if (!smtpUrl) return false
  const { values, texts, name } = await readMailSettings(context)
  const letter = { signature: texts.mail.memorialOf(name), ...parts }
  await withTransport(smtpUrl, config, (transport) =>
    transport.sendMail({
      from: {
        name: texts.mail.sender(toMailLine(values.name, texts)),
        address: chooseSender(smtpUrl, config.mailFrom),
      },
      to: { name: '', address: to },
      subject,
      text: writeText(letter, texts),
      html: writeHtml(subject, letter, texts),
      // prevents automatic replies (RFC 3834)
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(letter.stopUrl && makeUnsubscribeHeaders(letter.stopUrl)),
      },
      // RFC 3461, 4.1
      ...(isPrivate && { dsn: { notify: 'never' as const } }),
      // without it, nodemailer uses the domain of the sender
      ...(config.publicUrl && { messageId: `<${randomUUID()}@${findOwnHost(config)}>` }),
    }),
  )
  return true
}

/** Throws if the mail server does not respond, or if it rejects our credentials. */
export const checkMail = (smtpUrl: string, config: Pick<Config, 'publicUrl'>): Promise<unknown> =>
  withTransport(smtpUrl, config, (transport) => transport.verify())

/**
 * Whether mail can be sent to writers of memories. Such mail contains a link that stops it, so the site's URL must be configured.
 */
export const canMailWriters = ({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>) =>
  smtpUrl !== null && publicUrl !== null

/** Opens a connection to the mail server for one purpose. Explains errors that a person can correct, for a terminal and the log. */
async function withTransport<T>(
  smtpUrl: string,
  config: Pick<Config, 'publicUrl'>,
  use: (transport: Transporter) => Promise<T>,
): Promise<T> {
  const { mail: texts } = english
  // nodemailer is loaded on demand, because it is large
  const { createTransport } = await import('nodemailer')
  const name = new URL(smtpUrl).searchParams.get('name') ?? findOwnHost(config)
  const transport = createTransport({ url: smtpUrl, name, ...TIME_LIMITS_MS })
  try {
    return await use(transport)
  } catch (error) {
    if (isUntrusted(error)) throw new Error(texts.untrusted(new URL(smtpUrl).host), { cause: error })
    if (error instanceof Error && 'response' in error) error.message += ` ${texts.greetedAs(name)}`
    throw error
  } finally {
    transport.close()
  }
}

/**
 * Returns the host by which this server introduces itself to mail servers (RFC 5321, 4.1.3): that of PUBLIC_URL or, if it is not
 * set, that of the machine. Some mail servers refuse an IP address and names without a dot, which containers have.
 */
function findOwnHost({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const host = publicUrl === null ? os.hostname() : new URL(publicUrl).hostname
  if (isIP(host) === 4) return `[${host}]`
  if (host.startsWith('[')) return host.replace('[', '[IPv6:')
  return host.includes('.') ? host : '[127.0.0.1]'
}

/**
 * Whether the error says that no known authority has signed the mail server's certificate. The certificate is self-signed, or a
 * company has signed it for its own use.
 */
const isUntrusted = (error: unknown) =>
  /self[- ]signed certificate|unable to (?:verify the first|get local issuer) certificate/.test(
    (error as Error).message,
  )

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
