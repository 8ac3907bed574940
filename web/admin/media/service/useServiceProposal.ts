import { useMemo } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { chooseForService } from '../../../../domain/chooseForService.ts'
import { planShow } from '../../../../domain/planShow.ts'
import { isShownPhotograph } from '../../../../domain/slides.ts'
import { joinReads, useRead } from '../../../api/useRead.ts'

export interface ServiceProposal {
  /** the photographs that visitors see */
  photographs: readonly Media[]
  /** the proposed ones, in the order of the show */
  chosen: readonly Media[]
  /** the number of videos that the show has as well */
  videoCount: number
  /** the length of the show with them */
  seconds: number
}

/** Reads the gallery, and chooses the photographs for the service. Videos keep their marks. */
export function useServiceProposal() {
  const media = useRead('GET /api/media', { refetchOnMount: true })
  const settings = useRead('GET /api/settings')
  const obituary = useRead('GET /api/obituary')
  const memories = useRead('GET /api/memories')
  const songs = useRead('GET /api/music')
  const data = useMemo((): ServiceProposal | undefined => {
    if (!media.data || !settings.data || !obituary.data || !memories.data || !songs.data) return undefined
    const photographs = media.data.filter(isShownPhotograph)
    const portraits = [settings.data.portraitPath, obituary.data.imagePath]
    const chosen = chooseForService(photographs, ({ filePath }) => portraits.includes(filePath))
    const chosenIds = new Set(chosen.map(({ id }) => id))
    const { slides, timeline } = planShow({
      media: media.data.map((item) =>
        item.fileType === 'image' ? { ...item, inSlideshow: chosenIds.has(item.id) } : item,
      ),
      songs: songs.data,
      memories: memories.data,
      settings: settings.data,
    })
    return { photographs, chosen, videoCount: slides.length - chosen.length, seconds: timeline.seconds }
  }, [media.data, settings.data, obituary.data, memories.data, songs.data])
  return { ...joinReads([media, settings, obituary, memories, songs]), data }
}
