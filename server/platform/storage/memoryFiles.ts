import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { OpenedFile, Range } from './storage.ts'

const KB = 1024
const MB = 1024 * KB

/**
 * A cache of files in memory, by storage key. Its size is limited: the files that have not been requested for the longest time
 * are removed first.
 */
export class MemoryFiles {
  readonly #maxBytes: number
  readonly #maxFileBytes: number
  readonly #files = new Map<string, Buffer>()
  #bytes = 0

  constructor(maxBytes: number, maxFileBytes: number) {
    this.#maxBytes = maxBytes
    this.#maxFileBytes = maxFileBytes
  }

  fits = (size: number) => size <= this.#maxFileBytes

  get(key: string): Buffer | undefined {
    const file = this.#files.get(key)
    if (!file) return undefined
    this.#files.delete(key)
    this.#files.set(key, file)
    return file
  }

  open(key: string, range?: Range): OpenedFile | null {
    const file = this.get(key)
    if (!file) return null
    const part = range ? file.subarray(range.start, range.end + 1) : file
    return { size: file.length, body: Readable.from([part]) }
  }

  /** Adds a file, unless it is too large or already cached. */
  add(key: string, file: Buffer) {
    if (!this.fits(file.length) || this.#files.has(key)) return
    this.#files.set(key, file)
    this.#bytes += file.length
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= this.#maxBytes) return
      this.#files.delete(oldest)
      this.#bytes -= length
    }
  }

  /** Adds a file from this machine's disk, unless it is too large or already cached. */
  async addFile(key: string, path: string) {
    if (this.fits((await stat(path)).size)) this.add(key, await readFile(path))
  }
}

/** Opens the cache for the small pictures of pages, so that each picture is read from storage only once. */
export const openSmallFileCache = () => new MemoryFiles(24 * MB, 64 * KB)

/** Opens the cache for pictures for which the storage had no room. */
export const openUnstoredFiles = () => new MemoryFiles(64 * MB, 32 * MB)
