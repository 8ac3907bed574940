import path from 'node:path'
import { PlainError } from '../errors/PlainError.ts'
import { describeFolderFault } from './backupFolder.ts'
import { type Environment, environmentSchema } from './environmentSchema.ts'
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

/** Parses the environment variables. Throws a PlainError that names every invalid variable. */
export function parseConfig(rawVariables: NodeJS.ProcessEnv): Config {
  const env = cleanVariables(rawVariables)
  const parsed = environmentSchema.safeParse({ ...env, ...readSecrets(env) })
  if (!parsed.success)
    throw new PlainError(parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; '))
  const values = parsed.data
  const dataDir = findDataDir(env)
  return {
    host: values.HOST ?? '127.0.0.1',
    port: values.PORT ?? 3000,
    logLevel: values.LOG_LEVEL ?? 'warn',
    dataDir,
    adminUsername: values.ADMIN_USERNAME ?? 'admin',
    adminPassword: values.ADMIN_PASSWORD ?? null,
    publicUrl: readPublicUrl(values),
    https: readHttps(values),
    trustProxy: values.TRUST_PROXY ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    s3: readS3(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    minFreeBytes: values.MIN_FREE_MB === undefined ? null : values.MIN_FREE_MB * 1024 * 1024,
    backup: readBackup(values, dataDir),
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

function readBackup(
  { BACKUP_FOLDER, BACKUP_EVERY, BACKUP_KEEP }: Environment,
  dataDir: string,
): Config['backup'] {
  if (BACKUP_FOLDER === undefined) return null
  const folder = path.resolve(BACKUP_FOLDER)
  const fault = describeFolderFault(folder, dataDir)
  if (fault)
    throw new PlainError(`BACKUP_FOLDER ${folder} ${fault}. Choose another folder, ideally on another disk.`)
  return { folder, every: BACKUP_EVERY ?? 'day', keep: BACKUP_KEEP ?? 7 }
}
