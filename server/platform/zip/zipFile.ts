import { createWriteStream } from 'node:fs'
import { lstat, open, readdir, rename } from 'node:fs/promises'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockFile, tryLockFile } from '../../base/process/lock.ts'
import { removeFile } from '../../base/removeFiles.ts'
import type { ByteSource } from '../storage/byteSource.ts'
import type { FileTarget, WrittenFile } from '../storage/fileTarget.ts'
import type { FileWorkers } from '../storage/fileWorkers.ts'
import { type Measurement, measureStream } from '../storage/measure.ts'
import { openBackgroundSync } from '../storage/openBackgroundSync.ts'
import { makeDirectoryHeader, makeEndRecords, makeLocalHeader, type EntryRecord } from './records.ts'
import path from 'node:path'
import { sync } from '../storage/disk.ts'
import { nullWhenMissing } from '../storage/nullWhenMissing.ts'
import { isZipName } from './isZipName.ts'

/**
 * A ZIP file of uncompressed entries that is being written to this machine's disk. Its name ends with `.part` until it is
 * complete and synced. The directory comes last, so that a truncated file is not a valid ZIP file.
 */
export interface ZipFile extends FileTarget {
  /**
   * The entry's place in the file is reserved at once, so that several entries can be added at the same time. If an entry cannot be
   * read, `add` throws, the entry is left out, and its place stays empty. `modified` is the date of this entry alone.
   */
  add(path: string, source: ByteSource, modified?: Date): Promise<WrittenFile>
}

interface ZipOptions {
  /** the folder in the ZIP file that holds all entries */
  folder?: string
  modified?: Date
  /** false if nobody needs the SHA-256 of the entries */
  sha256?: boolean
}

const PART_ENDING = '.part'
const LOCK_ENDING = '.lock'

export async function createZipFile(
  workers: FileWorkers,
  file: string,
  { folder, modified: commonDate = new Date(), sha256 = true }: ZipOptions = {},
): Promise<ZipFile> {
  const partPath = `${file}${PART_ENDING}`
  const lock = lockName(file)
  await removeUnfinishedZips(path.dirname(file))
  const handle = await openNewFile(partPath).catch(async (error: unknown) => {
    await lock.end()
    throw error
  })
  const entries: { record: EntryRecord; crc32: number }[] = []
  const backgroundSync = openBackgroundSync(() => handle.datasync())
  let endOffset = 0

  return {
    async add(path, source, modified = commonDate) {
      const name = folder === undefined ? path : `${folder}/${path}`
      const entry = { record: { name, modified, size: source.size, offset: endOffset }, crc32: 0 }
      entries.push(entry)
      const { offset } = entry.record
      const contentOffset = offset + makeLocalHeader(entry.record, 0).length
      endOffset = contentOffset + source.size
      const measurement = await write(source, contentOffset).catch((error: unknown) => {
        entries.splice(entries.indexOf(entry), 1)
        throw error
      })
      if (measurement.bytes !== source.size) throw new Error(`${name} changed while it was copied`)
      entry.crc32 = measurement.crc32
      await handle.write(makeLocalHeader(entry.record, measurement.crc32), { position: offset })
      backgroundSync.add(source.size)
      return { ...measurement, isNew: true }
    },

    async finish() {
      const directory = Buffer.concat(entries.map(({ record, crc32 }) => makeDirectoryHeader(record, crc32)))
      const lastBytes = Buffer.concat([
        directory,
        makeEndRecords(entries.length, endOffset, directory.length),
      ])
      await handle.write(lastBytes, { position: endOffset })
      await backgroundSync.end()
      await handle.sync()
      await handle.close()
      await rename(partPath, file)
      await sync(path.dirname(file))
      await lock.end()
    },

    async [Symbol.asyncDispose]() {
      // if the file is finished, another process may be using the name by now
      if (!lock.isHeld()) return
      await backgroundSync.end().catch(() => undefined)
      await handle.close().catch(() => undefined)
      await removeFile(partPath)
      await lock.end()
    },
  }

  async function write(source: ByteSource, start: number): Promise<Measurement> {
    const sums = { sha256, crc32: true }
    if ('pieces' in source) return workers.insert(source.pieces, partPath, start, sums)
    return measureStream(source.body, createWriteStream(partPath, { flags: 'r+', start }), undefined, sums)
  }
}

/** Opens a file that is new, so that no link of another user leads it elsewhere. */
async function openNewFile(file: string) {
  await removeFile(file)
  return open(file, 'wx', 0o600)
}

/**
 * Removes the unfinished ZIP files in a folder whose processes died, with their locks. The name of a ZIP file often contains a
 * date, so the next call may write to another name. Removes nothing that is not ours: a lock is an empty file. A file of another
 * user stays.
 */
export async function removeUnfinishedZips(folder: string) {
  for (const lockName of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
    const name = lockName.slice(0, -LOCK_ENDING.length)
    if (!lockName.endsWith(LOCK_ENDING) || !isZipName(name)) continue
    const lockPath = path.join(folder, lockName)
    const stats = await lstat(lockPath).catch(() => null)
    if (!stats?.isFile() || stats.size !== 0) continue
    const lock = tryLockFile(lockPath)
    if (!lock) continue
    await removeFile(path.join(folder, `${name}${PART_ENDING}`)).catch(() => undefined)
    await removeFile(lockPath).catch(() => undefined)
    lock.close()
  }
}

/**
 * Locks the name of a file, because two processes that write the same file would overwrite each other. Throws PlainError if
 * another process holds the lock.
 */
function lockName(file: string) {
  const name = `${file}${LOCK_ENDING}`
  const lock = lockFile(
    name,
    new PlainError(`Another process is writing ${file}. Wait until it has ended, or choose another name.`),
  )
  return {
    isHeld: () => lock.isOpen,
    async end() {
      await removeFile(name)
      lock.close()
    },
  }
}
