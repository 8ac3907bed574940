import { type RefObject, useState } from 'react'
import type { Track } from '../../contract/music.ts'
import { useRead } from '../api/useRead.ts'
import type { MusicPlayerSettings } from './musicPlayer.ts'
import { type MusicOfShow, useMusic } from './useMusic.ts'

export interface ShowMusic extends MusicOfShow {
  /** set while the list of songs cannot be had */
  unreachable: { retry: () => void } | null
}

const noSongs: readonly Track[] = []

/** The songs of the memorial behind a show whose first picture has come once `shown`; `name` is whose memorial it is. */
export const useShowMusic = (
  audio: RefObject<HTMLAudioElement | null>,
  start: MusicPlayerSettings,
  shown: boolean,
  name: string,
): ShowMusic => {
  const [begun, setBegun] = useState(false)
  if (shown && !begun) setBegun(true)
  const list = useRead('GET /api/music')
  const music = useMusic(audio, list.data ?? noSongs, start, begun, name)
  return { ...music, unreachable: list.error && !list.data ? { retry: list.retry } : null }
}
