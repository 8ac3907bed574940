import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockFile } from '../../base/process/lock.ts'
import type { ByteSource } from '../storage/byteSource.ts'
import type { FileWorkers } from '../storage/fileWorkers.ts'
import { type Measurement, measureStream, type Sums } from '../storage/measure.ts'
import { openBackgroundSync } from '../storage/openBackgroundSync.ts'
import { directoryHeader, endRecords, localHeader, type EntryRecord } from './records.ts'

/**
 * A ZIP file of stored entries on this machine's disk, named `.part` until it is complete and synced. Its directory comes last,
 * so a truncated file is not a valid ZIP file.
 */
export interface ZipFile {
  /**
   * Reserves its place in the file at once, so several entries may be added at the same time. An entry that cannot be read is
   * left out, and its place stays empty.
   */
  add(name: string, modified: Date, source: ByteSource): Promise<Measurement>
  finish(): Promise<void>
  /** Removes the unfinished file. */
  abandon(): Promise<void>
}

/** Creates a ZIP file. `sums` are those that `add` returns in addition to the CRC-32. */
export async function createZipFile(workers: FileWorkers, file: string, sums: Sums = {}): Promise<ZipFile> {
  const part = `${file}.part`
  const lock = lockName(file)
  const handle = await open(part, 'w', 0o600).catch(async (error: unknown) => {
    await lock.end()
    throw error
  })
  const entries: { recorded: EntryRecord; crc32: number }[] = []
  const behind = openBackgroundSync(() => handle.datasync())
  let end = 0

  return {
    async add(name, modified, source) {
      const entry = { recorded: { name, modified, size: source.size, offset: end }, crc32: 0 }
      entries.push(entry)
      const { offset } = entry.recorded
      const begin = offset + localHeader(entry.recorded, 0).length
      end = begin + source.size
      const measured = await write(source, begin).catch((error: unknown) => {
        entries.splice(entries.indexOf(entry), 1)
        throw error
      })
      if (measured.bytes !== source.size) throw new Error(`${name} changed while it was copied`)
      entry.crc32 = measured.crc32
      await handle.write(localHeader(entry.recorded, measured.crc32), { position: offset })
      behind.add(source.size)
      return measured
    },

    async finish() {
      const directory = Buffer.concat(entries.map(({ recorded, crc32 }) => directoryHeader(recorded, crc32)))
      const last = Buffer.concat([directory, endRecords(entries.length, end, directory.length)])
      await handle.write(last, { position: end })
      await behind.end()
      await handle.sync()
      await handle.close()
      await rename(part, file)
      await lock.end()
    },

    async abandon() {
      if (!lock.isHeld()) return // finished: the name may be another's by now
      await behind.end().catch(() => undefined)
      await handle.close().catch(() => undefined)
      await rm(part, { force: true })
      await lock.end()
    },
  }

  async function write(source: ByteSource, at: number): Promise<Measurement> {
    const wanted = { ...sums, crc32: true }
    if ('pieces' in source) return workers.insert(source.pieces, part, at, wanted)
    return measureStream(source.body, createWriteStream(part, { flags: 'r+', start: at }), undefined, wanted)
  }
}

/**
 * Locks the name, because two writers of one file would overwrite each other. Throws PlainError while another process holds it.
 */
function lockName(file: string) {
  const name = `${file}.lock`
  const lock = lockFile(
    name,
    new PlainError(`Another process is writing ${file}. Wait until it has ended, or choose another name.`),
  )
  return {
    isHeld: () => lock.isOpen,
    async end() {
      await rm(name, { force: true })
      lock.close()
    },
  }
}
