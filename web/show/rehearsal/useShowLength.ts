import { buildProgram } from '../../../domain/program.ts'
import { selectSlides } from '../../../domain/slides.ts'
import { buildTimeline, SECONDS_PER_SLIDE } from '../../../domain/timeline.ts'
import { useRead } from '../../api/useRead.ts'

export interface ShowLength {
  photographs: number
  seconds: number
}

/** Computes how long a show is on a device that has chosen nothing of its own; null until its parts have been read. */
export const useShowLength = (): ShowLength | null => {
  const { data: settings } = useRead('GET /api/settings')
  const { data: media } = useRead('GET /api/media')
  const { data: songs } = useRead('GET /api/music')
  const hasMemories = settings?.slideshowMemories === 'on'
  const { data: memories } = useRead('GET /api/memories', { enabled: hasMemories })
  if (!settings || !media || !songs || (hasMemories && !memories)) return null
  const { cards, ...program } = buildProgram(settings, memories)
  const { photographCount, seconds } = buildTimeline(selectSlides(media, program), songs, {
    ...cards,
    ...program,
    seconds: SECONDS_PER_SLIDE,
    volume: 1,
  })
  return { photographs: photographCount, seconds }
}
