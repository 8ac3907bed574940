import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const WINDOW_BYTES = 64 * 1024

/** Reading a file stops after this many boxes, elements or chunks: normal files have far fewer. */
export const MAX_ELEMENTS = 20_000

/**
 * Reads a file through a buffer of 64 KB, so that many small steps cost one system call per 64 KB instead of one each.
 * Reads are synchronous, which makes steps inside the buffer cheap; only decoding processes read files this way.
 */
export class FileWindow {
  readonly size: number
  /** how many bytes have been read so far */
  bytesRead = 0
  private readonly descriptor: number
  private readonly window = Buffer.alloc(WINDOW_BYTES)
  private start = 0
  private length = 0

  constructor(descriptor: number) {
    this.descriptor = descriptor
    this.size = fstatSync(descriptor).size
  }

  /** Returns `length` bytes from a position, or fewer at the end of the file; valid until the next read. */
  at(position: number, length: number): Buffer {
    if (length > WINDOW_BYTES) return this.read(Buffer.alloc(length), position)
    const end = Math.min(position + length, this.size)
    if (position < this.start || end > this.start + this.length) this.fill(position)
    return this.window.subarray(position - this.start, Math.min(position - this.start + length, this.length))
  }

  /** Like `at`, but returns a copy that later reads do not overwrite. */
  copy(position: number, length: number): Buffer {
    return length > WINDOW_BYTES ? this.at(position, length) : Buffer.from(this.at(position, length))
  }

  /** Returns the buffered bytes from a position on, none only at the end of the file; valid until the next read. */
  from(position: number): Buffer {
    if (position < this.start || position >= this.start + this.length) this.fill(position)
    return this.window.subarray(position - this.start, this.length)
  }

  /** Returns the last `length` bytes of the file, or fewer in a shorter file; valid until the next read. */
  last(length: number): Buffer {
    return this.at(Math.max(0, this.size - length), Math.min(this.size, length))
  }

  private fill(position: number) {
    this.start = position
    this.length = this.read(this.window, position).length
  }

  private read(into: Buffer, position: number): Buffer {
    const length = readSync(this.descriptor, into, { position })
    this.bytesRead += length
    return into.subarray(0, length)
  }
}

export function readFileWith<T>(path: string, read: (file: FileWindow) => T): T {
  const descriptor = openSync(path, 'r')
  try {
    return read(new FileWindow(descriptor))
  } finally {
    closeSync(descriptor)
  }
}
