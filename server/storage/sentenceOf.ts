import { isFull } from '../database/databaseErrors.ts'

/** What the system's errors mean to people, for what reads and writes where it is told to. */
const sentences: Record<string, (place: string) => string> = {
  ENOENT: (place) => `there is no folder for ${place}. Make it first, or choose another place.`,
  ENOTDIR: (place) => `${place} lies below a file, not below a folder. Choose another place.`,
  EISDIR: (place) => `${place} is a folder. Choose the name of a file.`,
  EEXIST: (place) => `${place} is there already, and is no folder. Choose another name.`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: (place) => `${place} is on a disk that can only be read.`,
  EFBIG: (place) => `${place} is too large for that disk. Disks in FAT hold no file above 4 GB.`,
  ENAMETOOLONG: (place) => `the name ${place} is too long for that disk.`,
  EIO: broken,
  ENXIO: broken,
}

function notAllowed(place: string) {
  return `reading or writing ${place} is not allowed.`
}

function broken(place: string) {
  return `the disk of ${place} does not work, or was taken out.`
}

/** Null for an error that is no fault of a place. */
export function sentenceOf(error: unknown): string | null {
  if (isFull(error)) return 'there is no room left on the disk. Make some, then try again.'
  const { code = '', path } = error as NodeJS.ErrnoException
  return sentences[code]?.(path?.replace(/\.part$/, '') ?? 'that place') ?? null
}
