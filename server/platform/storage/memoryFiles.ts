import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { OpenedFile, Range } from './storage.ts'

const KB = 1024
const MB = 1024 * KB

/** A bounded cache of files in memory by their storage keys; those not requested for longest leave first. */
export class MemoryFiles {
  readonly #mostBytes: number
  readonly #largestFile: number
  readonly #files = new Map<string, Buffer>()
  #bytes = 0

  constructor(mostBytes: number, largestFile: number) {
    this.#mostBytes = mostBytes
    this.#largestFile = largestFile
  }

  fits = (size: number) => size <= this.#largestFile

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

  /** Adds a file, unless it is too large or already there. */
  add(key: string, file: Buffer) {
    if (!this.fits(file.length) || this.#files.has(key)) return
    this.#files.set(key, file)
    this.#bytes += file.length
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= this.#mostBytes) return
      this.#files.delete(oldest)
      this.#bytes -= length
    }
  }

  /** Adds a file from this disk, unless it is too large or already there. */
  async addFile(key: string, path: string) {
    if (this.fits((await stat(path)).size)) this.add(key, await readFile(path))
  }
}

/** Opens the cache for small pictures of every page, which are thus read from storage once. */
export const openSmallFiles = () => new MemoryFiles(24 * MB, 64 * KB)

/** Opens the cache for pictures that storage had no room for. */
export const openUnstoredFiles = () => new MemoryFiles(64 * MB, 32 * MB)
