import { type RefObject, useEffect, useState } from 'react'
import type { ReadableStore } from '../../stores/store.ts'
import { useStore } from '../../stores/useStore.ts'
import { toFileUrl } from '../../api/urls.ts'
import { useRead } from '../../api/useRead.ts'
import { canSetVolume } from './audioOutput.ts'
import { type MusicPlace, MusicPlayer, type MusicSettings } from './musicPlayer.ts'
import { listenTo } from '../../ui/listenTo.ts'

export type ShowMusic = ReturnType<typeof useMusic>

interface MusicOptions {
  audio: RefObject<HTMLAudioElement | null>
  settings: ReadableStore<MusicSettings>
  place: MusicPlace
  /**
   * whether the first picture is on the screen; the music does not load before that, so that the pictures have the whole network
   * connection to themselves
   */
  isPictureShown: boolean
}

export const useMusic = ({ audio, settings, place, isPictureShown }: MusicOptions) => {
  const list = useRead('GET /api/music')
  const [hasStarted, setHasStarted] = useState(false)
  if (isPictureShown && !hasStarted) setHasStarted(true)
  const [musicPlayer] = useState(
    () =>
      new MusicPlayer({
        place,
        settings,
        urlOf: ({ filePath }) => toFileUrl(filePath),
        randomNumber: Math.random,
      }),
  )
  const [hasVolume] = useState(canSetVolume)
  const music = useStore(musicPlayer)
  const { data: tracks } = list
  useEffect(() => {
    if (tracks) musicPlayer.setTracks(tracks)
  }, [musicPlayer, tracks])
  useEffect(() => {
    if (!hasStarted || !audio.current) return
    musicPlayer.start(audio.current)
    return musicPlayer.stop
  }, [musicPlayer, audio, hasStarted])
  useRetry(musicPlayer, music.failed)
  return {
    musicPlayer,
    music,
    hasVolume,
    /** whether the list of tracks is being loaded for the first time */
    isLoading: !list.error && !list.data,
    loadFailure: list.error && !list.data ? { retry: list.retry } : null,
  }
}

/** After all tracks have failed, tries to play music again every 30 seconds, and as soon as the network is back. */
const useRetry = (musicPlayer: MusicPlayer, failed: boolean) => {
  useEffect(() => {
    if (!failed) return
    const whilePlaying = (run: () => void) => () => musicPlayer.get().playing && run()
    const timer = setInterval(whilePlaying(musicPlayer.retry), 30_000)
    const stop = listenTo(window, ['online'], whilePlaying(musicPlayer.play))
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [musicPlayer, failed])
}
