import path from 'node:path'
import { PlainError } from '../errors/PlainError.ts'
import { describeFolderFault } from './backupFolder.ts'
import { readSecretFile } from './secretFile.ts'
import { type Environment, environmentSchema, secretNames } from './variables.ts'
import { findDataDir } from './findDataDir.ts'
import { cleanVariables } from './cleanVariables.ts'

/** The configuration that environment variables set. The table in README.md explains them. */
export type Config = ReturnType<typeof parseConfig>
export type S3Config = NonNullable<Config['s3']>

/** Throws a PlainError that names every invalid variable. */
export function parseConfig(rawVariables: NodeJS.ProcessEnv) {
  const env = cleanVariables(rawVariables)
  const parsed = environmentSchema.safeParse({ ...env, ...readSecrets(env) })
  if (!parsed.success)
    throw new PlainError(parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; '))
  const values = parsed.data
  const dataDir = findDataDir(env)
  return {
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    /** the absolute path of the folder that holds everything that must be backed up */
    dataDir,
    adminUsername: values.ADMIN_USERNAME,
    /** if null, the first start makes a random password and prints it */
    adminPassword: values.ADMIN_PASSWORD,
    /** the origin under which visitors reach the site; if null, the origin of each request is used */
    publicUrl: readPublicUrl(values),
    /** null if a proxy serves HTTPS, or if there is only HTTP */
    https: readHttpsSettings(values),
    /** the number of trusted proxies, or their IP addresses; if null, forwarded headers are ignored */
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    s3: readS3Settings(values),
    smtpUrl: values.SMTP_URL,
    /** the email address that all email comes from; if null, the user name in `smtpUrl` is used */
    mailFrom: values.MAIL_FROM,
    /** the token with which other machines may read /metrics; if null, only this machine may read it */
    metricsToken: values.METRICS_TOKEN,
    /**
     * visitors' uploads are refused if the disk of `dataDir` has fewer free bytes than this; if null, the limit is 500 MB, or 5% of
     * a small disk
     */
    minFreeBytes: values.MIN_FREE_MB === null ? null : values.MIN_FREE_MB * 1024 * 1024,
    /** null for no automatic backups */
    backup: readBackupSettings(values, dataDir),
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

function readHttpsSettings(values: Environment) {
  const { HTTPS_DOMAIN: domain } = values
  if (!domain) return null
  if (values.TRUST_PROXY)
    throw new PlainError(
      'HTTPS_DOMAIN is for a server without a proxy: remove it, or TRUST_PROXY when there is none',
    )
  return {
    domain,
    acmeDirectoryUrl: values.ACME_DIRECTORY,
    port: values.HTTPS_PORT,
    plainPort: values.HTTP_PORT,
  }
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function readS3Settings(values: Environment) {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, region, bucket, accessKeyId, secretAccessKey }
  const [firstName] = s3Names.filter((name) => values[name])
  if (!firstName) return null
  const missingNames = s3Names.filter((name) => !values[name])
  throw new PlainError(`${missingNames.join(', ')} must be set when ${firstName} is`)
}

function readBackupSettings({ BACKUP_FOLDER, BACKUP_EVERY, BACKUP_KEEP }: Environment, dataDir: string) {
  if (!BACKUP_FOLDER) return null
  const folder = path.resolve(BACKUP_FOLDER)
  const fault = describeFolderFault(folder, dataDir)
  if (fault)
    throw new PlainError(`BACKUP_FOLDER ${folder} ${fault}. Choose another folder, ideally on another disk.`)
  return { folder, every: BACKUP_EVERY, keep: BACKUP_KEEP }
}
