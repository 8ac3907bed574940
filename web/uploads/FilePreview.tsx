import { useEffect, useState } from 'react'
import { loadPicture } from '../media/loadPicture.ts'
import { Icon } from '../ui/icons.tsx'
import { capturePoster } from './capturePoster.ts'
import { encodeJpeg, readNaturalSize } from './encodeJpeg.ts'
import { isVideo } from './fileKinds.ts'

/** The longest side of a preview, in pixels. */
const LONGEST_SIDE = 384

/** A small picture of a chosen file; an icon until it is made, or if this browser cannot read the file. */
export const FilePreview = ({ file }: { file: File }) => {
  const url = usePreview(file)
  return url ? <img src={url} alt="" /> : <Icon name={isVideo(file) ? 'video' : 'photo'} size={28} />
}

let lastPreview: Promise<unknown> = Promise.resolve()

/**
 * Returns the address of a preview, or null until it is made. Previews are made one at a time, off the main thread: fifty
 * photographs of twelve megapixels at once would take gigabytes and freeze the page.
 */
const usePreview = (file: File): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    let created: string | null = null
    const createPreview = async () => {
      const blob = isGone ? null : await paintPreview(file).catch(() => null)
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

const paintPreview = async (file: File): Promise<Blob | null> => {
  if (isVideo(file)) return capturePoster(file, LONGEST_SIDE)
  const bitmap = await createBitmap(file)
  if (bitmap) return encodeJpeg(bitmap, bitmap, LONGEST_SIDE).finally(() => bitmap.close())
  const picture = await loadPicture(file)
  return encodeJpeg(picture, readNaturalSize(picture), LONGEST_SIDE)
}

/** Resolves to null before Safari 17.2, which takes no options, and for files that the browser cannot read. */
const createBitmap = (file: File) =>
  createImageBitmap(file, { resizeWidth: LONGEST_SIDE, resizeQuality: 'medium' }).catch(() => null)
