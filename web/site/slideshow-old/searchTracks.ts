import type { Track } from '../../../contract/memorial/music.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

/** Finds the tracks that contain all typed words in their title or artist. Ignores the order of words, case and accents. */
export function searchTracks(tracks: readonly Track[], query: string): readonly Track[] {
  const terms = normalize(query).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return tracks
  return tracks.filter(({ title, artist }) => {
    const text = normalize(`${title} ${artist ?? ''}`)
    return terms.every((term) => text.includes(term))
  })
}

const normalize = (text: string) => normalizeUnicode(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()
