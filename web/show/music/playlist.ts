import type { Track } from '../../../contract/memorial/music.ts'
import {
  createPlayOrder,
  getCurrentId,
  type PlayOrder,
  type Random,
  step,
  withIds,
} from '../slides/playOrder.ts'

/** The tracks and the order in which they play. A playlist is an immutable value, and uses neither the DOM nor timers. */
export interface Playlist {
  /** the tracks, sorted by their `order` field */
  readonly tracks: readonly Track[]
  readonly order: PlayOrder
}

export function createPlaylist(tracks: readonly Track[], random: boolean, randomNumber: Random): Playlist {
  const sortedTracks = sortTracks(tracks)
  return { tracks: sortedTracks, order: createPlayOrder(toIds(sortedTracks), random, randomNumber) }
}

export function findCurrentTrack({ tracks, order }: Playlist): Track | undefined {
  const id = getCurrentId(order)
  return tracks.find((track) => track.id === id)
}

/** Moves to the next track (if `by` is 1) or the previous track (if `by` is -1). After the last track, the list starts over. */
export const stepTrack = (playlist: Playlist, by: 1 | -1, randomNumber: Random): Playlist => ({
  ...playlist,
  order: step(playlist.order, by, randomNumber),
})

/** An id that is not in the list changes nothing. */
export function chooseTrack(playlist: Playlist, id: string): Playlist {
  const index = playlist.order.round.indexOf(id)
  return index < 0 ? playlist : { ...playlist, order: { ...playlist.order, index } }
}

export function withTracks(playlist: Playlist, tracks: readonly Track[], randomNumber: Random): Playlist {
  const sortedTracks = sortTracks(tracks)
  return { tracks: sortedTracks, order: withIds(playlist.order, toIds(sortedTracks), randomNumber) }
}

const toIds = (tracks: readonly Track[]) => tracks.map(({ id }) => id)

const sortTracks = (tracks: readonly Track[]) =>
  [...tracks].sort((a, b) => a.order - b.order || compare(a.uploadedAt, b.uploadedAt) || compare(a.id, b.id))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
