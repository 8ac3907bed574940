import { planShow } from '../../../domain/planShow.ts'
import { useRead } from '../../api/useRead.ts'
import type { ShowLength } from '../../../languages/en/visitors/show.ts'

/** Computes how long the show at the service is; null until its parts have been read. */
export const useShowLength = (): ShowLength | null => {
  const { data: settings } = useRead('GET /api/settings')
  const { data: media } = useRead('GET /api/media')
  const { data: songs } = useRead('GET /api/music')
  const hasMemories = settings?.slideshowMemories === 'on'
  const { data: memories } = useRead('GET /api/memories', { enabled: hasMemories })
  if (!settings || !media || !songs || (hasMemories && !memories)) return null
  const { timeline, slides } = planShow({ settings, media, songs, memories })
  const { photographCount: photographs, seconds } = timeline
  return { photographs, videos: slides.length - photographs, seconds }
}
