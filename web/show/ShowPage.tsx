import { useEffect } from 'react'
import { useRead } from '../api/useRead.ts'
import { announceReady } from '../ui/ready.ts'
import type { ShowDefinition } from './definition.ts'
import { FirstSlide } from './parts/FirstSlide.tsx'
import { Notice } from './parts/Notice.tsx'
import { texts } from './parts/texts.ts'
import { Show } from './Show.tsx'
import { useSlides } from './useSlides.ts'
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
