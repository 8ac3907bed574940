import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { fileUrl } from '../api/links.ts'
import { type Jukebox, type JukeboxSettings, type Music, openJukebox, type Tune } from './jukebox.ts'
import type { Progress } from './player.ts'
import { songOn } from './playlist.ts'

export interface MusicOfShow {
  jukebox: Jukebox
  music: Music
}

/**
 * The music of a slideshow on the `<audio>` element of `audio`. `settings` are where it begins; it stays silent until
 * `ready`, so that the first pictures have the line to themselves; `album` is what the lock screen says beside a song.
 */
export const useMusic = (
  audio: RefObject<HTMLAudioElement | null>,
  songs: readonly Tune[],
  settings: JukeboxSettings,
  ready: boolean,
  album = '',
): MusicOfShow => {
  const [jukebox] = useState(() => openJukebox<Tune>(settings, (song) => fileUrl(song.filePath)))
  const music = useSyncExternalStore(jukebox.subscribe, jukebox.get)
  useEffect(() => jukebox.setSongs(songs), [jukebox, songs])
  useEffect(() => {
    if (!ready || !audio.current) return
    jukebox.start(audio.current)
    return jukebox.stop
  }, [jukebox, audio, ready])
  useTryingAgain(jukebox, music.failed)
  useMediaSession(jukebox, music, album)
  return { jukebox, music }
}

/** Several times a second; only what shows it should listen. */
export const useProgress = (jukebox: Jukebox): Progress =>
  useSyncExternalStore(jukebox.progress.subscribe, jukebox.progress.get)

/** After all songs have failed: when the network says it is back, and every half minute, for it may not say so. */
const useTryingAgain = (jukebox: Jukebox, failed: boolean) => {
  useEffect(() => {
    if (!failed) return
    const again = () => jukebox.get().playing && jukebox.play()
    const timer = setInterval(again, 30_000)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [jukebox, failed])
}

/** Media keys, headsets and the lock screen of a telephone. */
const useMediaSession = (jukebox: Jukebox, { playlist, playing, muted }: Music, album: string) => {
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
      ['play', () => jukebox.play()],
      ['pause', () => jukebox.pause()],
      ['nexttrack', () => jukebox.next()],
      ['previoustrack', () => jukebox.previous()],
      ['seekto', ({ seekTime }) => jukebox.seek(seekTime ?? 0)],
    ]
    for (const [action, handler] of handlers) handle(action, handler)
    return () => {
      for (const [action] of handlers) handle(action, null)
    }
  }, [jukebox])
}

/** A browser that does not know an action throws. */
const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
  try {
    navigator.mediaSession?.setActionHandler(action, handler)
  } catch {
    console.info(`No media key for ${action}`)
  }
}
