import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../context.ts'

/** A file on this machine's disk while it is looked at; gone when the request or job that made it ends. */
export interface SpooledFile {
  path: string
  /** the name the sender gave it: for sentences and records only, never part of a path */
  name: string
  size: number
  /** hex */
  sha256: string
}

/** A folder of passing files. Cleared at the start: what it held belonged to requests that died. */
export interface Spool {
  /** A new empty folder; the caller removes it. */
  folder(): Promise<string>
}

export async function openSpool(dataDir: string): Promise<Spool> {
  await rm(path.join(dataDir, 'spool'), { recursive: true, force: true })
  return joinSpool(dataDir)
}

/** The same folder beside a server that may be at work in it: what is there stays. */
export async function joinSpool(dataDir: string): Promise<Spool> {
  const root = path.join(dataDir, 'spool')
  await mkdir(root, { recursive: true })
  return {
    folder: async () => {
      const folder = path.join(root, newId())
      await mkdir(folder)
      return folder
    },
  }
}

/** Writes a stream into `folder`, counting and hashing on the way; memory stays at one chunk. */
export async function spoolStream(
  folder: string,
  name: string,
  stream: NodeJS.ReadableStream,
): Promise<SpooledFile> {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const file = path.join(folder, newId())
  await pipeline(stream, measure, createWriteStream(file))
  return { path: file, name, size, sha256: hash.digest('hex') }
}
