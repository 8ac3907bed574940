import { english } from '../../../languages/inLanguage.ts'
import { sayParts, type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import {
  isDamagedDatabaseError,
  isDiskError,
  isForbidden,
  isFull,
  isLockedDatabaseError,
  isOverQuota,
  isUnsharableDatabaseError,
} from './databaseErrors.ts'
import { constants } from 'node:os'
import { nameUser } from '../owner.ts'

/**
 * Explains an error about a path or the database file, and how to cure it; returns null for any other error. Both are
 * sentences, the first without its final period. The start, the commands, the doctor and the log say the same of the same error.
 */
export function explainSystemError(error: unknown, texts = english) {
  const found = findSystemFault(error)
  const [fault, cure] = found ? sayParts(found, texts) : []
  return fault && cure ? { fault, cure } : null
}

/** Describes an error about a path or the database file in sentences; returns null for any other error. */
export function describeSystemError(error: unknown, texts = english): string | null {
  const explanation = explainSystemError(error, texts)
  return explanation && `${explanation.fault}. ${explanation.cure}`
}

/** Makes the message of a line in the log: what failed, and, for an error of the system, why and what to do. */
export function describeForLog(message: string, error: unknown): string {
  const sentences = describeSystemError(error)
  return sentences ? `${message}: ${sentences}` : message
}

/** Returns the reason why a file or folder that a listing has found cannot be read, for a terminal. */
export function describeReadError(error: unknown): string {
  const reasons: Readonly<Record<string, (user: string) => string>> = english.systemErrors.reading
  return reasons[findErrorCode(error)]?.(nameUser()) ?? describeSystemError(error) ?? (error as Error).message
}

/** Finds the fault of a path or the database file, and its cure, as two sentences that can be stored. */
export function findSystemFault(error: unknown): StoredSentence | undefined {
  if (isOverQuota(error)) return toStored('systemErrors.overQuota')
  if (isFull(error)) return toStored('systemErrors.full')
  if (isDamagedDatabaseError(error)) return toStored('systemErrors.damaged')
  if (isForbidden(error)) return toStored('systemErrors.forbidden', nameUser())
  if (isLockedDatabaseError(error)) return toStored('systemErrors.locked')
  if (isUnsharableDatabaseError(error)) return toStored('systemErrors.unsharable')
  if (isDiskError(error)) return toStored('systemErrors.errors.EIO', toStored('systemErrors.database'))
  const { errors } = english.systemErrors
  const code = findErrorCode(error) as keyof typeof errors
  const { path } = error as NodeJS.ErrnoException
  const place = path?.replace(/(\.(part|lock)|-probe)$/, '') ?? toStored('systemErrors.somewhere')
  return code in errors ? { say: `systemErrors.errors.${code}`, values: [place, nameUser()] } : undefined
}

/** Returns the name of a system error, such as EROFS. Node names only some of them, and numbers the others. */
function findErrorCode(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException
  if (errno === undefined || !code?.startsWith('Unknown system error')) return code ?? ''
  return Object.entries(constants.errno).find(([, number]) => number === -errno)?.[0] ?? code
}
