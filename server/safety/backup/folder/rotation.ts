import { readdir, readFile, rename, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { isSystemName } from '../../../base/process/privateFolder.ts'
import { removeFile, removeTree } from '../../../base/removeFiles.ts'
import { nullWhenMissing } from '../../../platform/storage/nullWhenMissing.ts'
import {
  type BackupFile,
  FILES_FOLDER,
  isBackupName,
  makeBackupName,
  makeFilePath,
  MANIFEST_NAME,
  parseManifest,
  rankBackups,
} from '../manifest.ts'
import { REMOVAL_FOLDER } from './unfinished.ts'

/** Lists the names of the backups in a backup folder, oldest first. */
export const listBackups = async (root: string, now: number) => rankNames(root, makeBackupName(now))

const rankNames = async (root: string, now: string) =>
  rankBackups(((await readdir(root).catch(nullWhenMissing)) ?? []).filter(isBackupName), now)

/** `areAllReadable` is false if a manifest cannot be read. */
export async function listFiles(root: string, names: readonly string[]) {
  const manifests = await Promise.all(
    names.map(async (name) =>
      parseManifest(await readFile(path.join(root, name, MANIFEST_NAME), 'utf8').catch(() => '')),
    ),
  )
  return {
    files: manifests.flatMap((manifest) =>
      Object.entries(manifest?.files ?? {}).map(([key, entry]): BackupFile => [makeFilePath(key), entry]),
    ),
    areAllReadable: !manifests.includes(null),
  }
}

/**
 * Keeps the newest `keepCount` backups and removes the others. Then removes partial files and empty folders, which killed backups
 * have left, and the files that no backup lists, unless a manifest cannot be read. `latestName` is the name of the latest backup:
 * it never counts as the oldest, even if the clock is wrong.
 */
export async function removeOldBackups(root: string, keepCount: number, latestName: string) {
  const names = await rankNames(root, latestName)
  const excessCount = Math.max(0, names.length - keepCount)
  for (const name of names.slice(0, excessCount)) {
    await rename(path.join(root, name), path.join(root, REMOVAL_FOLDER))
    await removeTree(path.join(root, REMOVAL_FOLDER))
  }
  const { files, areAllReadable } = await listFiles(root, names.slice(excessCount))
  const listedPaths = new Set(files.map(([name]) => path.join(root, name)))
  const listedFolders = new Set([...listedPaths].map((file) => path.dirname(file)))
  const filesFolder = path.join(root, FILES_FOLDER)
  const removable = areAllReadable ? /./ : /\.part$/
  for (const entry of await readdir(filesFolder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name)
    const isRemovable = entry.isFile() && !listedPaths.has(file) && removable.test(file)
    if (isRemovable && !path.relative(filesFolder, file).split(path.sep).some(isSystemName))
      await removeFile(file)
    // the folder may still hold files
    const folder = entry.isDirectory() ? file : entry.parentPath
    if (!listedFolders.has(folder)) await rmdir(folder).catch(() => undefined)
  }
}
