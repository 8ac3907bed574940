import { limits } from '../../../contract/limits.ts'
import { readPicture } from '../../media/readPicture.ts'

/** Qualities to try until the photo is small enough. */
const QUALITIES = [0.9, 0.8, 0.65]

/**
 * A photo that is larger than visitors may send, as a JPEG that is small enough, the right way up. Null when this browser
 * cannot: it does not read the file, or making it smaller would stop it moving.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  if (isAnimated(new Uint8Array(await file.slice(0, 4_096).arrayBuffer()))) return null
  try {
    const canvas = drawPhoto(await readPicture(file))
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
      if (blob && blob.size <= limits.visitorFileBytes)
        return new File([blob], file.name, { type: 'image/jpeg' })
    }
  } catch {
    // not a picture this browser can read
  }
  return null
}

function drawPhoto(picture: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, limits.visitorShrinkTo / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // JPEG knows no transparency: what was clear becomes white, not black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Whether a file that begins like this is a GIF, or an animated WebP or PNG. */
export function isAnimated(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head)
  if (text.startsWith('GIF8')) return true
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & 2) !== 0
  return text.startsWith('\x89PNG') && text.includes('acTL')
}
