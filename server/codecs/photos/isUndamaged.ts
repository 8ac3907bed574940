import { readFileWith } from '../formats/fileWindow.ts'
import { readPrimaryCoding } from '../formats/heifItems.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { hasRightChecksums } from '../formats/png.ts'

/**
 * Whether a complete picture whose decoder failed is known to be undamaged: its decoder says that it lacks what the picture needs,
 * the picture is coded otherwise than its format demands, or its checksums are right. All other pictures count as damaged.
 */
export function isUndamaged({ path, format }: MediaFile, { message }: Error): boolean {
  if (LACKS_DECODER.test(message)) return true
  if (format === 'png') return readFileWith(path, hasRightChecksums)
  if (format !== 'heic' && format !== 'avif') return false
  const coding = readFileWith(path, readPrimaryCoding)
  return coding !== '' && coding !== CODINGS[format]
}

/**
 * Matches what libheif and libjpeg say of undamaged pictures that they cannot decode. What else they call unsupported, such as the
 * version of a box, may be damage.
 */
const LACKS_DECODER =
  /unsupported (codec|image type|color conversion|item construction|generic compression|essential item|JPEG process)|not (been built in|supported)|does not have the size signaled/i
const CODINGS = { heic: 'hvc1', avif: 'av01' }
