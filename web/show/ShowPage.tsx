import { useDeferredValue, useEffect, useMemo } from 'react'
import { useRead } from '../api/useRead.ts'
import { announceReady } from '../ui/ready.ts'
import type { ShowDefinition } from './definition.ts'
import { FirstSlide } from './parts/FirstSlide.tsx'
import { Notice } from './parts/Notice.tsx'
import { texts } from './parts/texts.ts'
import { Show } from './Show.tsx'
import { isSlide } from './slide.ts'
import './parts/show.css'

/** A slideshow's whole page: the show, or why there is none. */
export const ShowPage = ({ definition }: { definition: ShowDefinition }) => {
  const { data: settings } = useRead('GET /api/settings')
  const { slides, unreachable } = useSlides()
  const isLoading = !slides && !unreachable
  useEffect(() => {
    if (!isLoading) announceReady()
  }, [isLoading])
  return (
    <div className="show night">
      <h1 className="unseen">{definition.texts.title(settings?.name)}</h1>
      {slides?.length ? (
        <Show definition={definition} slides={slides} name={settings?.name ?? ''} />
      ) : slides ? (
        definition.empty
      ) : unreachable ? (
        <Notice message={texts.unreachable} onRetry={unreachable.retry} />
      ) : (
        <>
          <Notice message={definition.texts.loading} busy />
          <FirstSlide />
        </>
      )}
    </div>
  )
}

/** A show that runs for hours takes in what was added, and drops what was hidden, within this time. */
const REFETCH_MS = 60_000

/** The photographs of the memorial that have a file; undefined until the list is there. */
const useSlides = () => {
  const { data, error, retry } = useRead('GET /api/media', { everyMs: REFETCH_MS })
  const listed = useMemo(() => data?.filter(isSlide), [data])
  // in short pieces, between which the page answers
  const slides = useDeferredValue(listed)
  return { slides, unreachable: error && !data ? { retry } : null }
}
