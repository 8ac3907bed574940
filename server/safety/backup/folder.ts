import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY } from '../../../domain/timeUnits.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockFolder } from '../../base/process/lock.ts'
import { isSystemName, makeFolders, makePrivate } from '../../base/process/privateFolder.ts'
import { parseJson } from '../../base/parseJson.ts'
import { sourceFromFile, writeSource } from '../../platform/storage/byteSource.ts'
import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { measureFile } from '../../platform/storage/measure.ts'
import { nullWhenMissing } from '../../platform/storage/nullWhenMissing.ts'
import {
  makeBackupName,
  DATABASE_NAME,
  type FileEntry,
  isBackupName,
  type Manifest,
  MANIFEST_NAME,
  parseManifest,
  rankBackups,
  formatManifest,
} from './manifest.ts'
import type { BackupTarget } from './target.ts'

/** The name of a file that lists the finished files of an unfinished backup, so that the next backup can continue it. */
const ARRIVED_LIST = 'unfinished.jsonl'
const UNFINISHED_FOLDER = 'unfinished'
/**
 * The name that a backup gets before it is removed, so that a half-removed backup never looks like a damaged one. The next backup
 * removes the rest.
 */
const REMOVAL_FOLDER = 'unfinished-removal'

/**
 * A line of the file `ARRIVED_LIST`. It describes a file that the unfinished backup wrote, or, if `reread` is true, a file of an
 * earlier backup that it read again and found intact.
 */
type ArrivedFile = [key: string, entry: FileEntry, reread?: true]

/**
 * Opens a backup folder for one more backup. Each backup is a subfolder with a database and a manifest; its name is the time of
 * the backup. All backups share the files under files/. Only the newest `keepCount` backups are kept. For each day since the
 * last backup, a seventh of the stored files is read again. Throws PlainError if another backup is being written to the folder,
 * or if the folder holds other files.
 */
export async function openFolderTarget(
  workers: FileWorkers,
  root: string,
  keepCount = Number.POSITIVE_INFINITY,
  now = Date.now(),
): Promise<BackupTarget> {
  makeFolders(root)
  await checkBackupFolder(root)
  const isOpenToOthers = !denyOthersAccess(root)
  const lock = lockFolder(
    root,
    new PlainError(`Another backup is being written to ${root}. Wait until it has ended.`),
  )
  const backupNames = await listBackups(root, now)
  const storedFiles = await findStoredFiles(root, (await listFiles(root, backupNames)).entries)
  const isDue = makeDueCheck(backupNames.at(-1), now)
  const arrivedLines = parseArrived(await readText(root, ARRIVED_LIST))
  const rereadKeys = new Set(arrivedLines.flatMap(([key, , isReread]) => (isReread ? [key] : [])))
  // files are synced only at the end of a backup, so the files of an interrupted backup may be damaged, and are read again
  const writtenFiles = arrivedLines.flatMap(([key, entry, isReread]): ArrivedFile[] =>
    isReread ? [] : [[key, entry]],
  )
  const unsyncedFiles = await findStoredFiles(root, writtenFiles, isIntact)
  const addedKeys = new Set<string>()
  const damagedKeys = new Set<string>()
  const arrivedList = await open(path.join(root, ARRIVED_LIST), 'a')
  const recordArrived = (...line: ArrivedFile) => arrivedList.appendFile(`${JSON.stringify(line)}\n`)
  return {
    damagedKeys,
    isOpenToOthers,
    async findEarlierFile(key) {
      const entry = unsyncedFiles.get(key) ?? storedFiles.get(key)
      if (!entry || unsyncedFiles.has(key) || rereadKeys.has(key) || !isDue(entry)) return entry
      if (await isIntact(path.join(root, 'files', key), entry)) {
        await recordArrived(key, entry, true)
        return entry
      }
      damagedKeys.add(key)
      return undefined
    },
    async add(key, source) {
      const file = path.join(root, 'files', key)
      const { bytes, sha256 } = await writeSource(workers, source, file, { sha256: true })
      const entry = { bytes, sha256 }
      await recordArrived(key, entry)
      addedKeys.add(key)
      return entry
    },
    async finish(manifest, databaseFile) {
      await syncFiles(workers, root, [...unsyncedFiles.keys(), ...addedKeys])
      const name = await addBackup(workers, root, manifest, databaseFile)
      await rm(path.join(root, ARRIVED_LIST), { force: true })
      await removeOldBackups(root, keepCount, Date.parse(manifest.madeAt))
      return name
    },
    async [Symbol.asyncDispose]() {
      await arrivedList.close()
      lock.close()
    },
  }
}

/**
 * Throws if the folder holds other files, because a backup would harm them: it deletes every file below files/ that no backup
 * lists, and denies other users access to the folder.
 */
async function checkBackupFolder(root: string) {
  const names = (await readdir(root)).filter((name) => !name.startsWith('lock.db') && !isSystemName(name))
  if (names.length > 0 && !names.some((name) => isBackupName(name) || name === ARRIVED_LIST))
    throw new PlainError(
      `There are other files in ${root}. Choose an empty folder, or one with earlier copies.`,
    )
}

/** Denies other users access. Returns false if permissions cannot be changed on the disk, as on exFAT or a network share. */
function denyOthersAccess(root: string): boolean {
  try {
    makePrivate(root, isBackupEntry)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    return false
  }
}

const isBackupEntry = (name: string) =>
  /^(lock\.db(-\w+)?|unfinished(-removal|\.jsonl)?|files)(\/|$)/.test(name) ||
  isBackupName(name.split('/')[0] ?? '')

