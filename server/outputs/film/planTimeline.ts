import type { Media } from '../../../contract/media/media.ts'
import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import type { Track } from '../../../contract/memorial/music.ts'
import { buildProgram } from '../../../domain/program.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { selectSlides } from '../../../domain/slides.ts'
import { type Timeline, buildTimeline } from '../../../domain/timeline.ts'

/** The time in seconds for which a slide is shown, the same as the slideshow's default. */
const SECONDS_PER_SLIDE = 5
/** The music's volume, from 0 to 1. It is the maximum, because every video player has a volume control. */
const VOLUME = 1

/** The API responses that visitors get. */
interface Responses {
  media: readonly Media[]
  songs: readonly Track[]
  memories: readonly ListedMemory[]
  settings: Settings
}

/** Plans a film's timeline, and lists the photographs and videos in it. */
export function planTimeline({ media, songs, memories, settings }: Responses): {
  timeline: Timeline
  slides: Media[]
} {
  const { cards, videos, ...program } = buildProgram(settings, memories)
  const slides = selectSlides(media, { videos })
  const showSettings = { ...cards, ...program, seconds: SECONDS_PER_SLIDE, volume: VOLUME }
  return { timeline: buildTimeline(slides, songs, showSettings), slides }
}
