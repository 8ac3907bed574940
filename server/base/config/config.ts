import path from 'node:path'
import { z } from 'zod'
import { isEmail } from '../../../contract/email.ts'
import { limits } from '../../../contract/limits.ts'
import { PlainError } from '../errors/PlainError.ts'
import { readSecretFile } from './secretFile.ts'
import { cleanVariables, secretNames } from './variables.ts'
import { findDataDir } from './findDataDir.ts'

/** The configuration that environment variables set. The table in README.md explains them. */
export interface Config {
  host: string
  port: number
  /** the lowest level of lines written to the log */
  logLevel: 'error' | 'warn' | 'info' | 'debug'
  /** the absolute path of the folder that holds everything that must be backed up */
  dataDir: string
  adminUsername: string
  /** if null, the first start makes a random password and prints it */
  adminPassword: string | null
  /** the origin under which visitors reach the site; if null, the origin of each request is used */
  publicUrl: string | null
  /** the settings for serving HTTPS under the host name `domain`; null if a proxy serves HTTPS, or if there is only HTTP */
  https: { domain: string; acmeDirectoryUrl: string | null; port: number; plainPort: number } | null
  /** the number of trusted proxies, or their IP addresses; if null, forwarded headers are ignored */
  trustProxy: number | string[] | null
  databaseUrl: string | null
  s3: S3Config | null
  smtpUrl: string | null
  /** the email address that all email comes from; if null, the user name in `smtpUrl` is used */
  mailFrom: string | null
  /** the token with which other machines may read /metrics; if null, only this machine may read it */
  metricsToken: string | null
  /**
   * visitors' uploads are refused if the disk of `dataDir` has fewer free bytes than this; if null, the limit is 500 MB, or 5% of
   * a small disk
   */
  minFreeBytes: number | null
  /** the folder for automatic backups, how often one is made, and how many are kept; null for no automatic backups */
  backup: { folder: string; every: 'day' | 'week'; keep: number } | null
}

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional())
/** The schema of a single line of typed text. */
const singleLine = z.string().regex(/^\P{Cc}*$/u, 'must be one line, without control characters')
const optionalUrl = (protocol: RegExp, example: string) =>
  optional(z.url({ protocol, error: `must be an address such as ${example}` }))

const optionalPort = optional(
  z.coerce.number('must be a port number').int('must be a whole number').min(0).max(65_535),
)

