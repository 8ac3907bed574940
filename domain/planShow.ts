import { buildProgram, type ProgramMemory, type ProgramSettings } from './program.ts'
import { selectSlides, type ShownItem, type SlideItem } from './slides.ts'
import { buildTimeline, type Timeline, type TimelineSlide, type TimelineSong } from './timeline.ts'

/** The music's volume, from 0 to 1. It is the maximum, because every video player has a volume control. */
const VOLUME = 1

/** The API responses that visitors get. */
interface Responses<Item> {
  media: readonly Item[]
  songs: readonly TimelineSong[]
  memories?: readonly ProgramMemory[] | undefined
  settings: ProgramSettings
}

/**
 * Plans the show at the service: its photographs and videos, and its timeline. The film is made from this plan, and every length that
 * people read comes from it.
 */
export function planShow<Item extends SlideItem & TimelineSlide>({
  media,
  songs,
  memories,
  settings,
}: Responses<Item>): { timeline: Timeline; slides: ShownItem<Item>[]; hasCaptions: boolean } {
  const { cards, videos, service, ...program } = buildProgram(settings, memories)
  const slides = selectSlides(media, { videos })
  const choices = { ...cards, ...program, seconds: service.seconds, volume: VOLUME }
  return {
    timeline: buildTimeline(slides, service.music ? songs : [], choices),
    slides,
    hasCaptions: service.captions,
  }
}
