import type { SongFit } from '../../../contract/pages/show.ts'
import type { Program } from '../../../domain/program.ts'
import { type TimelineSong, buildTimeline } from '../../../domain/timeline.ts'
import type { Slide } from './slide.ts'

/**
 * Computes how many seconds the show lasts, how many seconds each photograph is shown, and how often the songs are played, if the
 * pictures and the songs end together. Returns null if there are no songs or no photographs.
 */
export function fitToSongs(
  slides: readonly Slide[],
  songs: readonly TimelineSong[],
  { cards, sideBySide }: Program,
): SongFit | null {
  const settings = { ...cards, seconds: 0, asLongAsSongs: true, sideBySide, volume: 0 }
  const {
    seconds,
    photographCount: photographs,
    secondsPerPhotograph: secondsEach,
  } = buildTimeline(slides, songs, settings)
  if (secondsEach === 0) return null
  const durations = songs.flatMap(({ duration }) => duration ?? [])
  const songSeconds = durations.reduce((sum, duration) => sum + duration, 0)
  return {
    seconds,
    photographs,
    secondsEach,
    songCount: durations.length,
    songSeconds,
    rounds: Math.round(seconds / songSeconds),
  }
}
