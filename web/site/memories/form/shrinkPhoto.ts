import { limits } from '../../../../contract/limits.ts'
import { loadPicture } from '../../../media/loadPicture.ts'
import { paintOnCanvas, readNaturalSize, toJpeg } from '../../../uploads/encodeJpeg.ts'

/** JPEG qualities to try, until the photo is small enough. */
const QUALITIES = [0.9, 0.8, 0.65]

/**
 * Turns a photo that is too large for visitors to send into a small enough JPEG, the right way up. Null if this browser cannot
 * read the file, or if the picture is animated: a JPEG would stop it.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  if (isAnimated(new Uint8Array(await file.slice(0, 4_096).arrayBuffer()))) return null
  try {
    const picture = await loadPicture(file)
    const canvas = paintOnCanvas(picture, readNaturalSize(picture), limits.visitorShrinkTo)
    for (const quality of QUALITIES) {
      const blob = await toJpeg(canvas, quality)
      if (blob && blob.size <= limits.visitorFileBytes)
        return new File([blob], file.name, { type: 'image/jpeg' })
    }
  } catch {
    // this browser cannot read the picture
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
