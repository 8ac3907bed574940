import type { Source } from './source.ts'

export interface AudioFacts {
  /** from the tags */
  title: string | null
  artist: string | null
  /** seconds */
  duration: number | null
}

/** Reads a song's tags and length. Throws `broken_file` when it cannot be read as what its bytes claim. */
export async function readAudio(_source: Source): Promise<AudioFacts> {
  throw new Error('not built yet')
}
