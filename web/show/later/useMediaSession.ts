import { useEffect } from 'react'
import type { MusicPlayer, MusicState } from '../music/musicPlayer.ts'
import { findCurrentTrack } from '../music/playlist.ts'

/** Connects the player to media keys, headsets and a phone's lock screen. The lock screen shows `album` as the track's album. */
export const useMediaSession = (
  musicPlayer: MusicPlayer,
  { playlist, playing, muted }: MusicState,
  album: string,
) => {
  const track = findCurrentTrack(playlist)
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session) return
    session.metadata = track
      ? new MediaMetadata({ title: track.title, artist: track.artist ?? '', album })
      : null
    session.playbackState = !track ? 'none' : playing && !muted ? 'playing' : 'paused'
  }, [track, playing, muted, album])
  useEffect(() => {
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => musicPlayer.play()],
      ['pause', () => musicPlayer.pause()],
      ['nexttrack', () => musicPlayer.next()],
      ['previoustrack', () => musicPlayer.previous()],
      ['seekto', ({ seekTime }) => musicPlayer.seek(seekTime ?? 0)],
    ]
    for (const [action, handler] of handlers) setHandler(action, handler)
    return () => {
      for (const [action] of handlers) setHandler(action, null)
    }
  }, [musicPlayer])
}

/** Sets the handler of a media action, or removes it (null). Browsers throw an error for an action that they do not know. */
const setHandler = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
  try {
    navigator.mediaSession?.setActionHandler(action, handler)
  } catch {
    console.info(`No media key for ${action}`)
  }
}
