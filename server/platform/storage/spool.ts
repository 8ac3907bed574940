import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '../../base/ids/newId.ts'
import type { FreeSpace } from './freeSpace.ts'
import { measureStream } from './measure.ts'
import type { DatabaseSync } from 'node:sqlite'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockFile, tryLockFile } from '../../base/process/lock.ts'
import { isOwnFolder, removeFile, removeTree } from '../../base/removeFiles.ts'

/** A temporary file on this machine's disk. It is removed when the request or job that made it ends. */
export interface SpooledFile {
  path: string
  /** the file name that the sender gave; it is only for sentences and records, and never becomes part of a path */
  name: string
  size: number
  /** hexadecimal */
  sha256: string
}

/** A place for folders of temporary files. What a process that died has left there is removed by the next process. */
export type Spool = Awaited<ReturnType<typeof openSpool>>

export interface TemporaryFolder extends AsyncDisposable {
  path: string
}

/**
 * Linux's file system in memory. Other systems use their temporary folder, which is usually not on the disk of the data folder.
 */
const MEMORY_FOLDER = '/dev/shm'

/**
 * Opens the spool of a data folder, and removes what no living process owns. If the caller holds the lock of the data folder, this
 * includes folders of earlier versions, whose names do not say who owns them. A command for which the folder `isShared`, because a
 * server may be using it, removes only what commands that died have left.
 */
export async function openSpool(dataDir: string, { isShared = false } = {}) {
  const root = path.join(dataDir, 'spool')
  const memoryPrefix = getMemoryPrefix(dataDir)
  await mkdir(root, { recursive: true })
  await removeLeftovers(root, memoryPrefix, isShared)
  const owner = openOwner(root)
  const makeOwned = async (prefix: string): Promise<TemporaryFolder> => {
    const release = owner.hold()
    const folder = await mkdtemp(`${prefix}${owner.name}.`).catch((error: unknown) => {
      release()
      throw error
    })
    return {
      path: folder,
      async [Symbol.asyncDispose]() {
        await removeTree(folder)
        release()
      },
    }
  }
  return {
    /** Use the folder with `await using`, which removes it with its content. */
    makeFolder: () => makeOwned(`${root}/`),
    /** Makes a folder in memory, for work that must be possible on a full disk. */
    makeMemoryFolder: () => makeOwned(memoryPrefix),
  }
}

/** Opens a spool for a command that opens no data folder. It is removed with everything in it when it is disposed of. */
export async function openTemporarySpool(): Promise<Spool & AsyncDisposable> {
  const folder = await mkdtemp(path.join(tmpdir(), 'memorial-'))
  return { ...(await openSpool(folder)), [Symbol.asyncDispose]: () => removeTree(folder) }
}

/** Returns the path prefix of folders in memory. It depends on the data folder, so that a server finds only its own folders. */
function getMemoryPrefix(dataDir: string): string {
  const dataDirHash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  return path.join(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), `memorial-${dataDirHash}-`)
}

const LOCK_ENDING = '.lock'

/**
 * Removes the folders and the lock of each owner that has died. An owner of folders (`OWNER.random`) holds the lock of the file
 * `OWNER.lock`, which the system releases when its process ends. Process ids would not do: they are used again, and mean nothing in
 * another container. In memory, where other users can make names too, only our own folders count: nobody else can replace these by a
 * link.
 */
async function removeLeftovers(root: string, memoryPrefix: string, isShared: boolean) {
  const { dir, base } = path.parse(memoryPrefix)
  const names = await readdir(root)
  const memoryNames: string[] = []
  for (const name of await readdir(dir))
    if (name.startsWith(base) && (await isOwnFolder(path.join(dir, name)))) memoryNames.push(name)
  const toOwner = (name: string) => name.split('.', 1)[0] ?? ''
  const folders = [
    ...names.map((name) => ({ owner: toOwner(name), name, folder: path.join(root, name) })),
    ...memoryNames.map((name) => ({
      owner: toOwner(name.slice(base.length)),
      name,
      folder: path.join(dir, name),
    })),
  ].filter(({ name }) => !isShared || name.includes('.'))
  for (const [owner, owned] of Map.groupBy(folders, (each) => each.owner)) {
    // holds the lock until all is removed, because the owner might be taking it for its first folder
    const lock = tryLockFile(path.join(root, `${owner}${LOCK_ENDING}`))
    if (!lock) continue
    for (const { folder } of owned) await removeTree(folder)
    await removeFile(path.join(root, `${owner}${LOCK_ENDING}`))
    lock.close()
  }
}

/** Makes the owner of the folders of this spool. It holds a lock as long as it has folders. */
function openOwner(root: string) {
  const name = newId()
  const file = path.join(root, `${name}${LOCK_ENDING}`)
  let lock: DatabaseSync | undefined
  let folderCount = 0
  return {
    name,
    /** Returns the function that ends the holding. */
    hold() {
      lock ??= lockFile(file, new PlainError(`Another process is removing ${file}. Try again.`))
      folderCount += 1
      return () => {
        folderCount -= 1
        if (folderCount > 0) return
        rmSync(file, { force: true })
        lock?.close()
        lock = undefined
      }
    },
  }
}

/** Makes a spool that is in memory while the disk is full, for backups to another disk and for files that a person waits for. */
export const makeFallbackSpool = (spool: Spool, freeSpace: Pick<FreeSpace, 'isExhausted'>): Spool => ({
  ...spool,
  makeFolder: async () => ((await freeSpace.isExhausted()) ? spool.makeMemoryFolder() : spool.makeFolder()),
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
