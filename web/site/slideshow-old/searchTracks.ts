import { foldForSearch } from '../../../domain/foldConfusables.ts'
import type { Track } from '../../../contract/memorial/music.ts'

/**
 * Finds the tracks that contain all typed words in their title or artist. Ignores the order of words, case, accents, and the kinds of
 * quotation marks and dashes.
 */
export function searchTracks(tracks: readonly Track[], query: string): readonly Track[] {
  const terms = foldForSearch(query).split(' ').filter(Boolean)
  if (terms.length === 0) return tracks
  return tracks.filter(({ title, artist }) => {
    const text = foldForSearch(`${title} ${artist ?? ''}`)
    return terms.every((term) => text.includes(term))
  })
}
