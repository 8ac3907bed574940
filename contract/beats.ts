import type { Track } from './music.ts'

/** A song and when it sounds, in seconds. */
interface SongTime extends Pick<Track, 'beat'> {
  at: number
  until: number
}

/**
 * When the picture that came at `from` changes, if it is due at `due`: on the nearest beat of the song that sounds when it
 * comes. At its time where that song has no clear beat or ends before, and where not even two beats would be seen.
 */
export function changeOnBeat(from: number, due: number, song: SongTime | null): number {
  if (!song?.beat || due > song.until - 0.001) return due
  const { first, every } = song.beat
  const beats = Math.round((due - song.at - first) / every)
  const on = song.at + first + beats * every
  return due - from < 2 * every || on >= song.until ? due : on
}

/** The song at a second of the songs in their order, again and again. */
export function songAt(
  songs: readonly (Pick<Track, 'duration'> & Partial<Pick<Track, 'beat'>>)[],
  second: number,
): SongTime | null {
  const music = songs.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  let at = music > 0 ? Math.floor(second / music) * music : 0
  for (const { duration, beat = null } of songs) {
    const until = at + (duration ?? 0)
    if (second < until) return { at, until, beat }
    at = until
  }
  return null
}
