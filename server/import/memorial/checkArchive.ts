import { PlainError } from '../../base/errors/PlainError.ts'
import { shortenList } from '../../base/process/runCommand.ts'
import { makeOriginalKey, parseStoredKey } from '../../platform/storage/keys.ts'
import {
  checkFiles,
  checkIsWhole,
  type DamagedFile,
  describeDamagedFile,
} from '../../safety/restore/checkFiles.ts'
import type { FoundArchive } from './findArchive.ts'

/**
 * Reads all files of the archive completely, and changes nothing. Returns the damaged files. Throws a PlainError that lists them if
 * the archive cannot be restored: without its database, without most of its originals, or if `withoutDamaged` is false.
 */
export async function checkArchive(
  archive: FoundArchive,
  withoutDamaged: boolean,
  onProgress: (message: string, fraction: number) => void,
): Promise<DamagedFile[]> {
  const damagedFiles = await checkFiles(archive, onProgress)
  checkIsWhole(archive, damagedFiles, 'archive')
  const hasDatabase = damagedFiles.every(({ key }) => key !== null)
  if (damagedFiles.length === 0 || (hasDatabase && withoutDamaged)) return damagedFiles
  throw new PlainError(
    [
      'this archive is damaged; nothing was changed.',
      ...shortenList(damagedFiles.map(describeDamagedFile)),
      hasDatabase
        ? 'With --without-damaged everything except these files is imported.'
        : 'Nothing can be imported from it without its database.',
    ].join('\n'),
  )
}

/** Returns the archive without its damaged files, and without the pictures of items whose original is damaged. */
export function leaveOut(archive: FoundArchive, damagedFiles: readonly DamagedFile[]): FoundArchive {
  const damagedKeys = new Set(damagedFiles.map(({ key }) => key))
  const files = [...archive.files].filter(
    ([key]) => !damagedKeys.has(key) && !damagedKeys.has(makeOriginalKey(parseStoredKey(key))),
  )
  return { ...archive, files: new Map(files) }
}
