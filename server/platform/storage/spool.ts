import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '../../base/ids/newId.ts'
import type { FreeSpace } from './freeSpace.ts'
import { measureStream } from './measure.ts'

/** A temporary file on this machine's disk; removed when the request or job that made it ends. */
export interface SpooledFile {
  path: string
  /** the name the sender gave it: for sentences and records only, never part of a path */
  name: string
  size: number
  /** hex */
  sha256: string
}

/** A folder of temporary files. Cleared at the start: they belonged to requests of a process that died. */
export interface Spool {
  /** A new empty folder, for `await using`: it is removed with all that is in it. */
  folder(): Promise<TemporaryFolder>
  /** The same in memory, for what must be possible on a full disk. */
  memoryFolder(): Promise<TemporaryFolder>
}

export interface TemporaryFolder extends AsyncDisposable {
  path: string
}

/** Linux' file system in memory; elsewhere the system's own temporary folder, mostly another disk. */
const MEMORY = '/dev/shm'

export async function openSpool(dataDir: string): Promise<Spool> {
  await rm(path.join(dataDir, 'spool'), { recursive: true, force: true })
  const { dir, base } = path.parse(memoryPrefix(dataDir))
  for (const name of await readdir(dir))
    if (name.startsWith(base)) await rm(path.join(dir, name), { recursive: true, force: true })
  return joinSpool(dataDir)
}

/** The names of folders in memory: by them a start knows those that belonged to the same data folder. */
function memoryPrefix(dataDir: string): string {
  const mark = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  return path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), `memorial-${mark}-`)
}

/** The same folder beside a server that may be at work in it: what is there stays. */
export async function joinSpool(dataDir: string): Promise<Spool> {
  const root = path.join(dataDir, 'spool')
  await mkdir(root, { recursive: true })
  return {
    folder: async () => {
      const folder = path.join(root, newId())
      await mkdir(folder)
      return temporary(folder)
    },
    memoryFolder: async () => temporary(await mkdtemp(memoryPrefix(dataDir))),
  }
}

/** A spool that is in memory while the disk is full: for copies to another disk, and what somebody waits for. */
export const spoolOrMemory = (spool: Spool, freeSpace: Pick<FreeSpace, 'isExhausted'>): Spool => ({
  ...spool,
  folder: async () => ((await freeSpace.isExhausted()) ? spool.memoryFolder() : spool.folder()),
})

const temporary = (path: string): TemporaryFolder => ({
  path,
  [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
})

/** Writes a stream into `folder`, counting and hashing on the way, until `signal`; memory stays at one chunk. */
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
