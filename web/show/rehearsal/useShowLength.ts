import { planShow } from '../../../domain/planShow.ts'
import { useRead } from '../../api/useRead.ts'

export interface ShowLength {
  photographs: number
  seconds: number
}

/**
 * Computes how long a show is on a device that has chosen nothing of its own, or only the seconds of each photograph; null until its
 * parts have been read.
 */
export const useShowLength = (secondsPerPhotograph?: number): (ShowLength & { videos: number }) | null => {
  const { data: settings } = useRead('GET /api/settings')
  const { data: media } = useRead('GET /api/media')
  const { data: songs } = useRead('GET /api/music')
  const hasMemories = settings?.slideshowMemories === 'on'
  const { data: memories } = useRead('GET /api/memories', { enabled: hasMemories })
  if (!settings || !media || !songs || (hasMemories && !memories)) return null
  const { timeline, slides } = planShow({ settings, media, songs, memories }, secondsPerPhotograph)
  const { photographCount: photographs, seconds } = timeline
  return { photographs, videos: slides.length - photographs, seconds }
}
