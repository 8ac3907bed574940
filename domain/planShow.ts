import { buildProgram, type ProgramMemory, type ProgramSettings } from './program.ts'
import { selectSlides, type ShownItem, type SlideItem } from './slides.ts'
import {
  buildTimeline,
  SECONDS_PER_SLIDE,
  type Timeline,
  type TimelineSlide,
  type TimelineSong,
} from './timeline.ts'

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
 * Plans the show as it is on a device that has chosen nothing of its own: its photographs and videos, and its timeline. The film is
 * made from this plan, and every length that people read comes from it. `seconds` are those of each photograph.
 */
export function planShow<Item extends SlideItem & TimelineSlide>(
  { media, songs, memories, settings }: Responses<Item>,
  seconds = SECONDS_PER_SLIDE,
): { timeline: Timeline; slides: ShownItem<Item>[] } {
  const { cards, videos, ...program } = buildProgram(settings, memories)
  const slides = selectSlides(media, { videos })
  return { timeline: buildTimeline(slides, songs, { ...cards, ...program, seconds, volume: VOLUME }), slides }
}
