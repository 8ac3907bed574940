import { visitorLimits } from '../../../../contract/visitorLimits.ts'
import { loadPicture } from '../../../media/loadPicture.ts'
import { paintOnCanvas, readNaturalSize, toJpeg } from '../../../uploads/encodeJpeg.ts'

/** The JPEG qualities to try one after the other, until the photo is small enough. */
const QUALITIES = [0.9, 0.8, 0.65]

/**
 * Turns a photo that exceeds the size limit for visitors into a JPEG within the limit, rotated upright. Returns null if that
 * fails, or if the picture is animated, because a JPEG cannot be animated.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  if (isAnimated(new Uint8Array(await file.slice(0, 4_096).arrayBuffer()))) return null
  try {
    const picture = await loadPicture(file)
    const canvas = paintOnCanvas(picture, readNaturalSize(picture), visitorLimits.visitorShrinkTo)
    for (const quality of QUALITIES) {
      const blob = await toJpeg(canvas, quality)
      if (blob && blob.size <= visitorLimits.visitorFileBytes)
        return new File([blob], file.name, { type: 'image/jpeg' })
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
