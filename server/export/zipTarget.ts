import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import type { CopyTarget } from './target.ts'

/** Files up to this many bytes are read in one piece: their headers then say how long they are, as simple programs want. */
const IN_ONE_PIECE = 8 * 1024 * 1024
const stored = { compress: false } as const

/**
 * A ZIP file with everything in one `folder`, written under another name until it is whole. Nothing is compressed: photographs
 * are already.
 */
export function zipTarget(file: string, folder: string, madeAt: Date): CopyTarget {
  const part = `${file}.part`
  const zip = new yazl.ZipFile()
  // typed as a reader only
  const output = zip.outputStream as Readable & Writable
  const options = { ...stored, mtime: madeAt }
  const ended = new AbortController()
  let written: Promise<void> = Promise.resolve()
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other, so that no more is in memory than what is on its way to the disk. */
  const inQueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(() => ended.signal.throwIfAborted()).then(work)
    queue = done.catch(() => undefined)
    return done.catch((error: unknown) => {
      throw ended.signal.aborted ? ended.signal.reason : error
    })
  }
  const whenDrained = async () => {
    if (output.writableNeedDrain) await once(output, 'drain', { signal: ended.signal })
  }

  return {
    async begin() {
      written = pipeline(output, createWriteStream(part), { signal: ended.signal })
      // a full disk must end the writing of the next file, not the process
      written.catch((error: unknown) => ended.abort(error))
      zip.on('error', (error) => ended.abort(error))
    },

    async write(name, { size, open }) {
      const hash = createHash('sha256')
      const place = `${folder}/${name}`
      if (size <= IN_ONE_PIECE) {
        const bytes = await buffer(await open())
        await inQueue(() => {
          zip.addBuffer(bytes, place, options)
          return whenDrained()
        })
        hash.update(bytes)
      } else {
        await inQueue(async () => {
          const passing = new PassThrough()
          const body = await open()
          zip.addReadStream(passing, place, { ...options, size })
          body.on('data', (chunk: Buffer) => hash.update(chunk))
          await pipeline(body, passing, { signal: ended.signal })
          await whenDrained()
        })
      }
      return { sha256: hash.digest('hex'), isNew: true }
    },

    async finish() {
      zip.end()
      await written
      await rename(part, file)
    },

    async abandon() {
      ended.abort()
      await written.catch(() => undefined)
      await rm(part, { force: true })
    },
  }
}
