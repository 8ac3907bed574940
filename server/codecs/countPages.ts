import { readFileWith } from './bytes.ts'
import type { Source } from './source.ts'
import { countPictures, tiffPages } from './tiffPages.ts'

/** How many pages of a TIFF there are, of which one is shown; null where that is all. */
export function countPages({ path, format }: Pick<Source, 'path' | 'format'>): number | null {
  const count = format === 'tiff' ? readFileWith(path, (file) => countPictures(tiffPages(file))) : 1
  return count > 1 ? count : null
}
