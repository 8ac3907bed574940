import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY } from '../../../domain/timeUnits.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockFolder } from '../../base/process/lock.ts'
import { isOfSystem, makeFolders, makePrivate } from '../../base/process/privateFolder.ts'
import { parseJson } from '../../base/parseJson.ts'
import { fileSource, writeSource } from '../../platform/storage/byteSource.ts'
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
import type { BackupFiles, Target } from './target.ts'

/** Lists the finished files of an unfinished copy, one a line, so that the next copy goes on from there. */
const ARRIVED = 'unfinished.jsonl'
const UNFINISHED = 'unfinished'

/** A file that was written, or of an earlier copy and found as it was written. */
type Line = [key: string, entry: FileEntry, reread?: true]

/**
 * A folder of copies, each a folder with its database and manifest, named after its moment. Their files lie together under
 * files/, each once. `keep` is how many copies stay. A seventh of the files of earlier copies is read again for each day
 * since the last one. Throws PlainError while another backup is being written there, and for a folder of something else.
 */
export async function folderTarget(
  workers: FileWorkers,
  root: string,
  keep = Number.POSITIVE_INFINITY,
  now = Date.now(),
): Promise<Target> {
  makeFolders(root)
  await checkOurs(root)
  const isOpenToOthers = !closeToOthers(root)
  const lock = lockFolder(
    root,
    new PlainError(`Another backup is being written to ${root}. Wait until it has ended.`),
  )
  const copies = await listBackups(root, now)
  const known = await presentFiles(root, (await filesOf(root, copies)).entries)
  const isDue = dueSince(copies.at(-1), now)
  const lines = arrivedIn(await readText(root, ARRIVED))
  const reread = new Set(lines.flatMap(([key, , isReread]) => (isReread ? [key] : [])))
  // synced all together in the end, not one by one: so what was cut off is read again
  const written = lines.flatMap(([key, entry, isReread]): Line[] => (isReread ? [] : [[key, entry]]))
  const unsynced = await presentFiles(root, written, isIntact)
  const added = new Set<string>()
  const damaged = new Set<string>()
  const arrived = await open(path.join(root, ARRIVED), 'a')
  const note = (...line: Line) => arrived.appendFile(`${JSON.stringify(line)}\n`)
  return {
    damaged,
    isOpenToOthers,
    async earlier(key) {
      const entry = unsynced.get(key) ?? known.get(key)
      if (!entry || unsynced.has(key) || reread.has(key) || !isDue(entry)) return entry
      if (await isIntact(path.join(root, 'files', key), entry)) {
        await note(key, entry, true)
        return entry
      }
      damaged.add(key)
      return undefined
    },
    async add(key, source) {
      const file = path.join(root, 'files', key)
      const { bytes, sha256 } = await writeSource(workers, source, file, { sha256: true })
      const entry = { bytes, sha256 }
      await note(key, entry)
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
 * Throws if other files lie in the folder: a backup deletes all below files/ that no copy names, and denies others access to
 * the folder.
 */
async function checkOurs(root: string) {
  const names = (await readdir(root)).filter((name) => !name.startsWith('lock.db') && !isOfSystem(name))
  if (names.length > 0 && !names.some((name) => isBackupName(name) || name === ARRIVED))
    throw new PlainError(
      `There are other files in ${root}. Choose an empty folder, or one with earlier copies.`,
    )
}

/** False on a disk whose rights cannot be changed, such as one in exFAT or of a network. */
function closeToOthers(root: string): boolean {
  try {
    makePrivate(root, isOurs)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    return false
  }
}

const isOurs = (name: string) =>
  /^(lock\.db(-\w+)?|unfinished(\.jsonl)?|files)(\/|$)/.test(name) || isBackupName(name.split('/')[0] ?? '')

/** Copies inside a backup folder, oldest first. */
const listBackups = async (root: string, now: number) =>
  rankBackups(((await readdir(root).catch(nullWhenMissing)) ?? []).filter(isBackupName), backupName(now))

/**
 * Selects the stored files to read again. By its hash, each belongs to one day of seven; those of every day since the last
 * copy are due, so that a late or weekly copy catches up.
 */
function dueSince(lastCopy: string | undefined, now: number) {
  const today = Math.floor(now / DAY)
  const days = lastCopy ? today - Math.floor(Date.parse(lastCopy.slice(0, 10)) / DAY) : 7
  return ({ sha256 }: FileEntry) => (today + Number.parseInt(sha256.slice(0, 8), 16)) % 7 < days
}

const readText = (...names: string[]) => readFile(path.join(...names), 'utf8').catch(() => '')

async function presentFiles(root: string, entries: Line[], isPresent = isComplete) {
  const present = new Map<string, FileEntry>()
  for (const [key, entry] of entries)
    if (await isPresent(path.join(root, 'files', key), entry)) present.set(key, entry)
  return present
}

/** Whether it is there in its full length. */
const isComplete = async (file: string, { bytes }: FileEntry) =>
  (await stat(file).catch(() => null))?.size === bytes

/** Whether it is there as it arrived, byte for byte. */
const isIntact = async (file: string, { sha256 }: FileEntry) =>
  (await measureFile(file).catch(() => null))?.sha256 === sha256

/** With the folders that hold them. */
async function syncFiles(workers: FileWorkers, root: string, keys: string[]) {
  const files = keys.map((key) => path.join(root, 'files', key))
  const folders = new Set(files.map((file) => path.dirname(file)))
  await workers.sync([...files, ...folders])
  if (files.length > 0) await workers.sync([path.join(root, 'files/private')])
}

/** The last line may be cut off, and a power cut may leave zeros. */
const arrivedIn = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => parseJson(line) as Line | null)
    .filter((arrived) => arrived !== null)

/** `readable`: whether every copy told its files. */
async function filesOf(root: string, names: string[]) {
  const manifests = await Promise.all(
    names.map(async (name) => parseManifest(await readText(root, name, MANIFEST))),
  )
  return {
    entries: manifests.flatMap((manifest): Line[] => Object.entries(manifest?.files ?? {})),
    readable: !manifests.includes(null),
  }
}

/** Under another name until it is complete and would survive a power cut. */
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
  // not copyFile, which copies rights, too, and fails where there are none
  const { bytes, sha256 } = await writeSource(workers, fileSource(databaseFile, size), database, {
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
 * Removes copies beyond the newest ones, and files that no copy names; none while a manifest cannot be read. Seen from the
 * copy just taken, which no clock makes the oldest.
 */
async function prune(root: string, keep: number, now: number) {
  const names = await listBackups(root, now)
  const over = Math.max(0, names.length - keep)
  for (const name of names.slice(0, over)) await rm(path.join(root, name), { recursive: true })
  const { entries, readable } = await filesOf(root, names.slice(over))
  if (!readable) return
  const named = new Set(entries.map(([key]) => key))
  const files = path.join(root, 'files')
  for (const entry of await readdir(files, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || named.has(path.relative(files, file))) continue
    await rm(file)
    await rmdir(entry.parentPath).catch(() => undefined) // holds others
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
