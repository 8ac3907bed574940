import { inLanguage, type ServerTexts } from '../../../languages/inLanguage.ts'
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

/** An error of the system, as people need it: two sentences, the first without its final period. */
export interface SystemFault {
  fault: string
  cure: string
}

type Texts = ServerTexts['systemErrors']

/** A terminal and the log are always in English. */
const english = inLanguage('en').systemErrors

/**
 * Explains an error about a path or the database file, and how to cure it; returns null for any other error. The start, the
 * commands, the doctor and the log say the same of the same error.
 */
export function explainSystemError(error: unknown, texts = english): SystemFault | null {
  const [fault, cure] = findSentences(error, texts) ?? []
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
  const reasons: Readonly<Record<string, (user: string) => string>> = english.reading
  return reasons[findErrorCode(error)]?.(nameUser()) ?? describeSystemError(error) ?? (error as Error).message
}

function findSentences(error: unknown, texts: Texts): readonly string[] | undefined {
  const sentences: Readonly<Record<string, (place: string, user: string) => readonly string[]>> = texts.errors
  if (isOverQuota(error)) return texts.overQuota
  if (isFull(error)) return texts.full
  if (isDamagedDatabaseError(error)) return texts.damaged
  if (isForbidden(error)) return texts.forbidden(nameUser())
  if (isLockedDatabaseError(error)) return texts.locked
  if (isUnsharableDatabaseError(error)) return texts.unsharable
  if (isDiskError(error)) return texts.errors.EIO(texts.database)
  const { path } = error as NodeJS.ErrnoException
  return sentences[findErrorCode(error)]?.(
    path?.replace(/(\.(part|lock)|-probe)$/, '') ?? texts.somewhere,
    nameUser(),
  )
}

/** Returns the name of a system error, such as EROFS. Node names only some of them, and numbers the others. */
function findErrorCode(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException
  if (errno === undefined || !code?.startsWith('Unknown system error')) return code ?? ''
  return Object.entries(constants.errno).find(([, number]) => number === -errno)?.[0] ?? code
}
