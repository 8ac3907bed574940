import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { Storage } from './storage.ts'

export interface Measurement {
  bytes: number
  /** hex; empty when it was not requested */
  sha256: string
  /** 0 when it was not requested */
  crc32: number
}

/** The sums to compute while bytes are copied or read. */
export interface Sums {
  sha256?: boolean
  crc32?: boolean
}

/** Copies a stream, counting and hashing its bytes. */
export async function measureStream(
  from: NodeJS.ReadableStream,
  to: NodeJS.WritableStream,
  signal?: AbortSignal,
  sums: Sums = { sha256: true },
): Promise<Measurement> {
  const hash = sums.sha256 ? createHash('sha256') : null
  const measured = { bytes: 0, sha256: '', crc32: 0 }
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      measured.bytes += chunk.length
      hash?.update(chunk)
      if (sums.crc32) measured.crc32 = crc32(chunk, measured.crc32)
      done(null, chunk)
    },
  })
  await pipeline(from, measure, to, { signal })
  return hash ? { ...measured, sha256: hash.digest('hex') } : measured
}

/** Hashes the rest of a stream; hex. */
export const hashStream = async (stream: NodeJS.ReadableStream): Promise<string> =>
  (await measureStream(stream, nowhere())).sha256

/** Hashes a stored file; hex. Null when nothing is stored under the key. */
export async function hashStoredFile(storage: Pick<Storage, 'open'>, key: string): Promise<string | null> {
  const opened = await storage.open(key)
  return opened && hashStream(opened.body)
}

export const measureFile = (file: string) => measureStream(createReadStream(file), nowhere())

const nowhere = () =>
  new Writable({ write: (_chunk: unknown, _encoding: unknown, done: () => void) => done() })