/** Lists the names of the backups in a backup folder, oldest first. */
const listBackups = async (root: string, now: number) =>
  rankBackups(((await readdir(root).catch(nullWhenMissing)) ?? []).filter(isBackupName), makeBackupName(now))

/**
 * Makes a function that tells whether a stored file is to be read again. Each file's hash assigns the file to one of seven days.
 * A file is due if its day has come since the last backup, so even a late or weekly backup skips no file.
 */
function makeDueCheck(lastBackupName: string | undefined, now: number) {
  const today = Math.floor(now / DAY)
  const dueDays = lastBackupName ? today - Math.floor(Date.parse(lastBackupName.slice(0, 10)) / DAY) : 7
  return ({ sha256 }: FileEntry) => (today + Number.parseInt(sha256.slice(0, 8), 16)) % 7 < dueDays
}

const readText = (...names: string[]) => readFile(path.join(...names), 'utf8').catch(() => '')

async function findStoredFiles(root: string, entries: ArrivedFile[], isPresent = isComplete) {
  const presentFiles = new Map<string, FileEntry>()
  for (const [key, entry] of entries)
    if (await isPresent(path.join(root, 'files', key), entry)) presentFiles.set(key, entry)
  return presentFiles
}

/** Whether a file exists and has its full length. */
const isComplete = async (file: string, { bytes }: FileEntry) =>
  (await stat(file).catch(() => null))?.size === bytes

/** Whether a file exists and has not changed since it was written. Reads the whole file. */
const isIntact = async (file: string, { sha256 }: FileEntry) =>
  (await measureFile(file).catch(() => null))?.sha256 === sha256

/** Syncs the files and their folders to disk. */
async function syncFiles(workers: FileWorkers, root: string, keys: string[]) {
  const files = keys.map((key) => path.join(root, 'files', key))
  const folders = new Set(files.map((file) => path.dirname(file)))
  await workers.sync([...files, ...folders])
  if (files.length > 0) await workers.sync([path.join(root, 'files/private')])
}

/**
 * Parses the lines of the file `ARRIVED_LIST`. Skips an incomplete last line, and lines that a power failure filled with zeros.
 */
const parseArrived = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => parseJson(line) as ArrivedFile | null)
    .filter((arrived) => arrived !== null)

/** Lists the files of these backups. `areAllReadable` is false if a manifest cannot be read. */
async function listFiles(root: string, names: string[]) {
  const manifests = await Promise.all(
    names.map(async (name) => parseManifest(await readText(root, name, MANIFEST_NAME))),
  )
  return {
    entries: manifests.flatMap((manifest): ArrivedFile[] => Object.entries(manifest?.files ?? {})),
    areAllReadable: !manifests.includes(null),
  }
}

/** Writes the subfolder of a backup. It has a temporary name until it is complete and synced. */
async function addBackup(
  workers: FileWorkers,
  root: string,
  manifest: Omit<Manifest, 'database'>,
  databaseFile: string,
) {
  const unfinishedFolder = path.join(root, UNFINISHED_FOLDER)
  for (const leftover of [UNFINISHED_FOLDER, REMOVAL_FOLDER])
    await rm(path.join(root, leftover), { recursive: true, force: true })
  await mkdir(unfinishedFolder)
  const databasePath = path.join(unfinishedFolder, DATABASE_NAME)
  const { size } = await stat(databaseFile)
  // does not use copyFile, because copyFile also copies permissions, and fails on disks without permissions
  const { bytes, sha256 } = await writeSource(workers, sourceFromFile(databaseFile, size), databasePath, {
    sha256: true,
  })
  await writeFile(
    path.join(unfinishedFolder, MANIFEST_NAME),
    formatManifest({ ...manifest, database: { bytes, sha256 } }),
  )
  await workers.sync([databasePath, path.join(unfinishedFolder, MANIFEST_NAME), unfinishedFolder])
  const name = makeBackupName(Date.parse(manifest.madeAt))
  // replaces a backup of the same second
  await rename(path.join(root, name), path.join(root, REMOVAL_FOLDER)).catch(nullWhenMissing)
  await rename(unfinishedFolder, path.join(root, name))
  await workers.sync([root])
  await rm(path.join(root, REMOVAL_FOLDER), { recursive: true, force: true })
  return name
}

/**
 * Keeps the newest `keepCount` backups and removes the others. Then removes partial files and empty folders, which killed backups
 * have left, and the files that no backup lists, unless a manifest cannot be read. `now` is the time of the latest backup, so this
 * backup never counts as the oldest, even if the clock is wrong.
 */
async function removeOldBackups(root: string, keepCount: number, now: number) {
  const names = await listBackups(root, now)
  const excessCount = Math.max(0, names.length - keepCount)
  for (const name of names.slice(0, excessCount)) {
    await rename(path.join(root, name), path.join(root, REMOVAL_FOLDER))
    await rm(path.join(root, REMOVAL_FOLDER), { recursive: true })
  }
  const { entries, areAllReadable } = await listFiles(root, names.slice(excessCount))
  const listedKeys = new Set(entries.map(([key]) => key))
  const listedFolders = new Set([...listedKeys].map((key) => path.dirname(key)))
  const filesFolder = path.join(root, 'files')
  const removable = areAllReadable ? /./ : /\.part$/
  for (const entry of await readdir(filesFolder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name)
    const key = path.relative(filesFolder, file)
    const isRemovable = entry.isFile() && !listedKeys.has(key) && removable.test(key)
    if (isRemovable && !key.split(path.sep).some(isSystemName)) await rm(file, { force: true })
    // the folder may still hold files
    const folder = entry.isDirectory() ? file : entry.parentPath
    if (!listedFolders.has(path.relative(filesFolder, folder))) await rmdir(folder).catch(() => undefined)
  }
}
