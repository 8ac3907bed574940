import { useMemo } from 'react'
import { useRead } from '../api/useRead.ts'
import { isSlide, type Slide } from './slide.ts'

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
  const { data, answered, error, retry } = useRead('GET /api/media', { everyMs: REFETCH_MS })
  // the page comes with its first slide, not with the list
  const slides = useMemo(() => (answered ? data?.filter(isSlide) : undefined), [data, answered])
  return { slides, unreachable: error && !answered ? { retry } : null }
}
