import type { FileHandle } from 'node:fs/promises'

/** At most so many bytes from a place of a file on; fewer where it ends. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** At most so many bytes from the end of a file. */
export async function lastBytes(file: FileHandle, length: number): Promise<Buffer> {
  const { size } = await file.stat()
  return bytesAt(file, Math.max(0, size - length), Math.min(size, length))
}

/** Writes zeros from `start` up to, not including, `end`, and never beyond the end of the file. */
export async function zeroBytes(file: FileHandle, start: number, end: number): Promise<void> {
  const { size } = await file.stat()
  const zeros = Buffer.alloc(64 * 1024)
  for (let at = start; at < Math.min(end, size); at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at, size - at), at)
  }
}
