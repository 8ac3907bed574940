import { limits } from '../../../../contract/limits.ts'
import { loadPicture } from '../../../media/loadPicture.ts'
import { paintOnCanvas, sizeOf, toJpeg } from '../../../uploads/encodeJpeg.ts'

/** Qualities to try until the photo is small enough. */
const QUALITIES = [0.9, 0.8, 0.65]

/**
 * A photo that is larger than visitors may send, as a JPEG that is small enough, the right way up. Null when this browser
 * cannot: it does not read the file, or making it smaller would stop it moving.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  if (isAnimated(new Uint8Array(await file.slice(0, 4_096).arrayBuffer()))) return null
  try {
    const picture = await loadPicture(file)
    const canvas = paintOnCanvas(picture, sizeOf(picture), limits.visitorShrinkTo)
    for (const quality of QUALITIES) {
      const blob = await toJpeg(canvas, quality)
      if (blob && blob.size <= limits.visitorFileBytes)
        return new File([blob], file.name, { type: 'image/jpeg' })
    }
  } catch {
    // not a picture this browser can read
  }
  return null
}

/** Whether a file that begins like this is a GIF, or an animated WebP or PNG. */
export function isAnimated(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head)
  if (text.startsWith('GIF8')) return true
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & 2) !== 0
  return text.startsWith('\x89PNG') && text.includes('acTL')
}
