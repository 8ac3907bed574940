import { readFileWith } from '../formats/fileWindow.ts'
import { readPrimaryCoding } from '../formats/heifItems.ts'
import { isComplete } from '../formats/isComplete.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { hasRightChecksums } from '../formats/png.ts'

/**
 * Whether a picture whose decoder failed is shown to be undamaged: it is complete, and its decoder says that it lacks what the
 * picture needs, the picture is coded otherwise than its format demands, or its checksums are right. Formats without checksums
 * count as damaged in all other cases.
 */
export function isUndamaged(source: MediaFile, { message }: Error): boolean {
  if (!isComplete(source)) return false
  if (LACKS_DECODER.test(message)) return true
  const { path, format } = source
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
