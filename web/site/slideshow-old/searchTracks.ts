import { createMatcher, toSearchText } from '../../../domain/search/search.ts'
import type { Track } from '../../../contract/memorial/music.ts'

/**
 * Finds the tracks that contain all typed words in their title or artist. Ignores the order of words, case, accents, and the kinds of
 * quotation marks and dashes.
 */
export function searchTracks(tracks: readonly Track[], query: string): readonly Track[] {
  if (!query.trim()) return tracks
  const matches = createMatcher(query)
  return tracks.filter(({ title, artist }) => matches(toSearchText(`${title} ${artist ?? ''}`)))
}
