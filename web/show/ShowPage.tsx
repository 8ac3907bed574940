import { useDeferredValue, useMemo } from 'react'
import { useRead } from '../api/useRead.ts'
import { useStore } from '../stores/useStore.ts'
import type { ShowDefinition } from './definition.ts'
import { DocumentSlide } from './parts/DocumentSlide.tsx'
import { StageNotice } from './parts/StageNotice.tsx'
import { texts } from '../../languages/en/visitors/show.ts'
import { rehearsalOpen, rehearsalShown } from './rehearsalOpen.ts'
import { Show } from './Show.tsx'
import type { Track } from '../../contract/memorial/music.ts'
import type { Settings } from '../../contract/memorial/settings.ts'
import { plainProgram, type Program, buildProgram } from '../../domain/program.ts'
import { isShownPhotograph, selectSlides } from '../../domain/slides.ts'
import './parts/show.css'

/** The whole page of a slideshow: the show, or a notice that explains why there is no show. */
export const ShowPage = ({ definition }: { definition: ShowDefinition }) => {
  const { data: settings } = useRead('GET /api/settings')
  const program = useProgram(settings)
  const { slides, isAllLeftOut, loadFailure } = useSlides(program)
  const songs = useRead('GET /api/music').data ?? noSongs
  const isRehearsalOpen = useStore(rehearsalOpen)
  return (
    <div className="show night">
      <h1 className="unseen">{definition.texts.title(settings?.name)}</h1>
      {slides?.length ? (
        <Show definition={definition} slides={slides} program={program} songs={songs} settings={settings} />
      ) : slides ? (
        <>
          {isAllLeftOut ? <StageNotice message={texts.allLeftOut} /> : definition.emptyNotice}
          {isRehearsalOpen && (
            <div className="show-messages" role="status">
              <p>{texts.nothingToRehearse}</p>
            </div>
          )}
        </>
      ) : loadFailure ? (
        <StageNotice message={texts.unreachable} onRetry={loadFailure.retry} />
      ) : (
        <>
          <StageNotice message={definition.texts.loading} busy />
          <DocumentSlide />
        </>
      )}
    </div>
  )
}

const noSongs: readonly Track[] = []

/** Returns the family's choices for the show. Reads the memories only if the show includes memories. */
const useProgram = (settings: Settings | undefined) => {
  const enabled = settings?.slideshowMemories === 'on'
  const { data: memories } = useRead('GET /api/memories', { enabled })
  return useMemo(() => (settings ? buildProgram(settings, memories) : plainProgram), [settings, memories])
}

/** The interval at which a running show reads the list of photographs again, to add new photographs and drop hidden ones. */
const REFETCH_MS = 60_000

/**
 * Returns the photographs and videos that this show shows. `slides` is undefined until the list has been loaded. If there are no
 * slides, `isAllLeftOut` says whether there are photographs.
 */
const useSlides = (program: Program) => {
  const { data, error, retry } = useRead('GET /api/media', {
    // a rehearsal checks the list with which it has begun
    refetchEveryMs: useStore(rehearsalShown) ? undefined : REFETCH_MS,
  })
  const listedSlides = useMemo(() => data && selectSlides(data, program), [data, program])
  // React renders the new list in short pieces, so that the page stays responsive
  const slides = useDeferredValue(listedSlides)
  const isAllLeftOut = data?.some(isShownPhotograph)
  return { slides, isAllLeftOut, loadFailure: error && !data ? { retry } : null }
}
