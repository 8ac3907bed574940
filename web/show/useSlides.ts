import { useMemo } from 'react'
import type { Media } from '../../contract/media.ts'
import { useRead } from '../api/useRead.ts'
import { isShown } from '../media/isShown.ts'

/** A photograph that can be shown. */
export type Slide = Media & { filePath: string }

export interface Slides {
  /** in stored order; undefined until the list is there */
  slides: readonly Slide[] | undefined
  /** set when the list cannot be had */
  unreachable: { retry: () => void } | null
}

/** A show that runs for hours takes in what was added, and drops what was hidden, within this time. */
const REFETCH_MS = 60_000

/** The photographs of the memorial that have a file, as both slideshows show them. */
export const useSlides = (): Slides => {
  const { data, error, retry } = useRead('GET /api/media', { everyMs: REFETCH_MS })
  const slides = useMemo(() => data?.filter(isSlide), [data])
  return { slides, unreachable: error && !data ? { retry } : null }
}

const isSlide = (item: Media): item is Slide =>
  Boolean(item.filePath) && item.fileType === 'image' && isShown(item)
