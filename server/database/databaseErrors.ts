/** Whether a write failed because a unique column already holds the value, on either engine. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const sqliteUnique = 2067
  const sqlitePrimaryKey = 1555
  return code === '23505' || errcode === sqliteUnique || errcode === sqlitePrimaryKey
}

/** A text holds a NUL, which PostgreSQL cannot keep. */
const NUL = '22021'

/** Throws on SQLite what PostgreSQL throws by itself. */
export function rejectNul(values: readonly unknown[]): void {
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    throw Object.assign(new Error('a text holds a NUL'), { code: NUL })
}

/** Whether a text has a character that cannot be stored. */
export const isUnstorable = (error: unknown) => (error as { code?: unknown }).code === NUL

/** Whether two changes waited for each other and PostgreSQL ended this one: the same again will do. */
export const isDeadlock = (error: unknown) =>
  ['40P01', '40001'].includes((error as { code?: string }).code ?? '')

/** Whether there was no room left to write, in the database or in storage. */
export function isFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const sqliteFull = 13
  return ['ENOSPC', 'EDQUOT', '53100', 'disk_full'].includes(String(code)) || errcode === sqliteFull
}

/** Whether SQLite cannot read its own file. */
export function isDamaged(error: unknown): boolean {
  const sqliteCorrupt = 11
  const sqliteNotDatabase = 26
  return [sqliteCorrupt, sqliteNotDatabase].includes(Number((error as { errcode?: unknown }).errcode))
}

/** Whether the database could not be reached or went away, so that trying again shortly makes sense. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    (typeof code === 'string' && codeOfGone.test(code)) ||
    (typeof message === 'string' && messageOfGone.test(message))
  )
}

/** No network or no connection behind a pooler; too many connections, no answer in time, shut down or starting, or a spare that may only be read. */
const codeOfGone =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|53300|57014|57P0[1235]|08[\dA-Z]{3}|25P03|25006)$/
/** The driver's own messages, which have no code. */
const messageOfGone =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed)|Postgres connection has been discarded)/
