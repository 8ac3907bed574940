import { inLanguage } from '../../../domain/language.ts'
import { isDamaged, isDiskError, isForbidden, isFull, isLocked } from './databaseErrors.ts'
import { nameUser } from '../process/owner.ts'

const describeNotAllowed = (place: string) =>
  `reading or writing ${place} is not allowed to ${nameUser()}. Allow it, or choose another place.`
const describeNotReadable = () => `${nameUser()} may not read it`
const describeBrokenDisk = (place: string) => `the disk of ${place} does not work, or was removed.`
const describeBrokenReading = () => 'its disk does not work, or was removed'

const en = {
  full: 'there is no room left on the disk. Make some, then try again.',
  damaged: 'the database is damaged. Restore the newest backup in an empty folder.',
  forbidden: () =>
    `${nameUser()} may not write the database, or its disk is read-only. Run this as the user who runs the memorial.`,
  locked: 'another program is using the database. Try again in a minute.',
  somewhere: 'that place',
  errors: {
    ENOENT: (place: string) => `there is no folder for ${place}. Make it first, or choose another place.`,
    ENOTDIR: (place: string) => `${place} lies below a file, not below a folder. Choose another place.`,
    EISDIR: (place: string) => `${place} is a folder. Choose the name of a file.`,
    EEXIST: (place: string) => `${place} already exists, and is not a folder. Choose another name.`,
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place: string) => `${place} is on a read-only disk. Choose another place.`,
    EFBIG: () =>
      'the file is too large for that disk: disks formatted as FAT hold no file above 4 GB. Choose another disk, or a folder instead of a ZIP file.',
    ENAMETOOLONG: (place: string) => `the name ${place} is too long for that disk.`,
    EIO: describeBrokenDisk,
    ENXIO: describeBrokenDisk,
  },
  reading: {
    ENOENT: () => 'it is no longer there',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'it is a link that leads back to itself',
    ENAMETOOLONG: () => 'its path is too long',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
  },
}

const texts = inLanguage({ en })

/** The sentences that people read, keyed by system error code. They are for errors about a path that a person chose. */
const sentences: Readonly<Record<string, (place: string) => string>> = texts.errors
/** Reasons, keyed by system error code. They are for files and folders that a listing has found. */
const readReasons: Readonly<Record<string, () => string>> = texts.reading

/** Describes an error about a path or the database file in a sentence; returns null for any other error. */
export function describeSystemError(error: unknown): string | null {
  if (isFull(error)) return texts.full
  if (isDamaged(error)) return texts.damaged
  if (isForbidden(error)) return texts.forbidden()
  if (isLocked(error)) return texts.locked
  if (isDiskError(error)) return describeBrokenDisk('the database')
  const { code = '', path } = error as NodeJS.ErrnoException
  return sentences[code]?.(path?.replace(/\.(part|lock)$/, '') ?? texts.somewhere) ?? null
}

/** Returns the reason why a file or folder that a listing has found cannot be read. */
export function describeReadError(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return readReasons[code]?.() ?? describeSystemError(error) ?? message
}
