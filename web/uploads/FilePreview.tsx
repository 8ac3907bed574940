import { useEffect, useState } from 'react'
import { Icon } from '../ui/icons.tsx'

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
      const blob = isUnmounted ? null : await loadPreview(file, isVideo)
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

/** Paints the preview, with code that most visitors do not need. Resolves to null if it does not load, or cannot read the file. */
const loadPreview = (file: File, isVideo: boolean) =>
  import('./paintPreview.ts').then(({ paintPreview }) => paintPreview(file, isVideo)).catch(() => null)
