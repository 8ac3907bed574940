import { Worker } from 'node:worker_threads'
import type { HeicWork } from './heic-worker.ts'

/**
 * Decodes a HEIC photo into an uncompressed TIFF file, upright, with its colour profile. Each photo gets a thread of
 * its own, which takes its memory with it when it ends: the decoder never gives any back. Rejects when the bytes
 * cannot be decoded, when the decoder crashes, and when it has not ended after `longestMs`: twelve megapixels take 2 s.
 */
export async function heicToTiff(work: HeicWork, longestMs = 90_000): Promise<void> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: work,
    // The decoder talks to the console about every broken file.
    stdout: true,
    stderr: true,
  })
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  const deadline = setTimeout(() => reject(new Error('decoding HEIC took too long')), longestMs)
  worker.once('error', reject)
  worker.once('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`decoding HEIC ended with ${code}`)),
  )
  try {
    await ended
  } finally {
    clearTimeout(deadline)
    await worker.terminate()
  }
}
