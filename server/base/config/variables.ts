import { trimEdges } from '../../../domain/normalizeText.ts'

/** A group of related environment variables, as README.md and .env.example explain them. */
interface VariableGroup {
  /** an example value for each name */
  examples: Record<string, string>
  purpose: string
  defaultText: string
}

/** All environment variables. `npm run variables` writes them into README.md and .env.example. */
export const variableGroups: readonly VariableGroup[] = [
  {
    examples: { HOST: '127.0.0.1', PORT: '3000' },
    purpose: 'where to listen',
    defaultText: '`127.0.0.1`, `3000`',
  },
  {
    examples: { DATA_DIR: '/var/lib/memorial' },
    purpose: 'the folder that holds everything, and that must be backed up',
    defaultText: '`./data`',
  },
  {
    examples: { ADMIN_USERNAME: 'ruth', ADMIN_PASSWORD: 'ten characters or more' },
    purpose: 'the first administrator, created at the first start',
    defaultText: '`admin`, a random password, printed',
  },
  {
    examples: { PUBLIC_URL: 'https://walter.example.org' },
    purpose: 'the address visitors type, such as `https://walter.example.org`',
    defaultText: 'the address in the request',
  },
  {
    examples: { HTTPS_DOMAIN: 'walter.example.org' },
    purpose:
      'a name that points to this machine, for HTTPS without a proxy: see [HTTPS by itself](docs/operations.md#https-by-itself)',
    defaultText: 'HTTP only',
  },
  {
    examples: { HTTPS_PORT: '443', HTTP_PORT: '80' },
    purpose: 'the port for HTTPS, and the one for HTTP, which redirects there',
    defaultText: '`443`, `80`',
  },
  {
    examples: { ACME_DIRECTORY: 'https://example.org/acme/directory' },
    purpose: 'the authority that signs the certificate',
    defaultText: 'Let’s Encrypt',
  },
  {
    examples: { TRUST_PROXY: '1' },
    purpose: 'how many proxies are in front of the server, or their IP addresses',
    defaultText: 'no proxy is trusted',
  },
  {
    examples: { DATABASE_URL: 'postgres://user:password@host/name' },
    purpose: 'a PostgreSQL database, for several instances',
    defaultText: 'SQLite in `DATA_DIR`',
  },
  {
    examples: {
      S3_ENDPOINT: 'https://s3.example.org',
      S3_BUCKET: 'walter',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    purpose: 'a bucket for the files, for several instances',
    defaultText: 'files in `DATA_DIR`',
  },
  {
    examples: { SMTP_URL: 'smtp://user:password@host:587' },
    purpose: 'a mail server: see [Mail](docs/operations.md#mail)',
    defaultText: 'no mail',
  },
  {
    examples: { MAIL_FROM: 'memorial@example.org' },
    purpose: 'the e-mail address of the sender',
    defaultText: 'the mail server’s user',
  },
  {
    examples: { METRICS_TOKEN: 'sixteen characters or more' },
    purpose: 'lets other machines read `/metrics`: see [Metrics](docs/operations.md#metrics)',
    defaultText: 'only this machine',
  },
  {
    examples: { MIN_FREE_MB: '500' },
    purpose: 'free megabytes below which visitors cannot send photographs',
    defaultText: '500, or 5 % of a small disk',
  },
  {
    examples: { BACKUP_FOLDER: '/mnt/copies/walter' },
    purpose: 'where the server puts its daily or weekly backups, ideally on another disk',
    defaultText: 'none',
  },
  {
    examples: { BACKUP_EVERY: 'day', BACKUP_KEEP: '7' },
    purpose: 'how often it makes a backup (`day` or `week`), and how many it keeps',
    defaultText: '`day`, `7`',
  },
  {
    examples: { LOG_LEVEL: 'info' },
    purpose: 'what the log contains: `error`, `warn`, `info` or `debug`',
    defaultText: '`warn`',
  },
]

/** The names of variables whose values may come from a file. For example, ADMIN_PASSWORD_FILE is the path of such a file. */
export const secretNames = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
] as const

export const variableNames: readonly string[] = variableGroups.flatMap(({ examples }) =>
  Object.keys(examples),
)

/**
 * Removes what nobody sees from both ends of names and values, and quotation marks around values. Some editors and shells add them,
 * such as a BOM before the first name in `.env`, and Docker keeps the quotation marks in a file of variables. If the exact name is
 * set, too, its value wins.
 */
export const cleanVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name === trimEdges(name) || env[trimEdges(name)] === undefined)
      .map(([name, value]) => [trimEdges(name), value === undefined ? value : cleanValue(value)]),
  )

const quotationMarks = ['""', "''", '``', '“”', '„“', '‘’', '‚‘', '«»', '»«']

function cleanValue(value: string): string {
  const text = trimEdges(value)
  const isQuoted = text.length > 1 && quotationMarks.includes(`${text.at(0)}${text.at(-1)}`)
  return isQuoted ? trimEdges(text.slice(1, -1)) : text
}

/** The prefixes that only our own variables have. */
const ownPrefix = /^(ADMIN|BACKUP|S3|PUBLIC_URL|TRUST_PROXY|DATA_DIR|MIN_FREE|METRICS|HTTPS|ACME)(_|$)/

/**
 * Returns a sentence for each unknown variable that is set. Reports every unknown name among `envFileNames`, because those names
 * are from the memorial's own file. Reports other unknown names only if they look like ours.
 */
export function describeUnknownVariables(
  env: NodeJS.ProcessEnv,
  envFileNames: readonly string[] = [],
): string[] {
  const knownNames = [...variableNames, ...secretNames.map((name) => `${name}_FILE`)]
  return Object.keys(env)
    .filter((name) => env[name] !== '' && !knownNames.includes(name))
    .flatMap((name) => {
      if (name === 'NODE_EXTRA_CA_CERTS' && envFileNames.includes(name))
        return [`${name} does nothing in .env, which Node reads too late: set it in the shell.`]
      const intendedName = knownNames.find((each) => isMisspelled(name, each))
      if (intendedName === undefined && !ownPrefix.test(name) && !envFileNames.includes(name)) return []
      return `${name} is not known${intendedName ? `; perhaps ${intendedName} is meant` : ' and sets nothing'}.`
    })
}

/**
 * Whether `name` is probably a misspelling of `known`: two letters changed places, or one letter is wrong, missing or extra (up to two
 * in a long name, none in a short one). Case and punctuation do not count.
 */
function isMisspelled(name: string, known: string): boolean {
  const [typed, correct] = [name, known].map((each) => each.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) as [
    string,
    string,
  ]
  const most = correct.length > 10 ? 2 : correct.length > 4 ? 1 : 0
  return countDifferences(typed, correct) <= most || areTwoExchanged(name.toUpperCase(), known)
}

/** Whether two texts differ only in two letters that changed places, next to each other or not. */
function areTwoExchanged(one: string, other: string): boolean {
  const positions = [...one].flatMap((letter, index) => (letter === other[index] ? [] : [index]))
  const [first = 0, second = 0] = positions
  return (
    one.length === other.length &&
    positions.length === 2 &&
    one[first] === other[second] &&
    one[second] === other[first]
  )
}

/** Counts the characters that differ, are missing or are extra (the Levenshtein distance). */
function countDifferences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, each] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === each ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
