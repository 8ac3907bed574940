import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { fileUrl } from '../api/links.ts'
import {
  type MusicPlayer,
  type MusicPlayerSettings,
  type Music,
  openMusicPlayer,
  type Track,
} from './musicPlayer.ts'
import type { Progress } from './player.ts'
import { songOn } from './playlist.ts'

export interface MusicOfShow {
  musicPlayer: MusicPlayer
  music: Music
}

/**
 * The music of a slideshow on the `<audio>` element of `audio`. `settings` are where it begins; it stays silent until
 * `ready`, so that the first pictures have the line to themselves; `album` is what the lock screen says beside a song.
 */
export const useMusic = (
  audio: RefObject<HTMLAudioElement | null>,
  songs: readonly Track[],
  settings: MusicPlayerSettings,
  ready: boolean,
  album = '',
): MusicOfShow => {
  const [musicPlayer] = useState(() => openMusicPlayer<Track>(settings, (song) => fileUrl(song.filePath)))
  const music = useSyncExternalStore(musicPlayer.subscribe, musicPlayer.get)
  useEffect(() => musicPlayer.setSongs(songs), [musicPlayer, songs])
  useEffect(() => {
    if (!ready || !audio.current) return
    musicPlayer.start(audio.current)
    return musicPlayer.stop
  }, [musicPlayer, audio, ready])
  useTryingAgain(musicPlayer, music.failed)
  useMediaSession(musicPlayer, music, album)
  return { musicPlayer, music }
}

/** Several times a second; only what shows it should listen. */
export const useProgress = (musicPlayer: MusicPlayer): Progress =>
  useSyncExternalStore(musicPlayer.progress.subscribe, musicPlayer.progress.get)

/** After all songs have failed: when the network says it is back, and every half minute, for it may not say so. */
const useTryingAgain = (musicPlayer: MusicPlayer, failed: boolean) => {
  useEffect(() => {
    if (!failed) return
    const again = () => musicPlayer.get().playing && musicPlayer.play()
    const timer = setInterval(again, 30_000)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [musicPlayer, failed])
}

/** Media keys, headsets and the lock screen of a telephone. */
const useMediaSession = (musicPlayer: MusicPlayer, { playlist, playing, muted }: Music, album: string) => {
  const song = songOn(playlist)
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session) return
    session.metadata = song
      ? new MediaMetadata({ title: song.title, artist: song.artist ?? '', album })
      : null
    session.playbackState = !song ? 'none' : playing && !muted ? 'playing' : 'paused'
  }, [song, playing, muted, album])
  useEffect(() => {
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => musicPlayer.play()],
      ['pause', () => musicPlayer.pause()],
      ['nexttrack', () => musicPlayer.next()],
      ['previoustrack', () => musicPlayer.previous()],
      ['seekto', ({ seekTime }) => musicPlayer.seek(seekTime ?? 0)],
    ]
    for (const [action, handler] of handlers) handle(action, handler)
    return () => {
      for (const [action] of handlers) handle(action, null)
    }
  }, [musicPlayer])
}

/** A browser that does not know an action throws. */
const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
  try {
    navigator.mediaSession?.setActionHandler(action, handler)
  } catch {
    console.info(`No media key for ${action}`)
  }
}
