import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const WINDOW_BYTES = 64 * 1024

/** The maximum number of boxes, elements or chunks that are read from a file. Normal files have far fewer. */
export const MAX_ELEMENTS = 20_000

/**
 * Reads a file through a buffer of 64 KB, so that reading many small parts takes one system call per 64 KB instead of one per
 * part. Reads synchronously, because this makes reading from the buffer cheap. The whole process waits while the disk is read, so
 * only decoding processes and the import command read files in this way.
 */
export class FileWindow {
  readonly size: number
  /** the number of bytes that have been read from the disk so far */
  bytesRead = 0
  private readonly descriptor: number
  private readonly window = Buffer.alloc(WINDOW_BYTES)
  private windowStart = 0
  private windowLength = 0

  constructor(descriptor: number) {
    this.descriptor = descriptor
    this.size = fstatSync(descriptor).size
  }

  /**
   * Returns `length` bytes from a position on, or fewer bytes at the end of the file. The bytes are valid until the next read.
   */
  readAt(position: number, length: number): Buffer {
    if (length > WINDOW_BYTES) return this.read(Buffer.alloc(length), position)
    const end = Math.min(position + length, this.size)
    if (position < this.windowStart || end > this.windowStart + this.windowLength) this.fill(position)
    return this.window.subarray(
      position - this.windowStart,
      Math.min(position - this.windowStart + length, this.windowLength),
    )
  }

  /** Returns the same bytes as `readAt`, but as a copy that later reads do not overwrite. */
  readCopy(position: number, length: number): Buffer {
    return length > WINDOW_BYTES ? this.readAt(position, length) : Buffer.from(this.readAt(position, length))
  }

  /**
   * Returns the buffered bytes from a position on. Returns at least one byte, except at the end of the file. The bytes are valid
   * until the next read.
   */
  readFrom(position: number): Buffer {
    if (position < this.windowStart || position >= this.windowStart + this.windowLength) this.fill(position)
    return this.window.subarray(position - this.windowStart, this.windowLength)
  }

  /** Returns the last `length` bytes of the file, or all bytes of a shorter file. The bytes are valid until the next read. */
  readLast(length: number): Buffer {
    return this.readAt(Math.max(0, this.size - length), Math.min(this.size, length))
  }

  private fill(position: number) {
    this.windowStart = position
    this.windowLength = this.read(this.window, position).length
  }

  private read(target: Buffer, position: number): Buffer {
    const length = readSync(this.descriptor, target, { position })
    this.bytesRead += length
    return target.subarray(0, length)
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