const isOrigin = (url: string) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`

/**
 * Whether the port of an SMTP URL fits its scheme. `smtps:` encrypts from the first byte, but `smtp:` only after STARTTLS. With
 * the wrong scheme, the client and the server wait for each other.
 */
const isPortOfScheme = (value: string) => {
  if (!URL.canParse(value)) return true
  const { protocol, port } = new URL(value)
  return protocol === 'smtps:' ? port !== '25' && port !== '587' : port !== '465'
}

export const environmentSchema = z.object({
  HOST: optional(z.string()),
  PORT: optionalPort,
  HTTPS_DOMAIN: optional(
    z.string().regex(/^([a-z\d-]+\.)+[a-z][a-z\d-]*$/, 'must be only a name, such as walter.example.org'),
  ),
  HTTPS_PORT: optionalPort,
  HTTP_PORT: optionalPort,
  ACME_DIRECTORY: optionalUrl(/^https$/, 'https://example.org/acme/directory'),
  LOG_LEVEL: optional(z.enum(['error', 'warn', 'info', 'debug'], 'must be error, warn, info or debug')),
  DATA_DIR: optional(z.string()),
  ADMIN_USERNAME: optional(singleLine.max(200)),
  ADMIN_PASSWORD: optional(
    singleLine
      .min(limits.shortestPassword, `must have at least ${limits.shortestPassword} characters`)
      .max(limits.password),
  ),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
      .refine(
        isOrigin,
        'must be an address without a path, such as https://example.org: a memorial needs a host of its own',
      ),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .regex(
        /^(\d+|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/,
        'must be a number of proxies or their addresses',
      ),
  ),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host/name'),
  S3_ENDPOINT: optionalUrl(/^https?$/, 'https://s3.example.org'),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  MIN_FREE_MB: optional(
    z.coerce.number('must be a number of megabytes').min(0, 'must be a number of megabytes'),
  ),
  BACKUP_FOLDER: optional(z.string()),
  BACKUP_EVERY: optional(z.enum(['day', 'week'], 'must be day or week')),
  BACKUP_KEEP: optional(
    z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be 1 or more'),
  ),
  SMTP_URL: optional(
    z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
      .refine(isPortOfScheme, 'must begin with smtps: on port 465, and with smtp: on ports 25 and 587'),
  ),
  MAIL_FROM: optional(
    z.string().refine(isEmail, 'must be only an e-mail address, such as memorial@example.org'),
  ),
})
type Environment = z.infer<typeof environmentSchema>

/** Parses the environment variables. Throws a PlainError that names every invalid variable. */
export function parseConfig(rawVariables: NodeJS.ProcessEnv): Config {
  const env = cleanVariables(rawVariables)
  const parsed = environmentSchema.safeParse({ ...env, ...readSecrets(env) })
  if (!parsed.success)
    throw new PlainError(parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; '))
  const values = parsed.data
  return {
    host: values.HOST ?? '127.0.0.1',
    port: values.PORT ?? 3000,
    logLevel: values.LOG_LEVEL ?? 'warn',
    dataDir: findDataDir(env),
    adminUsername: values.ADMIN_USERNAME ?? 'admin',
    adminPassword: values.ADMIN_PASSWORD ?? null,
    publicUrl: readPublicUrl(values),
    https: readHttps(values),
    trustProxy: readProxies(values.TRUST_PROXY),
    databaseUrl: values.DATABASE_URL ?? null,
    s3: readS3(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    minFreeBytes: values.MIN_FREE_MB === undefined ? null : values.MIN_FREE_MB * 1024 * 1024,
    backup: readBackup(values),
  }
}

/**
 * Reads secrets from files whose paths are in variables such as ADMIN_PASSWORD_FILE, because Docker provides secrets as files.
 * Throws a PlainError if a file cannot be read, or if a secret is also set directly.
 */
const readSecrets = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    secretNames.flatMap((name) => {
      const file = env[`${name}_FILE`]
      return file ? [[name, readSecret(name, file, env[name])]] : []
    }),
  )

function readSecret(name: string, file: string, value: string | undefined): string {
  if (value) throw new PlainError(`${name} and ${name}_FILE are both set; remove one of them`)
  try {
    return readSecretFile(file)
  } catch (error) {
    throw new PlainError(`${name}_FILE names ${file}, which ${(error as Error).message}`)
  }
}

function readPublicUrl({ PUBLIC_URL: url, HTTPS_DOMAIN: domain }: Environment): string | null {
  if (url && domain && new URL(url).hostname !== domain)
    throw new PlainError(`PUBLIC_URL must lead to ${domain}, as HTTPS_DOMAIN says, or not be set`)
  if (url) return new URL(url).origin
  return domain ? Object.assign(new URL('https://example.org'), { hostname: domain }).origin : null
}

function readHttps(values: Environment): Config['https'] {
  const { HTTPS_DOMAIN: domain } = values
  if (!domain) return null
  if (values.TRUST_PROXY)
    throw new PlainError(
      'HTTPS_DOMAIN is for a server without a proxy: remove it, or TRUST_PROXY when there is none',
    )
  return {
    domain,
    acmeDirectoryUrl: values.ACME_DIRECTORY ?? null,
    port: values.HTTPS_PORT ?? 443,
    plainPort: values.HTTP_PORT ?? 80,
  }
}

function readProxies(value: string | undefined): Config['trustProxy'] {
  if (value === undefined) return null
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function readS3(values: Environment): S3Config | null {
  const namesWithValues = s3Names.filter((name) => values[name])
  if (namesWithValues.length === 0) return null
  const missingNames = s3Names.filter((name) => !values[name])
  if (missingNames.length > 0)
    throw new PlainError(`${missingNames.join(', ')} must be set when ${namesWithValues[0]} is`)
  return {
    endpoint: values.S3_ENDPOINT as string,
    region: values.S3_REGION ?? 'us-east-1',
    bucket: values.S3_BUCKET as string,
    accessKeyId: values.S3_ACCESS_KEY_ID as string,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY as string,
  }
}

const readBackup = ({ BACKUP_FOLDER, BACKUP_EVERY, BACKUP_KEEP }: Environment): Config['backup'] =>
  BACKUP_FOLDER === undefined
    ? null
    : { folder: path.resolve(BACKUP_FOLDER), every: BACKUP_EVERY ?? 'day', keep: BACKUP_KEEP ?? 7 }
