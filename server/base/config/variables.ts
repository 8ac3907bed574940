import { z } from 'zod'
import { isEmail } from '../../../contract/email.ts'
import { limits } from '../../../contract/limits.ts'
import { hasLength } from '../../../contract/text.ts'
import {
  domainName,
  folder,
  host,
  optional,
  origin,
  port,
  proxies,
  singleLine,
  smtpUrl,
  url,
  visibleText,
  wholeNumber,
} from './valueSchemas.ts'

/** An environment variable, as the server reads it and as README.md and .env.example explain it. */
export interface Variable {
  schema: z.ZodType
  example: string
  /** absent if the purpose of the variable above includes this one */
  purpose?: string
  /** said instead of the schema's default */
  defaultText?: string
  /** whether its value may come from a file: for example, ADMIN_PASSWORD_FILE is the path of such a file */
  isSecret?: true
}

/** `npm run variables` writes these variables into README.md and .env.example. */
export const variables = {
  HOST: { schema: host.default('127.0.0.1'), example: '127.0.0.1', purpose: 'where to listen' },
  PORT: { schema: port.default(3000), example: '3000' },
  DATA_DIR: {
    schema: folder.default('./data'),
    example: '/var/lib/memorial',
    purpose: 'the folder that holds everything, and that must be backed up',
  },
  ADMIN_USERNAME: {
    schema: singleLine.max(200, 'must have at most 200 characters').default('admin'),
    example: 'ruth',
    purpose: 'the first administrator, created at the first start',
  },
  ADMIN_PASSWORD: {
    schema: optional(
      singleLine
        .max(limits.password, `must have at most ${limits.password} characters`)
        .refine(
          hasLength(limits.shortestPassword),
          `must have at least ${limits.shortestPassword} characters`,
        ),
    ),
    example: 'ten characters or more',
    defaultText: 'a random password, printed',
    isSecret: true,
  },
  PUBLIC_URL: {
    schema: optional(origin),
    example: 'https://walter.example.org',
    purpose: 'the address visitors type, such as `https://walter.example.org`',
    defaultText: 'the address in the request',
  },
  HTTPS_DOMAIN: {
    schema: optional(domainName),
    example: 'walter.example.org',
    purpose:
      'a name that points to this machine, for HTTPS without a proxy: see [HTTPS by itself](docs/operations.md#https-by-itself)',
    defaultText: 'HTTP only',
  },
  HTTPS_PORT: {
    schema: port.default(443),
    example: '443',
    purpose: 'the port for HTTPS, and the one for HTTP, which redirects there',
  },
  HTTP_PORT: { schema: port.default(80), example: '80' },
  ACME_DIRECTORY: {
    schema: optional(url(/^https$/, 'https://example.org/acme/directory')),
    example: 'https://example.org/acme/directory',
    purpose: 'the authority that signs the certificate',
    defaultText: 'Let’s Encrypt',
  },
  TRUST_PROXY: {
    schema: optional(proxies),
    example: '1',
    purpose: 'how many proxies are in front of the server, or their IP addresses',
    defaultText: 'no proxy is trusted',
  },
  DATABASE_URL: {
    schema: optional(url(/^postgres(ql)?$/, 'postgres://user:password@host/name')),
    example: 'postgres://user:password@host/name',
    purpose: 'a PostgreSQL database, for several instances',
    defaultText: 'SQLite in `DATA_DIR`',
    isSecret: true,
  },
  S3_ENDPOINT: {
    schema: optional(url(/^https?$/, 'https://s3.example.org')),
    example: 'https://s3.example.org',
    purpose: 'a bucket for the files, for several instances',
    defaultText: 'files in `DATA_DIR`',
  },
  S3_BUCKET: {
    schema: optional(
      z.string().regex(/^[\w.-]+$/, 'must be only the name of the bucket, without an address'),
    ),
    example: 'walter',
  },
  S3_REGION: {
    schema: z
      .string()
      .regex(/^[\w-]+$/, 'must be only the name of the region, such as us-east-1')
      .default('us-east-1'),
    example: 'us-east-1',
    // the example already shows it
    defaultText: '',
  },
  S3_ACCESS_KEY_ID: { schema: optional(visibleText), example: 'key', isSecret: true },
  S3_SECRET_ACCESS_KEY: { schema: optional(visibleText), example: 'secret', isSecret: true },
  SMTP_URL: {
    schema: optional(smtpUrl),
    example: 'smtp://user:password@host:587',
    purpose: 'a mail server: see [Mail](docs/operations.md#mail)',
    defaultText: 'no mail',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: optional(
      z.string().refine(isEmail, 'must be only an e-mail address, such as memorial@example.org'),
    ),
    example: 'memorial@example.org',
    purpose: 'the e-mail address of the sender',
    defaultText: 'the mail server’s user',
  },
  METRICS_TOKEN: {
    schema: optional(visibleText.min(16, 'must have at least 16 characters')),
    example: 'sixteen characters or more',
    purpose: 'lets other machines read `/metrics`: see [Metrics](docs/operations.md#metrics)',
    defaultText: 'only this machine',
    isSecret: true,
  },
  MIN_FREE_MB: {
    schema: optional(wholeNumber(0, 999_999_999, 'must be a number of megabytes, such as 500')),
    example: '500',
    purpose: 'free megabytes below which visitors cannot send photographs',
    defaultText: '500, or 5% of a small disk',
  },
  BACKUP_FOLDER: {
    schema: optional(folder),
    example: '/mnt/copies/walter',
    purpose: 'where the server puts its daily or weekly backups, ideally on another disk',
    defaultText: 'none',
  },
  BACKUP_EVERY: {
    schema: z.enum(['day', 'week'], 'must be day or week').default('day'),
    example: 'day',
    purpose: 'how often it makes a backup (`day` or `week`), and how many it keeps',
  },
  BACKUP_KEEP: {
    schema: wholeNumber(1, 999_999_999, 'must be a whole number, 1 or more').default(7),
    example: '7',
  },
  LOG_LEVEL: {
    schema: z.enum(['error', 'warn', 'info', 'debug'], 'must be error, warn, info or debug').default('warn'),
    example: 'info',
    purpose: 'what the log contains: `error`, `warn`, `info` or `debug`',
  },
} satisfies Record<string, Variable>

export const environmentSchema = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof typeof variables]: (typeof variables)[Name]['schema']
  },
)
export type Environment = z.infer<typeof environmentSchema>

export const variableNames: readonly string[] = Object.keys(variables)

export const secretNames: readonly string[] = Object.entries<Variable>(variables).flatMap(
  ([name, { isSecret }]) => (isSecret ? [name] : []),
)

export const knownNames: readonly string[] = [...variableNames, ...secretNames.map((name) => `${name}_FILE`)]
