import { stat } from 'node:fs/promises'
import { DAY } from '../../../../domain/timeUnits.ts'
import { measureFile } from '../../../platform/storage/measure.ts'
import type { FileEntry } from '../manifest.ts'

/**
 * Makes a function that tells whether a stored file is to be read again. Each file's hash assigns the file to one of seven days.
 * A file is due if its day has come since the last backup, so even a late or weekly backup skips no file.
 */
export function makeDueCheck(lastBackupName: string | undefined, now: number) {
  const today = Math.floor(now / DAY)
  const dueDays = lastBackupName ? today - Math.floor(Date.parse(lastBackupName.slice(0, 10)) / DAY) : 7
  return ({ sha256 }: FileEntry) => (today + Number.parseInt(sha256.slice(0, 8), 16)) % 7 < dueDays
}

/** Whether a file exists and has its full length. */
export const isComplete = async (file: string, { bytes }: FileEntry) =>
  (await stat(file).catch(() => null))?.size === bytes

/** Whether a file exists and has not changed since it was written. Reads the whole file. */
export const isIntact = async (file: string, { sha256 }: FileEntry) =>
  (await measureFile(file).catch(() => null))?.sha256 === sha256
