import { stat } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { PlainError } from '../../base/errors/PlainError.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import { openBackupZip } from './archive.ts'
import { openFolder } from './folder.ts'
import {
  makeBackupName,
  DATABASE_NAME,
  isBackupName,
  type Manifest,
  MANIFEST_NAME,
  parseManifest,
} from './manifest.ts'
import type { BackupFiles, MemorialCopy } from './target.ts'

/** One backup in a folder or ZIP file, opened for reading. */
export interface OpenBackup extends BackupFiles, MemorialCopy {
  /** such as 2026-11-20T03-00-00Z */
  copy: string
  manifest: Manifest
  /** the backups with a date in the future, because a clock was wrong when they were made or is wrong now */
  futureNames: string[]
}

/**
 * Opens a backup. `backupPath` is the path of a ZIP file, of a backup folder, or of a single backup in a backup folder. In a
 * backup folder, opens the newest backup, but not if all backups have dates in the future. Throws PlainError if no backup can be
 * chosen, if the ZIP file is truncated, or if the manifest is damaged.
 */
export async function openBackup(backupPath: string): Promise<OpenBackup> {
  const wantedName = isBackupName(path.basename(backupPath)) ? path.basename(backupPath) : undefined
  const files = await openFiles(wantedName ? path.dirname(backupPath) : backupPath)
  try {
    const copy = wantedName ?? files.backupNames.at(-1)
    if (!copy)
      throw new PlainError(
        `There is no backup in ${backupPath}. To bring back an archive made by npm run archive, use npm run import.`,
      )
    const futureNames = files.backupNames.filter((name) => name > makeBackupName(Date.now()))
    if (!wantedName && futureNames.includes(copy) && (await stat(backupPath)).isDirectory())
      throw new PlainError(
        `The clock of this machine says ${makeBackupName(Date.now())}, and every copy in ${backupPath} is dated later. ` +
          `Correct the clock, or name the copy: npm run restore -- ${path.join(backupPath, copy)}`,
      )
    const manifest = await readManifest(files, copy, backupPath)
    const database = { name: `${copy}/${DATABASE_NAME}`, ...manifest.database }
    return { ...files, copy, manifest, database, files: new Map(Object.entries(manifest.files)), futureNames }
  } catch (error) {
    await files[Symbol.asyncDispose]()
    throw error
  }
}

async function openFiles(backupPath: string): Promise<BackupFiles> {
  const stats = await stat(backupPath).catch(() => null)
  if (!stats) throw new PlainError(`${backupPath} does not exist.`)
  if (stats.isDirectory()) return openFolder(backupPath)
  return openBackupZip(backupPath).catch((error: Error) => {
    if (describeSystemError(error)) throw error
    throw new PlainError(
      `${backupPath} is cut off, or is not a backup. Use another copy; nothing can be restored from this one.`,
    )
  })
}

async function readManifest(files: BackupFiles, copy: string, backupPath: string): Promise<Manifest> {
  const openedFile = await files.open(`${copy}/${MANIFEST_NAME}`)
  const manifest = openedFile && parseManifest(await text(openedFile.body))
  if (manifest) return manifest
  const otherNames = files.backupNames.filter((name) => name !== copy)
  throw new PlainError(
    `${copy}/${MANIFEST_NAME} in ${backupPath} is missing or damaged.${otherNames.length > 0 ? ` Other copies there: ${otherNames.join(', ')}.` : ''}`,
  )
}
