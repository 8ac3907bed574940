import { inLanguage } from '../../../domain/language.ts'
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

const TRY_AGAIN = 'Try again in a minute.'
const OTHER_PLACE = 'Choose another place.'

/** A fault and its cure. */
type Sentences = readonly [string, string]

const describeNotAllowed = (place: string): Sentences => [
  `reading or writing ${place} is not allowed to ${nameUser()}`,
  'Allow it, or choose another place.',
]
const describeBrokenDisk = (place: string): Sentences => [
  `the disk of ${place} does not work, or was removed`,
  'Connect it again and check it, or choose another place.',
]
const describeLostDisk = (place: string): Sentences => [
  `the connection to the disk of ${place} was lost`,
  'Connect it again, or choose another place.',
]
const describeTooManyFiles = (): Sentences => [
  'too many files are open at once',
  'Raise the limit of open files (LimitNOFILE= in systemd, ulimit -n in a shell).',
]
const describeNotReadable = () => `${nameUser()} may not read it`
const describeBrokenReading = () => 'its disk does not work, or was removed'

const en = {
  full: ['there is no room left on the disk', 'Make some, then try again.'],
  overQuota: [
    'there is no room left on the disk for this user, whose quota is used up',
    'Delete what is not needed, or ask for a larger quota, then try again.',
  ],
  damaged: ['the database is damaged', 'Restore the newest backup in an empty folder.'],
  forbidden: () => [
    `${nameUser()} may not write to the database`,
    'Run this as the user who runs the memorial.',
  ],
  unsharable: [
    'the database is on a file system that cannot lock files or share them in memory',
    'Choose a folder on a disk of this machine.',
  ],
  locked: ['another program is using the database', TRY_AGAIN],
  somewhere: 'that place',
  database: 'the database',
  errors: {
    ENOENT: (place: string) => [`there is no folder for ${place}`, 'Make it first, or choose another place.'],
    ENOTDIR: (place: string) => [`${place} lies below a file, not below a folder`, OTHER_PLACE],
    EISDIR: (place: string) => [`${place} is a folder`, 'Choose the name of a file.'],
    EEXIST: (place: string) => [`${place} already exists, and is not a folder`, 'Choose another name.'],
    ELOOP: (place: string) => [`${place} is a link that leads back to itself`, OTHER_PLACE],
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place: string) => [
      `${place} is on a read-only disk`,
      'A disk that became read-only by itself has a fault: check it, then mount it again. Or choose another place.',
    ],
    EFBIG: () => [
      'the file is too large for that disk: disks formatted as FAT hold no file above 4 GB',
      'Choose another disk, or a folder instead of a ZIP file.',
    ],
    ENAMETOOLONG: (place: string) => [
      `the name ${place} is too long for that disk`,
      'Choose a shorter name.',
    ],
    EBUSY: (place: string) => [`another program is using ${place}`, TRY_AGAIN],
    EIO: describeBrokenDisk,
    ENXIO: describeBrokenDisk,
    ENODEV: describeBrokenDisk,
    ESTALE: describeLostDisk,
    EHOSTDOWN: describeLostDisk,
    EMFILE: describeTooManyFiles,
    ENFILE: describeTooManyFiles,
  },
  reading: {
    ENOENT: () => 'it is no longer there',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'it is a link that leads back to itself',
    ENAMETOOLONG: () => 'its path is too long',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
    ENODEV: describeBrokenReading,
  },
}

const texts = inLanguage({ en })

/** The sentences that people read, keyed by system error code. They are for errors about a path that a person chose. */
const sentences: Readonly<Record<string, (place: string) => readonly string[]>> = texts.errors
/** Reasons, keyed by system error code. They are for files and folders that a listing has found. */
const readReasons: Readonly<Record<string, () => string>> = texts.reading

/**
 * Explains an error about a path or the database file, and how to cure it; returns null for any other error. The start, the
 * commands, the doctor and the log say the same of the same error.
 */
export function explainSystemError(error: unknown): SystemFault | null {
  const [fault, cure] = findSentences(error) ?? []
  return fault && cure ? { fault, cure } : null
}

/** Describes an error about a path or the database file in sentences; returns null for any other error. */
export function describeSystemError(error: unknown): string | null {
  const found = explainSystemError(error)
  return found && `${found.fault}. ${found.cure}`
}

/** Makes the message of a line in the log: what failed, and, for an error of the system, why and what to do. */
export function describeForLog(message: string, error: unknown): string {
  const sentences = describeSystemError(error)
  return sentences ? `${message}: ${sentences}` : message
}

/** Returns the reason why a file or folder that a listing has found cannot be read. */
export function describeReadError(error: unknown): string {
  return readReasons[findErrorCode(error)]?.() ?? describeSystemError(error) ?? (error as Error).message
}

function findSentences(error: unknown): readonly string[] | undefined {
  if (isOverQuota(error)) return texts.overQuota
  if (isFull(error)) return texts.full
  if (isDamagedDatabaseError(error)) return texts.damaged
  if (isForbidden(error)) return texts.forbidden()
  if (isLockedDatabaseError(error)) return texts.locked
  if (isUnsharableDatabaseError(error)) return texts.unsharable
  if (isDiskError(error)) return describeBrokenDisk(texts.database)
  const { path } = error as NodeJS.ErrnoException
  return sentences[findErrorCode(error)]?.(path?.replace(/(\.(part|lock)|-probe)$/, '') ?? texts.somewhere)
}

/** Returns the name of a system error, such as EROFS. Node names only some of them, and numbers the others. */
function findErrorCode(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException
  if (errno === undefined || !code?.startsWith('Unknown system error')) return code ?? ''
  return Object.entries(constants.errno).find(([, number]) => number === -errno)?.[0] ?? code
}
