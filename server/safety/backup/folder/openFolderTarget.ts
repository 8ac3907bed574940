import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY } from '../../../../domain/timeUnits.ts'
import { PlainError } from '../../../base/errors/PlainError.ts'
import { lockFolder } from '../../../base/process/lock.ts'
import { isSystemName, makeFolders, makePrivate } from '../../../base/process/privateFolder.ts'
import { writeSource } from '../../../platform/storage/byteSource.ts'
import type { FileWorkers } from '../../../platform/storage/fileWorkers.ts'
import { STORED_PREFIX } from '../../../platform/storage/keys.ts'
import { measureFile } from '../../../platform/storage/measure.ts'
import { type BackupFile, FILES_FOLDER, type FileEntry, isBackupName, isFilePath } from '../manifest.ts'
import type { BackupTarget } from '../target.ts'
import { listBackups, listFiles, removeOldBackups } from './rotation.ts'
import { ARRIVED_LIST, openUnfinished } from './unfinished.ts'

/**
 * Opens a backup folder for one more backup: a subfolder named by its time, with a database and a manifest. All backups share the
 * files under files/. Only the newest `keepCount` are kept. For each day since the last backup, a seventh of the stored files is read
 * again. Throws PlainError if another backup is being written there, or if the folder holds other files.
 */
export async function openFolderTarget(
  workers: FileWorkers,
  root: string,
  keepCount = Number.POSITIVE_INFINITY,
  now = Date.now(),
): Promise<BackupTarget> {
  makeFolders(root)
  await checkSharing(root)
  await checkBackupFolder(root)
  const isOpenToOthers = !denyOthersAccess(root)
  const lock = lockFolder(
    root,
    new PlainError(`Another backup is being written to ${root}. Wait until it has ended.`),
  )
  const backupNames = await listBackups(root, now)
  const storedFiles = await selectFiles(root, (await listFiles(root, backupNames)).files, isComplete)
  const isDue = makeDueCheck(backupNames.at(-1), now)
  const unfinished = await openUnfinished(root)
  // files are synced only at the end of a backup, so the files of an interrupted backup may be damaged, and are read again
  const unsyncedFiles = await selectFiles(root, unfinished.writtenFiles, isIntact)
  const addedFiles = new Set<string>()
  const damagedPaths = new Set<string>()
  return {
    damagedPaths,
    isOpenToOthers,
    async findEarlierFile(name) {
      const entry = unsyncedFiles.get(name) ?? storedFiles.get(name)
      if (!entry || unsyncedFiles.has(name) || unfinished.rereadPaths.has(name) || !isDue(entry)) return entry
      if (await isIntact(path.join(root, name), entry)) {
        await unfinished.recordReread(name, entry)
        return entry
      }
      damagedPaths.add(name)
      return undefined
    },
    async add(name, source) {
      const file = isFilePath(name) ? path.join(root, name) : unfinished.toPath(name)
      const { bytes, sha256 } = await writeSource(workers, source, file, { sha256: true })
      if (isFilePath(name)) await unfinished.recordWritten(name, { bytes, sha256 })
      addedFiles.add(file)
      return { bytes, sha256, isNew: true }
    },
    async finish() {
      const unsyncedPaths = [...unsyncedFiles.keys()].map((name) => path.join(root, name))
      await syncFiles(workers, root, [...unsyncedPaths, ...addedFiles])
      const name = await unfinished.publish(workers)
      await removeOldBackups(root, keepCount, name)
    },
    async [Symbol.asyncDispose]() {
      await unfinished[Symbol.asyncDispose]()
      lock.close()
    },
  }
}

/**
 * Throws if the folder is one like /tmp, which belongs to somebody else and in which all users of the machine make files: a link
 * among them could lead a backup to any other place.
 */
async function checkSharing(root: string) {
  const { mode, uid } = await stat(root)
  if ((mode & STICKY_AND_WRITABLE) === STICKY_AND_WRITABLE && uid !== (process.geteuid?.() ?? uid))
    throw new PlainError(
      `All users of this machine can write to ${root}. Choose a new folder in it, such as ${path.join(root, 'memorial')}.`,
    )
}

/** The permission bits of a folder in which all users can make files, and each can remove only their own. */
const STICKY_AND_WRITABLE = 0o1002

/**
 * Throws if the folder holds other files, because a backup would harm them: it deletes every file below files/ that no backup
 * lists, and denies other users access to the folder.
 */
async function checkBackupFolder(root: string) {
  const names = (await readdir(root)).filter((name) => !name.startsWith('lock.db') && !isSystemName(name))
  if (names.length > 0 && !names.some((name) => isBackupName(name) || name === ARRIVED_LIST))
    throw new PlainError(
      `There are other files in ${root}. Choose an empty folder, or one with earlier backups.`,
    )
}

/** Returns false if permissions cannot be changed on the disk, as on exFAT or a network share. */
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

async function selectFiles(root: string, files: readonly BackupFile[], isThere: typeof isComplete) {
  const found = new Map<string, FileEntry>()
  for (const [name, entry] of files) if (await isThere(path.join(root, name), entry)) found.set(name, entry)
  return found
}

async function syncFiles(workers: FileWorkers, root: string, files: readonly string[]) {
  const folders = new Set(files.map((file) => path.dirname(file)))
  await workers.sync([...files, ...folders])
  if (files.some((file) => file.startsWith(path.join(root, FILES_FOLDER))))
    await workers.sync([path.join(root, FILES_FOLDER, STORED_PREFIX)])
}

/**
 * Makes a function that tells whether a stored file is to be read again. Each file's hash assigns the file to one of seven days.
 * A file is due if its day has come since the last backup, so even a late or weekly backup skips no file.
 */
function makeDueCheck(lastBackupName: string | undefined, now: number) {
  const today = Math.floor(now / DAY)
  const dueDays = lastBackupName ? today - Math.floor(Date.parse(lastBackupName.slice(0, 10)) / DAY) : 7
  return ({ sha256 }: FileEntry) => (today + Number.parseInt(sha256.slice(0, 8), 16)) % 7 < dueDays
}

/** Whether a file exists and has its full length. */
const isComplete = async (file: string, { bytes }: FileEntry) =>
  (await stat(file).catch(() => null))?.size === bytes

/** Whether a file exists and has not changed since it was written. Reads the whole file. */
const isIntact = async (file: string, { sha256 }: FileEntry) =>
  (await measureFile(file).catch(() => null))?.sha256 === sha256
