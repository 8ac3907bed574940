import { type RefObject, useState } from 'react'
import type { Track } from '../../../contract/music.ts'
import { useRead } from '../../api/useRead.ts'
import { type MusicOfShow, useMusic } from '../../show/useMusic.ts'
import type { ShowState } from './useShow.ts'

export interface ShowMusic extends MusicOfShow {
  /** set while the list of songs cannot be had */
  unreachable: { retry: () => void } | null
  onVolume: (volume: number) => void
  onRandom: (random: boolean) => void
}

const noSongs: readonly Track[] = []

/** The music of the show: it begins with the first picture, muted unless the link asked for sound. */
export const useShowMusic = (
  audio: RefObject<HTMLAudioElement | null>,
  { settings, wishes, choose, show }: Pick<ShowState, 'settings' | 'wishes' | 'choose' | 'show'>,
  name: string,
): ShowMusic => {
  const [begun, setBegun] = useState(false)
  if (show.on && !begun) setBegun(true)
  const list = useRead('GET /api/music')
  const { volume, musicRandom: random } = settings
  const start = { playing: true, muted: !wishes.music, volume, random }
  const { jukebox, music } = useMusic(audio, list.data ?? noSongs, start, begun, name)
  return {
    jukebox,
    music,
    unreachable: list.error && !list.data ? { retry: list.retry } : null,
    onVolume: (volume) => {
      jukebox.setVolume(volume)
      choose({ volume })
    },
    onRandom: (musicRandom) => {
      jukebox.setRandom(musicRandom)
      choose({ musicRandom })
    },
  }
}
