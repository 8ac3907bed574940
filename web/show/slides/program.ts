import type { Media } from '../../../contract/media.ts'
import type { Program } from '../../../domain/program.ts'
import { type TimelineSong, timeline } from '../../../domain/timeline.ts'
import { isFilm, isSlide, type Slide } from './slide.ts'

export const slidesOf = (media: readonly Media[], { films }: Pick<Program, 'films'>): Slide[] =>
  media.filter((item): item is Slide => isSlide(item) || (films && isFilm(item)))

/** Computes how long the show and each photograph last, in seconds, if pictures and songs end together; null without songs. */
export function fitToSongs(
  slides: readonly Slide[],
  songs: readonly TimelineSong[],
  { cards, sideBySide }: Program,
) {
  const settings = { ...cards, seconds: 0, asLongAsSongs: true, sideBySide, volume: 0 }
  const { seconds, photographs, secondsEach } = timeline(slides, songs, settings)
  return secondsEach === 0 ? null : { seconds, photographs, secondsEach }
}
export type Fit = NonNullable<ReturnType<typeof fitToSongs>>
