import { visitorLimits } from '../../../../contract/visitorLimits.ts'
import { loadPicture } from '../../../media/loadPicture.ts'
import { paintOnCanvas, readNaturalSize, toJpeg } from '../../../uploads/encodeJpeg.ts'
import { makeDateSegment } from './copyDates.ts'

/** The JPEG qualities to try one after the other, until the photo is small enough. */
const QUALITIES = [0.9, 0.8, 0.65]

/** The number of bytes at the beginning and at the end of a file that are searched for dates. */
const SEARCHED_BYTES = 256 * 1024
const START_MARKER_BYTES = 2

/**
 * Turns a photo that exceeds the size limit for visitors into a JPEG within the limit, rotated upright, with the dates of the
 * photo. Returns null if that fails, or if the picture is animated, because a JPEG cannot be animated.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  if (isAnimated(new Uint8Array(await file.slice(0, 4_096).arrayBuffer()))) return null
  try {
    const picture = await loadPicture(file)
    const canvas = paintOnCanvas(picture, readNaturalSize(picture), visitorLimits.visitorShrinkTo)
    const searchedPart = new Blob([file.slice(0, SEARCHED_BYTES), file.slice(-SEARCHED_BYTES)])
    const dates = makeDateSegment(new Uint8Array(await searchedPart.arrayBuffer())) ?? ''
    for (const quality of QUALITIES) {
      const blob = await toJpeg(canvas, quality)
      if (!blob) continue
      const parts = [blob.slice(0, START_MARKER_BYTES), dates, blob.slice(START_MARKER_BYTES)]
      const smallFile = new File(parts, file.name, { type: 'image/jpeg' })
      if (smallFile.size <= visitorLimits.visitorFileBytes) return smallFile
    }
  } catch {
    // this browser cannot read the picture
  }
  return null
}

/** Whether a file that begins with these bytes may be animated: every GIF may, and a WebP or PNG that says so. */
export function isAnimated(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head)
  if (text.startsWith('GIF8')) return true
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & 2) !== 0
  return text.startsWith('\x89PNG') && text.includes('acTL')
}
