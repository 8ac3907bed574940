import { type RefObject, useEffect, useState } from 'react'
import { useStore } from '../../stores/useStore.ts'
import type { Track } from '../../../contract/memorial/music.ts'
import { fileUrl } from '../../api/links.ts'
import { useRead } from '../../api/useRead.ts'
import { canSetVolume } from './audioElement.ts'
import { type MusicPlayer, type MusicState, openMusicPlayer } from './musicPlayer.ts'
import type { SettingsStore } from '../settings.ts'
import { useMediaSession } from './useMediaSession.ts'

export interface ShowMusic {
  musicPlayer: MusicPlayer
  music: MusicState
  /** false where only the device's buttons change the volume */
  hasVolume: boolean
  /** the list of tracks is being loaded for the first time */
  isLoading: boolean
  /** set while the list of tracks cannot be loaded */
  unreachable: { retry: () => void } | null
}

interface MusicOptions {
  audio: RefObject<HTMLAudioElement | null>
  settings: SettingsStore
  /** how the music begins */
  start: Pick<MusicState, 'playing' | 'muted'>
  /** the first picture is on the screen: until then the music does not load, to leave the connection to the pictures */
  shown: boolean
  /** whose memorial it is; the lock screen names them with the track */
  name: string
}

const noTracks: readonly Track[] = []

/** Plays the memorial's music on the show's `<audio>` element. */
export const useMusic = ({ audio, settings, start, shown, name }: MusicOptions): ShowMusic => {
  const list = useRead('GET /api/music')
  const tracks = list.data ?? noTracks
  const [hasStarted, setStarted] = useState(false)
  if (shown && !hasStarted) setStarted(true)
  const [musicPlayer] = useState(() =>
    openMusicPlayer({
      ...start,
      settings,
      urlOf: ({ filePath }) => fileUrl(filePath),
      randomNumber: Math.random,
    }),
  )
  const [hasVolume] = useState(canSetVolume)
  const music = useStore(musicPlayer)
  useEffect(() => musicPlayer.setTracks(tracks), [musicPlayer, tracks])
  useEffect(() => {
    if (!hasStarted || !audio.current) return
    musicPlayer.start(audio.current)
    return musicPlayer.stop
  }, [musicPlayer, audio, hasStarted])
  useRetry(musicPlayer, music.failed)
  useMediaSession(musicPlayer, music, name)
  const unreachable = list.error && !list.data ? { retry: list.retry } : null
  const isLoading = !list.error && !list.data
  return { musicPlayer, music, hasVolume, isLoading, unreachable }
}

/** Tries again after all tracks have failed: every half minute, and when the network is back. */
const useRetry = (musicPlayer: MusicPlayer, failed: boolean) => {
  useEffect(() => {
    if (!failed) return
    const whilePlaying = (run: () => void) => () => musicPlayer.get().playing && run()
    const timer = setInterval(whilePlaying(musicPlayer.retry), 30_000)
    const onOnline = whilePlaying(musicPlayer.play)
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [musicPlayer, failed])
}
