import { useSyncExternalStore } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { CallError } from '../../../api/call.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { send } from '../../../api/send.ts'
import { openStore } from '../../../stores/store.ts'
import { texts } from '../texts.ts'
import {
  type ChosenSong,
  type ChosenSongs,
  changed,
  chosen,
  queued,
  titleOf,
  underWay,
  without,
} from './songs.ts'

/** What became of one press of 'Upload Files'. */
export interface Outcome {
  stored: number
  failed: number
}

/** Progress is told about this often. Milliseconds. */
const telling = 250

/* The list lives as long as the page: songs go on arriving while the administrator looks at another tab. */
const songs = openStore<ChosenSongs>([])

const set = (next: ChosenSongs) => {
  songs.set(next)
  window.removeEventListener('beforeunload', askFirst)
  if (underWay(next)) window.addEventListener('beforeunload', askFirst)
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

export const useSongs = () => useSyncExternalStore(songs.subscribe, songs.get)

export const choose = (files: readonly File[]) =>
  set([...songs.get(), ...files.map((file) => chosen(file, newRequestKey()))])

export const remove = (key: string) => set(without(songs.get(), key))

/** Sends what waits, one file after the other so that the playlist has them in this order. */
export const sendAll = async (onStored: () => void): Promise<Outcome> => {
  const outcome: Outcome = { stored: 0, failed: 0 }
  set(queued(songs.get()))
  const next = () => songs.get().find(({ state }) => state === 'queued')
  for (let song = next(); song; song = next()) {
    if (await sendOne(song)) {
      outcome.stored++
      onStored()
    } else outcome.failed++
  }
  return outcome
}

const sendOne = async ({ key, file }: ChosenSong): Promise<boolean> => {
  set(changed(songs.get(), key, { state: 'sending' }))
  const form = new FormData()
  form.append('title', titleOf(file).slice(0, limits.title))
  form.append('file', file)
  try {
    await send('POST /api/music', { form, requestKey: key, onProgress: progressOf(key) })
    set(without(songs.get(), key))
    return true
  } catch (error) {
    set(changed(songs.get(), key, { state: 'failed', percent: 0, words: sentenceOf(error) }))
    return false
  }
}

/** The server's own words, such as what is wrong with the file. */
const sentenceOf = (error: unknown) => {
  if (error instanceof CallError && error.answered) return error.sentence ?? texts.upload.failed.description
  return texts.upload.lost
}

/** All bytes may have left before the server has answered: the last percent is the answer's. */
const progressOf = (key: string) => {
  let told = 0
  return (sent: number, total: number) => {
    if (Date.now() - told < telling && sent < total) return
    told = Date.now()
    set(changed(songs.get(), key, { percent: Math.min(99, (sent / Math.max(1, total)) * 100) }))
  }
}
