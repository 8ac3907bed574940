import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const WINDOW_BYTES = 64 * 1024

/** A walk through a file stops after this many boxes, elements, chunks or segments: honest files have far fewer. */
export const MAX_ELEMENTS = 20_000

/**
 * A file read through one window: walking it in small steps costs one read for each 64 KB, not one for each step.
 * Reads block, so that a step inside the window costs nothing; only decoding processes walk files.
 */
export class FileWindow {
  readonly size: number
  /** how many bytes were read so far */
  bytesRead = 0
  private readonly descriptor: number
  private readonly window = Buffer.alloc(WINDOW_BYTES)
  private start = 0
  private length = 0

  constructor(descriptor: number) {
    this.descriptor = descriptor
    this.size = fstatSync(descriptor).size
  }

  /** At most `length` bytes from a place on, fewer where the file ends; good until the next call. */
  at(position: number, length: number): Buffer {
    if (length > WINDOW_BYTES) return this.read(Buffer.alloc(length), position)
    const end = Math.min(position + length, this.size)
    if (position < this.start || end > this.start + this.length) this.fill(position)
    return this.window.subarray(position - this.start, Math.min(position - this.start + length, this.length))
  }

  /** The same, good for ever. */
  copy(position: number, length: number): Buffer {
    return length > WINDOW_BYTES ? this.at(position, length) : Buffer.from(this.at(position, length))
  }

  /** Some bytes from a place on, as many as the window holds, none only behind the end; good until the next call. */
  from(position: number): Buffer {
    if (position < this.start || position >= this.start + this.length) this.fill(position)
    return this.window.subarray(position - this.start, this.length)
  }

  /** At most so many bytes from the end of the file. */
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
