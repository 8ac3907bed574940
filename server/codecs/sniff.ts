import type { Format } from './formats.ts'

/** What a file is by its bytes alone; null for everything that is not taken in. */
export async function sniff(_path: string): Promise<Format | null> {
  throw new Error('not built yet')
}
