const MOST_BYTES = 24 * 1024 * 1024
const LARGEST_FILE = 64 * 1024

/** A cache of small pictures in memory; those that nobody asked for longest leave first. */
export class SmallFiles {
  readonly #files = new Map<string, Buffer>()
  #bytes = 0

  fits = (size: number) => size <= LARGEST_FILE

  get(path: string): Buffer | undefined {
    const file = this.#files.get(path)
    if (!file) return undefined
    this.#files.delete(path)
    this.#files.set(path, file)
    return file
  }

  add(path: string, file: Buffer) {
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
