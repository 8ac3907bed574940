import { readFileWith } from './bytes.ts'
import { countFramesOf } from './png.ts'
import type { Source } from './source.ts'
import { countPictures, tiffPages } from './tiffPages.ts'

/** How many pages of a TIFF, or frames of a PNG, there are, of which one is shown; null where that is all. */
export function countPages({ path, format }: Pick<Source, 'path' | 'format'>): number | null {
  const count = readFileWith(path, (file) => {
    if (format === 'tiff') return countPictures(tiffPages(file))
    return format === 'png' ? countFramesOf(file) : 1
  })
  return count > 1 ? count : null
}
