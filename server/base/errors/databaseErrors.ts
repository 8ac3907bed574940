import { constants } from 'node:os'

/** Whether a write to SQLite or PostgreSQL failed because a unique column already holds the value. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const sqliteUnique = 2067
  const sqlitePrimaryKey = 1555
  return code === '23505' || errcode === sqliteUnique || errcode === sqlitePrimaryKey
}

/** PostgreSQL's error code for text with a NUL character, which PostgreSQL cannot store. */
const NUL_ERROR_CODE = '22021'

/** Throws if a value contains a NUL character. Used with SQLite, so that both databases reject the same values. */
export function rejectNul(values: readonly unknown[]): void {
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    throw Object.assign(new Error('a text holds a NUL'), { code: NUL_ERROR_CODE })
}

/** Whether the error means that a text contains a character that the database cannot store. */
export const isUnstorable = (error: unknown) => (error as { code?: unknown }).code === NUL_ERROR_CODE

/** Whether PostgreSQL aborted a transaction because it conflicted with another transaction. A retry then makes sense. */
export const isDeadlock = (error: unknown) =>
  ['40P01', '40001'].includes((error as { code?: string }).code ?? '')

/** Whether the error means that the database or the storage has no room left, or that a quota is used up. */
export function isFull(error: unknown): boolean {
  const { code, errcode, message } = error as Partial<Record<'code' | 'errcode' | 'message', unknown>>
  const sqliteFull = 13
  // ffmpeg and the libraries for pictures only repeat the system's message
  const isNativeMessage = /No space left on device|Disk quota exceeded/.test(String(message))
  return (
    isNativeMessage ||
    isOverQuota(error) ||
    ['ENOSPC', '53100', 'disk_full'].includes(String(code)) ||
    errcode === sqliteFull
  )
}

/** Whether the error means that a quota is used up. Node sets only the number of this error, not its name. */
export function isOverQuota(error: unknown): boolean {
  const { code, errno } = error as { code?: unknown; errno?: unknown }
  return code === 'EDQUOT' || errno === -constants.errno.EDQUOT
}

/** Returns SQLite's primary error code, without the extended part; NaN for an error that is not from SQLite. */
const readSqliteCode = (error: unknown) => {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : Number.NaN
}

/** Whether the error means that SQLite could not read or write a file. */
export const isDiskError = (error: unknown) => readSqliteCode(error) === 10

/** Whether the error means that SQLite lacks the permission to open or write its files. */
export const isForbidden = (error: unknown) => [8, 14].includes(readSqliteCode(error))

/** Whether the error means that another process kept SQLite's file locked for longer than the timeout. */
export const isLockedDatabaseError = (error: unknown) => readSqliteCode(error) === 5

/** Whether the error means that the file system does not support SQLite's locks or SQLite's shared memory. */
export function isUnsharableDatabaseError(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  const sqliteLock = [2058, 2314, 3594, 3850]
  const sqliteSharedMemory = [4618, 4874, 5130, 5386]
  return [...sqliteLock, ...sqliteSharedMemory].includes(Number(errcode))
}

export function isDamagedDatabaseError(error: unknown): boolean {
  const sqliteCorrupt = 11
  const sqliteNotDatabase = 26
  return [sqliteCorrupt, sqliteNotDatabase].includes(readSqliteCode(error))
}

/** Whether the database could not be reached, or the connection to it was lost. A retry a little later then makes sense. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    (typeof code === 'string' && unreachableCode.test(code)) ||
    (typeof message === 'string' && unreachableMessage.test(message))
  )
}

/**
 * Error codes that mean: the network failed, a connection pooler has no server, there are too many connections, a time limit was
 * exceeded, the server is starting or shutting down, or the server is a read-only replica.
 */
const unreachableCode =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|53300|57014|57P0[1235]|08[\dA-Z]{3}|25P03|25006)$/
/** The messages of the driver's own errors. These errors have no code. */
const unreachableMessage =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed)|Postgres connection has been discarded)/
