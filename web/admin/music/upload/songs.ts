import { limits } from '../../../../contract/limits.ts'
import { texts as allTexts } from '../texts.ts'

const texts = allTexts.upload

/** A file on its way to the playlist. */
export interface ChosenSong {
  /** also the key of its request: sent again after a lost answer, it is stored once */
  key: string
  file: File
  /** 'refused' is never sent; what was stored leaves the list */
  state: 'chosen' | 'queued' | 'sending' | 'failed' | 'refused'
  /** of its bytes, 0 to 100 */
  percent: number
  /** why it failed or was refused */
  words: string | null
}

export type ChosenSongs = readonly ChosenSong[]

/** Browsers know no type for some kinds, and take an .ogg for a video; so the name counts too. */
const names = /\.(mp3|wav|wave|og[ga]|opus|m4a|flac)$/i

/** What the picker offers first. */
export const accepted = 'audio/*,.mp3,.wav,.ogg,.oga,.m4a,.flac'

/** What a file really is, the server decides. */
export const isAudio = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  type.startsWith('audio/') || names.test(name)

export const chosen = (file: File, key: string): ChosenSong => {
  const words = file.size > limits.adminFileBytes ? texts.tooLarge(file.name) : null
  return { key, file, state: words ? 'refused' : 'chosen', percent: 0, words }
}

export const changed = (songs: ChosenSongs, key: string, change: Partial<ChosenSong>): ChosenSongs =>
  songs.map((song) => (song.key === key ? { ...song, ...change } : song))

export const without = (songs: ChosenSongs, key: string): ChosenSongs =>
  songs.filter((song) => song.key !== key)

export const canSend = ({ state }: ChosenSong) => state === 'chosen' || state === 'failed'

/** All that can be sent take their turn. */
export const queued = (songs: ChosenSongs): ChosenSongs =>
  songs.map((song) => (canSend(song) ? { ...song, state: 'queued', percent: 0, words: null } : song))

export const underWay = (songs: ChosenSongs) =>
  songs.some(({ state }) => state === 'queued' || state === 'sending')

/** The title it is sent with: its file name without extension. */
export const titleOf = ({ name }: Pick<File, 'name'>) => name.replace(/(?<=.)\.[^.]*$/, '')
