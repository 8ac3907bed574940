import type { Made, Orientation, Source } from './source.ts'

export interface PhotoFacts {
  /** pixels, upright */
  width: number
  height: number
  orientation: Orientation
  /** a tiny blurred picture as a data: URL of less than 700 bytes */
  placeholder: string | null
  animated: boolean
}

/**
 * Measures a photo and makes the small pictures that cards need into the folder `into`.
 * Throws `too_many_pixels` before anything is decoded, `broken_file` for what is damaged or cut off.
 */
export async function readPhoto(_source: Source, _into: string): Promise<PhotoFacts & { made: Made[] }> {
  throw new Error('not built yet')
}

/** Makes all further pictures of a photo that `readPhoto` has accepted. */
export async function makePictures(_source: Source, _into: string): Promise<Made[]> {
  throw new Error('not built yet')
}
