const MOST_BYTES = 24 * 1024 * 1024
const SMALL = 64 * 1024

/** Small pictures kept in memory, the longest unasked leaving first. */
export class SmallFiles {
  readonly #files = new Map<string, Buffer>()
  #bytes = 0

  fits = (size: number) => size <= SMALL

  get(path: string): Buffer | undefined {
    const file = this.#files.get(path)
    if (!file) return undefined
    this.#files.delete(path)
    this.#files.set(path, file)
    return file
  }

  keep(path: string, file: Buffer) {
    if (this.#files.has(path)) return
    this.#files.set(path, file)
    this.#bytes += file.length
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= MOST_BYTES) return
      this.#files.delete(oldest)
      this.#bytes -= length
    }
  }
}
