import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '../../base/ids/newId.ts'
import type { FreeSpace } from './freeSpace.ts'
import { measureStream } from './measure.ts'

/** A temporary file on this machine's disk, removed when the request or job that made it ends. */
export interface SpooledFile {
  path: string
  /** the sender's name for the file: for sentences and records only, never part of a path */
  name: string
  size: number
  /** hex */
  sha256: string
}

/** A folder of temporary files. It is cleared at a start, because its files belonged to requests of a process that died. */
export interface Spool {
  /** Makes an empty folder, for `await using`, which removes it with its content. */
  folder(): Promise<TemporaryFolder>
  /** Makes a folder in memory, for work that must be possible on a full disk. */
  memoryFolder(): Promise<TemporaryFolder>
}

export interface TemporaryFolder extends AsyncDisposable {
  path: string
}

/** Linux's file system in memory; elsewhere the system's temporary folder is used, which is usually on another disk. */
const MEMORY = '/dev/shm'

export async function openSpool(dataDir: string): Promise<Spool> {
  await rm(path.join(dataDir, 'spool'), { recursive: true, force: true })
  const { dir, base } = path.parse(memoryPrefix(dataDir))
  for (const name of await readdir(dir))
    if (name.startsWith(base)) await rm(path.join(dir, name), { recursive: true, force: true })
  return joinSpool(dataDir)
}

/** The prefix of folders in memory, by which a start finds those left by the same data folder. */
function memoryPrefix(dataDir: string): string {
  const mark = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  return path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), `memorial-${mark}-`)
}

/** Opens the spool without clearing it, while a server may be using it. */
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

/** Makes a spool that is in memory while the disk is full, for copies to another disk and for files that somebody waits for. */
export const spoolOrMemory = (spool: Spool, freeSpace: Pick<FreeSpace, 'isExhausted'>): Spool => ({
  ...spool,
  folder: async () => ((await freeSpace.isExhausted()) ? spool.memoryFolder() : spool.folder()),
})

const temporary = (path: string): TemporaryFolder => ({
  path,
  [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
})

/** Writes a stream into `folder` until `signal`, counting and hashing its bytes; memory holds one chunk at a time. */
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
