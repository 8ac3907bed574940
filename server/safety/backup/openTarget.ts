import { existsSync } from 'node:fs'
import { PlainError } from '../../base/errors/PlainError.ts'
import { openInputs } from '../../platform/inputs/openInputs.ts'
import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { createZipFile } from '../../platform/zip/zipFile.ts'
import { findBackups } from './findBackups.ts'
import { openFolderTarget } from './folder/openFolderTarget.ts'
import type { BackupTarget } from './target.ts'

/** Opens a ZIP file for a path that ends in .zip, otherwise a backup folder. A folder keeps the newest `keepCount` backups. */
export const openTarget = (workers: FileWorkers, to: string, keepCount?: number): Promise<BackupTarget> =>
  isZipName(to) ? openZipTarget(workers, to) : openFolderTarget(workers, to, keepCount)

/**
 * Opens a new ZIP file that one backup is written to. It has the layout of a backup folder, and gets its final name once it is
 * complete.
 */
async function openZipTarget(workers: FileWorkers, file: string): Promise<BackupTarget> {
  await checkReplaceable(file)
  return {
    ...(await createZipFile(workers, file)),
    findEarlierFile: async () => undefined,
    damagedPaths: new Set(),
    isOpenToOthers: false,
  }
}

/** Throws if the file exists and is not a backup, because only a backup may be replaced. */
async function checkReplaceable(file: string) {
  if (!existsSync(file)) return
  using inputs = await openInputs([file]).catch(() => null)
  if (!inputs || !findBackups(inputs.files).some(({ folder }) => folder === ''))
    throw new PlainError(`${file} already exists and is not a backup. Choose another name.`)
}
