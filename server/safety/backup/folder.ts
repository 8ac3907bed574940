import { createReadStream } from 'node:fs'
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
  backupName,
  DATABASE,
  type FileEntry,
  isBackupName,
  type Manifest,
  MANIFEST,
  parseManifest,
  rankBackups,
  writeManifest,
} from './manifest.ts'
import type { BackupFiles, BackupTarget } from './target.ts'

/** The name of a file in the backup folder. It lists what an unfinished backup has written, so that the next backup continues. */
const ARRIVED = 'unfinished.jsonl'
const UNFINISHED = 'unfinished'

/** A line of that list: a file that was written, or (with `reread`) a file of an earlier backup that was found intact. */
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
  keep = Number.POSITIVE_INFINITY,
  now = Date.now(),
): Promise<BackupTarget> {
  makeFolders(root)
  await checkBackupFolder(root)
  const isOpenToOthers = !closeToOthers(root)
  const lock = lockFolder(
    root,
    new PlainError(`Another backup is being written to ${root}. Wait until it has ended.`),
  )
  const copies = await listBackups(root, now)
  const known = await findStoredFiles(root, (await listFiles(root, copies)).entries)
  const isDue = selectDue(copies.at(-1), now)
  const lines = parseArrived(await readText(root, ARRIVED))
  const reread = new Set(lines.flatMap(([key, , isReread]) => (isReread ? [key] : [])))
  // files are synced only at the end of a backup, so the files of an interrupted backup are read again
  const written = lines.flatMap(([key, entry, isReread]): ArrivedFile[] => (isReread ? [] : [[key, entry]]))
  const unsynced = await findStoredFiles(root, written, isIntact)
  const added = new Set<string>()
  const damaged = new Set<string>()
  const arrived = await open(path.join(root, ARRIVED), 'a')
  const recordArrived = (...line: ArrivedFile) => arrived.appendFile(`${JSON.stringify(line)}\n`)
  return {
    damaged,
    isOpenToOthers,
    async findEarlier(key) {
      const entry = unsynced.get(key) ?? known.get(key)
      if (!entry || unsynced.has(key) || reread.has(key) || !isDue(entry)) return entry
      if (await isIntact(path.join(root, 'files', key), entry)) {
        await recordArrived(key, entry, true)
        return entry
      }
      damaged.add(key)
      return undefined
    },
    async add(key, source) {
      const file = path.join(root, 'files', key)
      const { bytes, sha256 } = await writeSource(workers, source, file, { sha256: true })
      const entry = { bytes, sha256 }
      await recordArrived(key, entry)
      added.add(key)
      return entry
    },
    async finish(manifest, databaseFile) {
      await syncFiles(workers, root, [...unsynced.keys(), ...added])
      const name = await addCopy(workers, root, manifest, databaseFile)
      await rm(path.join(root, ARRIVED), { force: true })
      await prune(root, keep, Date.parse(manifest.madeAt))
      return name
    },
    async [Symbol.asyncDispose]() {
      await arrived.close()
      lock.close()
    },
  }
}

/**
 * Throws if the folder holds other files, because a backup would harm these: it deletes every file below files/ that no backup
 * lists, and denies other users access to the folder.
 */
async function checkBackupFolder(root: string) {
  const names = (await readdir(root)).filter((name) => !name.startsWith('lock.db') && !isSystemName(name))
  if (names.length > 0 && !names.some((name) => isBackupName(name) || name === ARRIVED))
    throw new PlainError(
      `There are other files in ${root}. Choose an empty folder, or one with earlier copies.`,
    )
}

/** Denies other users access. Returns false if the disk does not let permissions be changed, such as exFAT or a network share. */
function closeToOthers(root: string): boolean {
  try {
    makePrivate(root, isBackupEntry)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    return false
  }
}

const isBackupEntry = (name: string) =>
  /^(lock\.db(-\w+)?|unfinished(\.jsonl)?|files)(\/|$)/.test(name) || isBackupName(name.split('/')[0] ?? '')

