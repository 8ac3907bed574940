import { useEffect, useState } from 'react'
import { loadPicture } from '../media/loadPicture.ts'
import { Icon } from '../ui/icons.tsx'
import { capturePoster } from './capturePoster.ts'
import { encodeJpeg, readNaturalSize } from './encodeJpeg.ts'

/** The length in pixels of the longer side of a preview. */
const LONGEST_SIDE = 384

interface Props {
  file: File
  isVideo?: boolean
}

/** Shows an icon until the picture exists, or if the browser cannot read the file. */
export const FilePreview = ({ file, isVideo = false }: Props) => {
  const url = usePreview(file, isVideo)
  return url ? <img src={url} alt="" /> : <Icon name={isVideo ? 'video' : 'photo'} size={28} />
}

let lastPreview: Promise<unknown> = Promise.resolve()

/**
 * Returns the URL of a file's preview, or null until the preview exists. Makes only one preview at a time and avoids decoding
 * on the main thread, because fifty photographs of twelve megapixels at once would take gigabytes and freeze the page.
 */
const usePreview = (file: File, isVideo: boolean): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isUnmounted = false
    let previewUrl: string | null = null
    const createPreview = async () => {
      const blob = isUnmounted ? null : await paintPreview(file, isVideo).catch(() => null)
      if (!blob || isUnmounted) return
      previewUrl = URL.createObjectURL(blob)
      setUrl(previewUrl)
    }
    lastPreview = lastPreview.then(createPreview)
    return () => {
      isUnmounted = true
      if (previewUrl) URL.revokeObjectURL(previewUrl)
    }
  }, [file, isVideo])
  return url
}

const paintPreview = async (file: File, isVideo: boolean): Promise<Blob | null> => {
  if (isVideo) return capturePoster(file, LONGEST_SIDE)
  const bitmap = await createBitmap(file)
  if (bitmap) return encodeJpeg(bitmap, bitmap, LONGEST_SIDE).finally(() => bitmap.close())
  const picture = await loadPicture(file)
  return encodeJpeg(picture, readNaturalSize(picture), LONGEST_SIDE)
}

/** Decodes a picture at preview size. Resolves to null if the browser cannot read it, or does not support these options. */
const createBitmap = (file: File) =>
  createImageBitmap(file, { resizeWidth: LONGEST_SIDE, resizeQuality: 'medium' }).catch(() => null)
