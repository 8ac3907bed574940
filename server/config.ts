import path from 'node:path'
import { z } from 'zod'
import { isEmail } from '../contract/email.ts'

/** What the environment decides; see the table in README.md. */
export interface Config {
  host: string
  port: number
  /** absolute path of everything that must be backed up */
  dataDir: string
  adminUsername: string
  /** null: a random one is made and printed at the first start */
  adminPassword: string | null
  /** origin under which visitors reach the site, null: the request's own */
  publicUrl: string | null
  /** number of proxies, or their addresses; null: forwarded headers are not believed */
  trustProxy: number | string[] | null
  databaseUrl: string | null
  s3: S3Config | null
  smtpUrl: string | null
  /** the sender of all mail, null: the user of the mail server */
  mailFrom: string | null
  /** free bytes on the disk of `dataDir` below which visitors' uploads are refused; null: 500 MB, or 5 % of a small disk */
  minFreeBytes: number | null
  /** where the server puts a copy of the memorial, how often, and how many it keeps; null: nowhere */
  backup: { folder: string; every: 'day' | 'week'; keep: number } | null
}

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** A wrong environment or data folder: ends the start with its message, without a stack trace. */
export class StartupError extends Error {}

const absent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional())
const address = (protocol: RegExp, example: string) =>
  optional(z.url({ protocol, error: `must be an address such as ${example}` }))

const environment = z.object({
  HOST: optional(z.string()),
  PORT: optional(z.coerce.number('must be a port number').int('must be a whole number').min(0).max(65_535)),
  DATA_DIR: optional(z.string()),
  ADMIN_USERNAME: optional(z.string().max(200)),
  ADMIN_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters').max(1_000)),
  PUBLIC_URL: address(/^https?$/, 'https://example.org'),
  TRUST_PROXY: optional(
    z
      .string()
      .regex(
        /^(\d+|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/,
        'must be a number of proxies or their addresses',
      ),
  ),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/name'),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example.org'),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  MIN_FREE_MB: optional(
    z.coerce.number('must be a number of megabytes').min(0, 'must be a number of megabytes'),
  ),
  BACKUP_FOLDER: optional(z.string()),
  BACKUP_EVERY: optional(z.enum(['day', 'week'], 'must be day or week')),
  BACKUP_KEEP: optional(
    z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be 1 or more'),
  ),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: optional(
    z.string().refine(isEmail, 'must be an e-mail address alone, such as memorial@example.org'),
  ),
})
type Environment = z.infer<typeof environment>

/** Reads the environment; throws StartupError naming every wrong variable at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environment.safeParse(env)
  if (!read.success)
    throw new StartupError(read.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; '))
  const values = read.data
  return {
    host: values.HOST ?? '127.0.0.1',
    port: values.PORT ?? 3000,
    dataDir: path.resolve(values.DATA_DIR ?? './data'),
    adminUsername: values.ADMIN_USERNAME ?? 'admin',
    adminPassword: values.ADMIN_PASSWORD ?? null,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    trustProxy: readProxies(values.TRUST_PROXY),
    databaseUrl: values.DATABASE_URL ?? null,
    s3: readS3(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    minFreeBytes: values.MIN_FREE_MB === undefined ? null : values.MIN_FREE_MB * 1024 * 1024,
    backup: readBackup(values),
  }
}

function readProxies(value: string | undefined): Config['trustProxy'] {
  if (value === undefined) return null
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function readS3(values: Environment): S3Config | null {
  const given = s3Names.filter((name) => values[name])
  if (given.length === 0) return null
  const missing = s3Names.filter((name) => !values[name])
  if (missing.length > 0) throw new StartupError(`${missing.join(', ')} must be set when ${given[0]} is`)
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
