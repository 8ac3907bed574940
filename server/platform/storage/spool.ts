import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '../../base/ids/newId.ts'
import type { FreeSpace } from './freeSpace.ts'
import { measureStream } from './measure.ts'

/** A temporary file on this machine's disk. It is removed when the request or job that made it ends. */
export interface SpooledFile {
  path: string
  /** the file name that the sender gave; it is only for sentences and records, and never becomes part of a path */
  name: string
  size: number
  /** hexadecimal */
  sha256: string
}

/** A folder of temporary files. A starting server empties it, because the files belonged to a process that died. */
export interface Spool {
  /** Makes an empty folder. Use it with `await using`, which removes the folder with its content. */
  makeFolder(): Promise<TemporaryFolder>
  /** Makes a folder in memory, for work that must be possible on a full disk. */
  makeMemoryFolder(): Promise<TemporaryFolder>
}

export interface TemporaryFolder extends AsyncDisposable {
  path: string
}

/**
 * Linux's file system in memory. Other systems use their temporary folder, which is usually not on the disk of the data folder.
 */
const MEMORY_FOLDER = '/dev/shm'

export async function openSpool(dataDir: string): Promise<Spool> {
  await rm(path.join(dataDir, 'spool'), { recursive: true, force: true })
  const { dir, base } = path.parse(getMemoryPrefix(dataDir))
  for (const name of await readdir(dir))
    if (name.startsWith(base)) await rm(path.join(dir, name), { recursive: true, force: true })
  return joinSpool(dataDir)
}

/** Returns the path prefix of folders in memory. It depends on the data folder, so that a server finds only its own folders. */
function getMemoryPrefix(dataDir: string): string {
  const dataDirHash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  return path.join(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), `memorial-${dataDirHash}-`)
}

/** Opens the spool without emptying it, because a server may be using it. */
export async function joinSpool(dataDir: string): Promise<Spool> {
  const root = path.join(dataDir, 'spool')
  await mkdir(root, { recursive: true })
  return {
    makeFolder: async () => {
      const folder = path.join(root, newId())
      await mkdir(folder)
      return toTemporaryFolder(folder)
    },
    makeMemoryFolder: async () => toTemporaryFolder(await mkdtemp(getMemoryPrefix(dataDir))),
  }
}

/** Makes a spool that is in memory while the disk is full, for backups to another disk and for files that a person waits for. */
export const makeFallbackSpool = (spool: Spool, freeSpace: Pick<FreeSpace, 'isExhausted'>): Spool => ({
  ...spool,
  makeFolder: async () => ((await freeSpace.isExhausted()) ? spool.makeMemoryFolder() : spool.makeFolder()),
})

const toTemporaryFolder = (path: string): TemporaryFolder => ({
  path,
  [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
})

/**
 * Writes a stream into a new file in `folder`, unless `signal` aborts. Counts and hashes the bytes. Only one chunk is in memory
 * at a time.
 */
export async function spoolStream(
  folder: string,
  name: string,
  stream: NodeJS.ReadableStream,
  signal?: AbortSignal,
): Promise<SpooledFile> {
  const file = path.join(folder, newId())
  const { bytes, sha256 } = await measureStream(stream, createWriteStream(file), signal)
  return { path: file, name, size: bytes, sha256 }
}
