import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Piece } from './fileWorker.ts'
import type { FileWorkers } from './fileWorkers.ts'
import { type Measurement, measureStream, type Sums } from './measure.ts'
import type { Storage } from './storage.ts'
import { nullWhenMissing } from './nullWhenMissing.ts'

/** Bytes to copy: in memory or in files on this machine, or from a stream that can be read only once. */
export type ByteSource = { size: number } & ({ pieces: Piece[] } | { body: Readable })

export const sourceFromBytes = (bytes: Uint8Array): ByteSource => ({ size: bytes.length, pieces: [bytes] })

export const sourceFromFile = (path: string, size: number): ByteSource => ({
  size,
  pieces: [{ path, start: 0, end: size }],
})

/**
 * Finds the file that is stored under a key; null if there is none. If the source has a `body`, the caller must read or destroy
 * it.
 */
export async function findStoredSource(
  storage: Pick<Storage, 'pathOf' | 'open'>,
  key: string,
): Promise<ByteSource | null> {
  const path = storage.pathOf(key)
  if (!path) return storage.open(key)
  const stats = await stat(path).catch(nullWhenMissing)
  return stats && sourceFromFile(path, stats.size)
}

/** Writes a new file, and makes its folder if necessary. The file appears under its name only when it is complete. */
export async function writeSource(
  workers: FileWorkers,
  source: ByteSource,
  file: string,
  sums: Sums,
): Promise<Measurement> {
  if ('pieces' in source) return workers.copy(source.pieces, file, sums)
  await mkdir(path.dirname(file), { recursive: true })
  const measurement = await measureStream(source.body, createWriteStream(`${file}.part`), undefined, sums)
  await rename(`${file}.part`, file)
  return measurement
}
