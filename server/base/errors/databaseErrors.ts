import { constants } from 'node:os'

/** Whether a write failed because a unique column already holds the value, on either engine. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const sqliteUnique = 2067
  const sqlitePrimaryKey = 1555
  return code === '23505' || errcode === sqliteUnique || errcode === sqlitePrimaryKey
}

/** PostgreSQL's code for a text with a NUL, which it cannot store. */
const NUL = '22021'

/** Throws on SQLite as PostgreSQL does by itself. */
export function rejectNul(values: readonly unknown[]): void {
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    throw Object.assign(new Error('a text holds a NUL'), { code: NUL })
}

/** Whether a text has a character that the database cannot store. */
export const isUnstorable = (error: unknown) => (error as { code?: unknown }).code === NUL

/** Whether PostgreSQL ended this change because two waited for each other: a retry will succeed. */
export const isDeadlock = (error: unknown) =>
  ['40P01', '40001'].includes((error as { code?: string }).code ?? '')

/** Whether the database or storage had no room left, including a used-up quota. */
export function isFull(error: unknown): boolean {
  const { code, errcode, errno } = error as { code?: unknown; errcode?: unknown; errno?: unknown }
  const sqliteFull = 13
  // Node has no name for a used-up quota
  const isOverQuota = errno === -constants.errno.EDQUOT
  return (
    isOverQuota || ['ENOSPC', 'EDQUOT', '53100', 'disk_full'].includes(String(code)) || errcode === sqliteFull
  )
}

/** SQLite's primary error code, without the extended part; NaN for any other error. */
const sqliteCode = (error: unknown) => {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : Number.NaN
}

/** Whether SQLite could not read or write a file, for any reason. */
export const isDiskError = (error: unknown) => sqliteCode(error) === 10

/** Whether SQLite lacks the right to open or write its files. */
export const isForbidden = (error: unknown) => [8, 14].includes(sqliteCode(error))

/** Whether another process held SQLite's file for longer than the timeout. */
export const isLocked = (error: unknown) => sqliteCode(error) === 5

/** Whether a file system cannot lock SQLite's files, or cannot share them in memory between processes. */
export function isUnsharable(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  const sqliteLock = [2058, 2314, 3594, 3850]
  const sqliteSharedMemory = [4618, 4874, 5130, 5386]
  return [...sqliteLock, ...sqliteSharedMemory].includes(Number(errcode))
}

/** Whether SQLite cannot read its own file. */
export function isDamaged(error: unknown): boolean {
  const sqliteCorrupt = 11
  const sqliteNotDatabase = 26
  return [sqliteCorrupt, sqliteNotDatabase].includes(sqliteCode(error))
}

/** Whether the database could not be reached or went away, so that trying again shortly makes sense. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    (typeof code === 'string' && unreachableCode.test(code)) ||
    (typeof message === 'string' && unreachableMessage.test(message))
  )
}

/**
 * Codes for: no network, no connection behind a pooler, too many connections, a timeout, shutting down or starting, or a
 * read-only replica.
 */
const unreachableCode =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|53300|57014|57P0[1235]|08[\dA-Z]{3}|25P03|25006)$/
/** The driver's own messages, which have no code. */
const unreachableMessage =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed)|Postgres connection has been discarded)/