/** Lists the names of the backups in a backup folder, oldest first. */
const listBackups = async (root: string, now: number) =>
  rankBackups(((await readdir(root).catch(nullWhenMissing)) ?? []).filter(isBackupName), backupName(now))

/**
 * Makes a function that tells whether a stored file is to be read again. Each file's hash assigns the file to one of seven days.
 * A file is due if its day has come since the last backup, so that a late or weekly backup skips no file.
 */
function selectDue(lastCopy: string | undefined, now: number) {
  const today = Math.floor(now / DAY)
  const days = lastCopy ? today - Math.floor(Date.parse(lastCopy.slice(0, 10)) / DAY) : 7
  return ({ sha256 }: FileEntry) => (today + Number.parseInt(sha256.slice(0, 8), 16)) % 7 < days
}

const readText = (...names: string[]) => readFile(path.join(...names), 'utf8').catch(() => '')

async function findStoredFiles(root: string, entries: ArrivedFile[], isPresent = isComplete) {
  const present = new Map<string, FileEntry>()
  for (const [key, entry] of entries)
    if (await isPresent(path.join(root, 'files', key), entry)) present.set(key, entry)
  return present
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

/** Parses the lines. Skips an incomplete last line, and lines that a power failure filled with zeros. */
const parseArrived = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => parseJson(line) as ArrivedFile | null)
    .filter((arrived) => arrived !== null)

/** Lists the files of these backups. `readable` is false if a manifest cannot be read. */
async function listFiles(root: string, names: string[]) {
  const manifests = await Promise.all(
    names.map(async (name) => parseManifest(await readText(root, name, MANIFEST))),
  )
  return {
    entries: manifests.flatMap((manifest): ArrivedFile[] => Object.entries(manifest?.files ?? {})),
    readable: !manifests.includes(null),
  }
}

/** Writes the subfolder of a backup. It has a temporary name until it is complete and synced. */
async function addCopy(
  workers: FileWorkers,
  root: string,
  manifest: Omit<Manifest, 'database'>,
  databaseFile: string,
) {
  const unfinished = path.join(root, UNFINISHED)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  const database = path.join(unfinished, DATABASE)
  const { size } = await stat(databaseFile)
  // not with copyFile, because it copies permissions, too, and fails on disks that have none
  const { bytes, sha256 } = await writeSource(workers, sourceFromFile(databaseFile, size), database, {
    sha256: true,
  })
  await writeFile(
    path.join(unfinished, MANIFEST),
    writeManifest({ ...manifest, database: { bytes, sha256 } }),
  )
  await workers.sync([database, path.join(unfinished, MANIFEST), unfinished])
  const name = backupName(Date.parse(manifest.madeAt))
  await rm(path.join(root, name), { recursive: true, force: true })
  await rename(unfinished, path.join(root, name))
  await workers.sync([root])
  return name
}

/**
 * Keeps the newest `keepCount` backups and removes the others. Then removes the files that no backup lists, unless a manifest
 * cannot be read. `now` is the time of the latest backup, so that this backup never counts as the oldest if the clock is wrong.
 */
async function prune(root: string, keep: number, now: number) {
  const names = await listBackups(root, now)
  const over = Math.max(0, names.length - keep)
  for (const name of names.slice(0, over)) await rm(path.join(root, name), { recursive: true })
  const { entries, readable } = await listFiles(root, names.slice(over))
  if (!readable) return
  const named = new Set(entries.map(([key]) => key))
  const files = path.join(root, 'files')
  for (const entry of await readdir(files, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || named.has(path.relative(files, file))) continue
    await rm(file)
    await rmdir(entry.parentPath).catch(() => undefined) // not empty
  }
}

export async function openFolder(root: string): Promise<BackupFiles> {
  const pathOf = (name: string) => path.join(root, name)
  return {
    copies: await listBackups(root, Date.now()),
    async open(name) {
      const found = await stat(pathOf(name)).catch(nullWhenMissing)
      return found?.isFile() ? { size: found.size, body: createReadStream(pathOf(name)) } : null
    },
    pathOf,
    [Symbol.asyncDispose]: async () => undefined,
  }
}
