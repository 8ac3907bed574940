import { useEffect, useState } from 'react'
import { readPicture } from '../../media/readPicture.ts'
import { isVideo } from '../../uploads/fileKinds.ts'
import { capturePoster, drawJpeg } from './capturePoster.ts'

/** The longest side of a preview in pixels. */
const LONGEST_SIDE = 240

let lastPreview: Promise<unknown> = Promise.resolve()

/**
 * A small picture of a chosen file, as the address of a blob; null while there is none, and where the browser cannot
 * read the kind. Made one after the other, off the main thread: fifty photographs of twelve megapixels at once would
 * take gigabytes, and a page that stands still.
 */
export const usePreview = (file: File): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    let created: string | null = null
    const createPreview = async () => {
      const blob = isGone ? null : await drawPreview(file).catch(() => null)
      if (!blob || isGone) return
      created = URL.createObjectURL(blob)
      setUrl(created)
    }
    lastPreview = lastPreview.then(createPreview)
    return () => {
      isGone = true
      if (created) URL.revokeObjectURL(created)
    }
  }, [file])
  return url
}

const drawPreview = async (file: File): Promise<Blob | null> => {
  if (isVideo(file)) return capturePoster(file, LONGEST_SIDE)
  const bitmap = await createBitmap(file)
  if (!bitmap) return drawPicture(await readPicture(file))
  try {
    return await drawJpeg(bitmap, bitmap.width, bitmap.height, LONGEST_SIDE)
  } finally {
    bitmap.close()
  }
}

/** Null before Safari 17.2, which takes no options, and for what the browser cannot read. */
const createBitmap = (file: File) =>
  createImageBitmap(file, { resizeWidth: LONGEST_SIDE, resizeQuality: 'medium' }).catch(() => null)

const drawPicture = (picture: HTMLImageElement) =>
  drawJpeg(picture, picture.naturalWidth, picture.naturalHeight, LONGEST_SIDE)
