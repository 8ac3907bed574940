import { useEffect, useState } from 'react'
import { isVideo } from './chosen.ts'
import { capturePoster, drawn } from './poster.ts'

/** The longest side of a preview in pixels. */
const side = 240

let last: Promise<unknown> = Promise.resolve()

/**
 * A small picture of a chosen file, as the address of a blob; null while there is none, and where the browser cannot
 * read the kind. Made one after the other, off the main thread: fifty photographs of twelve megapixels at once would
 * take gigabytes, and a page that stands still.
 */
export const usePreview = (file: File): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    let made: string | null = null
    const make = async () => {
      const blob = left ? null : await smallPicture(file).catch(() => null)
      if (!blob || left) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    }
    last = last.then(make)
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

const smallPicture = async (file: File): Promise<Blob | null> => {
  if (isVideo(file)) return capturePoster(file, side)
  const bitmap = await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' })
  try {
    return await drawn(bitmap, bitmap.width, bitmap.height)
  } finally {
    bitmap.close()
  }
}
