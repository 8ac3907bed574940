import { isIP } from 'node:net'
import { z } from 'zod'
import { isEmail } from '../../../contract/email.ts'
import { limits } from '../../../contract/limits.ts'
import { parseDomainName } from './domainName.ts'
import { parseProxies } from './proxies.ts'

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional())

/** The schema of a single line of typed text. */
const singleLine = z.string().regex(/^\P{Cc}*$/u, 'must be one line, without control characters')

/** Matches text in which everything is visible. Characters without a shape come from pages and documents that text was copied from. */
const visiblePattern = /^[^\p{Cc}\p{Cf}]*$/u
const INVISIBLE = 'contains a character that nobody sees: please type it again'
const visibleText = z.string().regex(visiblePattern, INVISIBLE)

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` }).regex(visiblePattern, INVISIBLE)

/** The schema of a text that `parse` converts. `parse` throws an Error whose message is the end of a sentence about the variable. */
const parsedText = <T>(parse: (text: string) => T) =>
  optional(
    visibleText.transform((text, context): T => {
      try {
        return parse(text)
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message })
        return z.NEVER
      }
    }),
  )

const wholeNumber = (least: number, most: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message))

const optionalPort = optional(wholeNumber(0, 65_535, 'must be a port number'))

/** The schema of a folder's path. Only a shell replaces `~` and `$HOME`; a program would make a folder of that name. */
const folder = singleLine.refine(
  (path) => !/^(?:~(?:\/|$)|\$[\w{])/.test(path),
  'must be the whole path, such as /home/ruth/memorial: only a shell replaces ~ and $HOME',
)

const isOrigin = (address: string) =>
  !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`

/**
 * Whether the port of an SMTP URL fits its scheme. `smtps:` encrypts from the first byte, but `smtp:` only after STARTTLS. With
 * the wrong scheme, the client and the server wait for each other.
 */
const isPortOfScheme = (value: string) => {
  if (!URL.canParse(value)) return true
  const { protocol, port } = new URL(value)
  return protocol === 'smtps:' ? port !== '25' && port !== '587' : port !== '465'
}

const hasHost = (value: string) => !URL.canParse(value) || new URL(value).hostname !== ''

/** Parses HOST. An IPv6 address may be in brackets, as in a URL. */
function parseHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) || /^[\w.-]+$/.test(host)) return host
  throw new Error('must be only an IP address or a name, such as 127.0.0.1; the port belongs in PORT')
}

const SMTP_EXAMPLE = 'smtp://user:password@host:587'

/** The schema of each environment variable. A message is the end of a sentence that begins with the name of the variable. */
export const environmentSchema = z.object({
  HOST: parsedText(parseHost),
  PORT: optionalPort,
  HTTPS_DOMAIN: parsedText(parseDomainName),
  HTTPS_PORT: optionalPort,
  HTTP_PORT: optionalPort,
  ACME_DIRECTORY: optional(url(/^https$/, 'https://example.org/acme/directory')),
  LOG_LEVEL: optional(z.enum(['error', 'warn', 'info', 'debug'], 'must be error, warn, info or debug')),
  DATA_DIR: optional(folder),
  ADMIN_USERNAME: optional(singleLine.max(200, 'must have at most 200 characters')),
  ADMIN_PASSWORD: optional(
    singleLine
      .min(limits.shortestPassword, `must have at least ${limits.shortestPassword} characters`)
      .max(limits.password, `must have at most ${limits.password} characters`),
  ),
  PUBLIC_URL: optional(
    url(/^https?$/, 'https://example.org').refine(
      isOrigin,
      'must be an address without a path, such as https://example.org: a memorial needs a host of its own',
    ),
  ),
  TRUST_PROXY: parsedText(parseProxies),
  DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:password@host/name')),
  S3_ENDPOINT: optional(url(/^https?$/, 'https://s3.example.org')),
  S3_REGION: optional(z.string().regex(/^[\w-]+$/, 'must be only the name of the region, such as us-east-1')),
  S3_BUCKET: optional(
    z.string().regex(/^[\w.-]+$/, 'must be only the name of the bucket, without an address'),
  ),
  S3_ACCESS_KEY_ID: optional(visibleText),
  S3_SECRET_ACCESS_KEY: optional(visibleText),
  METRICS_TOKEN: optional(visibleText.min(16, 'must have at least 16 characters')),
  MIN_FREE_MB: optional(wholeNumber(0, 999_999_999, 'must be a number of megabytes, such as 500')),
  BACKUP_FOLDER: optional(folder),
  BACKUP_EVERY: optional(z.enum(['day', 'week'], 'must be day or week')),
  BACKUP_KEEP: optional(wholeNumber(1, 999_999_999, 'must be a whole number, 1 or more')),
  SMTP_URL: optional(
    url(/^smtps?$/, SMTP_EXAMPLE)
      .refine(hasHost, `must be an address such as ${SMTP_EXAMPLE}`)
      .refine(isPortOfScheme, 'must begin with smtps: on port 465, and with smtp: on ports 25 and 587'),
  ),
  MAIL_FROM: optional(
    z.string().refine(isEmail, 'must be only an e-mail address, such as memorial@example.org'),
  ),
})
export type Environment = z.infer<typeof environmentSchema>
