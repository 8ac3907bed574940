import { constants } from 'node:os'

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

/** Whether there was no room left to write, in the database or in storage; also where it is a quota that is spent. */
export function isFull(error: unknown): boolean {
  const { code, errcode, errno } = error as { code?: unknown; errcode?: unknown; errno?: unknown }
  const sqliteFull = 13
  // Node has no name for a spent quota
  const isOverQuota = errno === -constants.errno.EDQUOT
  return (
    isOverQuota || ['ENOSPC', 'EDQUOT', '53100', 'disk_full'].includes(String(code)) || errcode === sqliteFull
  )
}

/** SQLite's code without what it adds; NaN for an error of another kind. */
const sqliteCode = (error: unknown) => {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : Number.NaN
}

/** Whether SQLite could not read or write a file, for whatever reason. */
export const isDiskError = (error: unknown) => sqliteCode(error) === 10

/** Whether SQLite may not open its files, or not write them. */
export const isForbidden = (error: unknown) => [8, 14].includes(sqliteCode(error))

/** Whether another process holds SQLite's file for longer than one waits. */
export const isLocked = (error: unknown) => sqliteCode(error) === 5

/** Whether a file system cannot lock SQLite's files, or share them in memory between processes. */
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
