import { createReadStream } from 'node:fs'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../config.ts'
import { lockFolder } from '../lock.ts'
import { parseJson } from '../parseJson.ts'
import { writeSource } from '../storage/byteSource.ts'
import type { FileWorkers } from '../storage/fileWorkers.ts'
import { measureFile } from '../storage/measure.ts'
import { nullWhenMissing } from '../storage/nullWhenMissing.ts'
import {
  copyName,
  DATABASE,
  type FileEntry,
  isCopyName,
  type Manifest,
  MANIFEST,
  parseManifest,
  writeManifest,
} from './manifest.ts'
import type { BackupFiles, Target } from './target.ts'

/** What has arrived for a copy that is not finished, a file a line, so that the next one goes on from there. */
const ARRIVED = 'unfinished.jsonl'
const UNFINISHED = 'unfinished'

/**
 * A folder of copies, each a folder with its database and manifest, named after its moment. Their files lie together under
 * files/, each once. `keep` is how many copies stay. Throws StartupError while another backup is being written there, and
 * for a folder of something else.
 */
export async function folderTarget(
  workers: FileWorkers,
  root: string,
  keep = Number.POSITIVE_INFINITY,
): Promise<Target> {
  await mkdir(root, { recursive: true })
  await checkOurs(root)
  const lock = lockFolder(
    root,
    new StartupError(`Another backup is being written to ${root}. Wait until it has ended.`),
  )
  const known = await filesOfCopies(root).then(({ entries }) => presentFiles(root, entries))
  // synced all together in the end, not one by one: so what was cut off is read again
  const unsynced = await intactFiles(root, arrivedIn(await readText(root, ARRIVED)))
  const added = new Set<string>()
  const arrived = await open(path.join(root, ARRIVED), 'a')
  return {
    earlier: (key) => known.get(key) ?? unsynced.get(key),
    async add(key, source) {
      const file = path.join(root, 'files', key)
      const { bytes, sha256 } = await writeSource(workers, source, file, { sha256: true })
      const entry = { bytes, sha256 }
      await arrived.appendFile(`${JSON.stringify([key, entry])}\n`)
      added.add(key)
      return entry
    },
    async finish(manifest, databaseFile) {
      await syncFiles(workers, root, [...unsynced.keys(), ...added])
      const name = await addCopy(workers, root, manifest, databaseFile)
      await rm(path.join(root, ARRIVED), { force: true })
      await prune(root, keep)
      return name
    },
    async [Symbol.asyncDispose]() {
      await arrived.close()
      lock.close()
    },
  }
}

/** What operating systems put at the root of a disk. */
const systemNames =
  /^(lost\+found|System Volume Information|\$RECYCLE\.BIN|\.Trash.*|\.Spotlight-V100|\.fseventsd|\.DS_Store)$/i

/** What no copy names is removed below files/, and all is closed to others: nobody else's files may lie here. */
async function checkOurs(root: string) {
  const names = (await readdir(root)).filter((name) => !name.startsWith('lock.db') && !systemNames.test(name))
  if (names.length > 0 && !names.some((name) => isCopyName(name) || name === ARRIVED))
    throw new StartupError(
      `There are other files in ${root}. Choose an empty folder, or one with earlier copies.`,
    )
}

/** Copies inside a backup folder, oldest first. */
const listCopies = async (root: string) =>
  ((await readdir(root).catch(nullWhenMissing)) ?? []).filter(isCopyName).sort()

const readText = (...names: string[]) => readFile(path.join(...names), 'utf8').catch(() => '')

/** Those that are there in their full length. */
async function presentFiles(root: string, entries: [string, FileEntry][]) {
  const present = new Map<string, FileEntry>()
  for (const [key, entry] of entries) {
    const found = await stat(path.join(root, 'files', key)).catch(() => null)
    if (found?.size === entry.bytes) present.set(key, entry)
  }
  return present
}

/** Those that are there as they arrived, byte for byte. */
async function intactFiles(root: string, entries: [string, FileEntry][]) {
  const present = await presentFiles(root, entries)
  for (const [key, entry] of present) {
    const { sha256 } = await measureFile(path.join(root, 'files', key))
    if (sha256 !== entry.sha256) present.delete(key)
  }
  return present
}

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
    .map((line) => parseJson(line) as [string, FileEntry] | null)
    .filter((arrived) => arrived !== null)

/** `readable`: whether every copy told its files. */
async function filesOfCopies(root: string) {
  const names = await listCopies(root)
  const manifests = await Promise.all(
    names.map(async (name) => parseManifest(await readText(root, name, MANIFEST))),
  )
  return {
    entries: manifests.flatMap((manifest) => Object.entries(manifest?.files ?? {})),
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
  await copyFile(databaseFile, database)
  const measured = await measureFile(database)
  await writeFile(path.join(unfinished, MANIFEST), writeManifest({ ...manifest, database: measured }))
  await workers.sync([database, path.join(unfinished, MANIFEST), unfinished])
  const name = copyName(manifest.madeAt)
  await rm(path.join(root, name), { recursive: true, force: true })
  await rename(unfinished, path.join(root, name))
  await workers.sync([root])
  return name
}

/** Removes copies beyond the newest ones, and files that no copy names; none while a manifest cannot be read. */
async function prune(root: string, keep: number) {
  const names = await listCopies(root)
  for (const name of names.slice(0, Math.max(0, names.length - keep)))
    await rm(path.join(root, name), { recursive: true })
  const { entries, readable } = await filesOfCopies(root)
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
  return {
    copies: await listCopies(root),
    async open(name) {
      const file = path.join(root, name)
      const found = await stat(file).catch(nullWhenMissing)
      return found?.isFile() ? { size: found.size, body: createReadStream(file) } : null
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
}
