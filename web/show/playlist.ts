import { atTurn, type Random, idOn, openPlayOrder, type PlayOrder, withIds, withRandom } from './playOrder.ts'

/** Which song is on and which comes next; pure, as the deck is. */
export interface Playlist<T extends Song = Song> {
  /** ascending by order */
  readonly songs: readonly T[]
  readonly round: PlayOrder
}

export interface Song {
  readonly id: string
  readonly order: number
  readonly uploadedAt: string
}

export function openPlaylist<T extends Song>(
  songs: readonly T[],
  random: boolean,
  randomNumber: Random,
): Playlist<T> {
  const sorted = byOrder(songs)
  return { songs: sorted, round: openPlayOrder(ids(sorted), random, randomNumber) }
}

/** The song that is on, or undefined when there is none at all. */
export function songOn<T extends Song>(playlist: Playlist<T>): T | undefined {
  const id = idOn(playlist.round)
  return playlist.songs.find((song) => song.id === id)
}

/** Also what happens when a song has ended: the last is followed by the first, a single one by itself. */
export const nextSong = <T extends Song>(playlist: Playlist<T>): Playlist<T> => moved(playlist, 1)
export const previousSong = <T extends Song>(playlist: Playlist<T>): Playlist<T> => moved(playlist, -1)

const moved = <T extends Song>({ songs, round }: Playlist<T>, by: number): Playlist<T> => ({
  songs,
  round: atTurn(round, round.at + by),
})

/** An id that is not in the list changes nothing. */
export function chooseSong<T extends Song>(playlist: Playlist<T>, id: string): Playlist<T> {
  const { ids, turns } = playlist.round
  const turn = turns.findIndex((place) => ids[place] === id)
  return turn < 0 ? playlist : { ...playlist, round: atTurn(playlist.round, turn) }
}

export const withRandomSongs = <T extends Song>(
  playlist: Playlist<T>,
  random: boolean,
  randomNumber: Random,
): Playlist<T> => ({ ...playlist, round: withRandom(playlist.round, random, randomNumber) })

export function withSongs<T extends Song>(
  playlist: Playlist<T>,
  songs: readonly T[],
  randomNumber: Random,
): Playlist<T> {
  const sorted = byOrder(songs)
  return { songs: sorted, round: withIds(playlist.round, ids(sorted), randomNumber) }
}

const ids = (songs: readonly Song[]) => songs.map((song) => song.id)

const byOrder = <T extends Song>(songs: readonly T[]): T[] =>
  [...songs].sort((a, b) => a.order - b.order || compare(a.uploadedAt, b.uploadedAt) || compare(a.id, b.id))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
