import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { Storage } from './storage.ts'

export interface Measurement {
  bytes: number
  /** hexadecimal; empty if it was not requested */
  sha256: string
  /** 0 if it was not requested */
  crc32: number
}

/** The checksums to compute while bytes are copied or read. */
export interface Sums {
  sha256?: boolean
  crc32?: boolean
}

/** Copies a stream, and meanwhile counts its bytes and computes the checksums. */
export async function measureStream(
  from: NodeJS.ReadableStream,
  to: NodeJS.WritableStream,
  signal?: AbortSignal,
  sums: Sums = { sha256: true },
): Promise<Measurement> {
  const measuring = beginMeasuring(sums)
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      measuring.add(chunk)
      done(null, chunk)
    },
  })
  await pipeline(from, measure, to, { signal })
  return measuring.end()
}

/** Counts the bytes that are added, and computes their checksums. */
export function beginMeasuring(sums: Sums) {
  const hash = sums.sha256 ? createHash('sha256') : null
  const measurement = { bytes: 0, sha256: '', crc32: 0 }
  return {
    add(bytes: Uint8Array) {
      measurement.bytes += bytes.length
      hash?.update(bytes)
      if (sums.crc32) measurement.crc32 = crc32(bytes, measurement.crc32)
    },
    end: (): Measurement => (hash ? { ...measurement, sha256: hash.digest('hex') } : measurement),
  }
}

/** Reads the rest of a stream, and returns its SHA-256 in hexadecimal. */
export const hashStream = async (stream: NodeJS.ReadableStream): Promise<string> =>
  (await measureStream(stream, makeNullStream())).sha256

/** Returns the SHA-256 of a stored file in hexadecimal; null if no file is stored under the key. */
export async function hashStoredFile(storage: Pick<Storage, 'open'>, key: string): Promise<string | null> {
  const openedFile = await storage.open(key)
  return openedFile && hashStream(openedFile.body)
}

export const measureFile = (file: string) => measureStream(createReadStream(file), makeNullStream())

const makeNullStream = () =>
  new Writable({ write: (_chunk: unknown, _encoding: unknown, done: () => void) => done() })
