import type { Track } from '../../../contract/memorial/music.ts'
import type { AudioElement } from './audioElement.ts'
import { type AudioOutput, openAudioOutput } from './audioOutput.ts'
import { chooseTrack, currentTrack, openPlaylist, type Playlist, stepTrack, withTracks } from './playlist.ts'
import { type Random, withRandom } from '../slides/playOrder.ts'
import type { ShowSettings } from '../settings.ts'
import { openStore, type ReadableStore } from '../../stores/store.ts'

export interface MusicState {
  playlist: Playlist
  playing: boolean
  muted: boolean
  /** the browser allows no sound until someone touches the page */
  refused: boolean
  /** no track of the list can be played now */
  failed: boolean
}

export interface MusicPlayerOptions extends Pick<MusicState, 'playing' | 'muted'> {
  /** the player follows their changes while it runs */
  settings: ReadableStore<Pick<ShowSettings, 'volume' | 'musicRandom'>>
  urlOf: (track: Track) => string
  randomNumber: Random
}

export interface MusicPlayer
  extends ReadableStore<MusicState>,
    Pick<AudioOutput, 'progress' | 'seek' | 'position'> {
  /** Starts playing on this element; also after `stop`. */
  start: (audio: AudioElement) => void
  stop: () => void
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  choose: (id: string) => void
  /** Tries the next track after all have failed. */
  retry: () => void
  /** Goes back to the first track of the order, unless the music is paused or that track has just begun. */
  restart: () => void
  /** Sets how much of the chosen volume sounds, from 0 to 1. */
  setLevel: (level: number) => void
  setMuted: (muted: boolean) => void
  setTracks: (tracks: readonly Track[]) => void
}

/** Songs and pictures that should end together may end this far apart. */
const JUST_BEGUN_SECONDS = 3

/** Plays a playlist in a loop. It skips tracks that fail, and stops once each has failed. */
export const openMusicPlayer = ({
  settings,
  urlOf,
  randomNumber,
  ...start
}: MusicPlayerOptions): MusicPlayer => {
  const playlist = openPlaylist([], settings.get().musicRandom, randomNumber)
  const store = openStore<MusicState>({ ...start, playlist, refused: false, failed: false })
  const set = (change: Partial<MusicState>) => store.set({ ...store.get(), ...change })
  const output = openAudioOutput()
  /** addresses that have failed since a track last played to its end, or someone last chose one */
  const failedUrls = new Set<string>()
  let unsubscribe = () => {}
  let level = 1

  const playCurrent = async () => {
    const { playlist, playing, failed, muted } = store.get()
    const track = currentTrack(playlist)
    output.load(track ? urlOf(track) : null)
    if (!playing || failed) return
    const result = await output.play()
    if (result !== 'not playing') set({ refused: result === 'refused' && !muted })
  }

  const move = (playlist: Playlist) => {
    const isSameTrack = currentTrack(playlist) === currentTrack(store.get().playlist)
    set({ playlist })
    if (isSameTrack) output.restart()
    void playCurrent()
  }

  const moveByHand = (playlist: Playlist) => {
    output.markAsHeard()
    failedUrls.clear()
    set({ playing: true, failed: false })
    move(playlist)
  }

  const step = (by: 1 | -1) => stepTrack(store.get().playlist, by, randomNumber)

  const skipFailedTrack = () => {
    const url = output.loadedUrl()
    if (!url) return
    if (!failedUrls.has(url)) console.error(`This track cannot be played now: ${url}`)
    failedUrls.add(url)
    if (store.get().playlist.tracks.some((track) => !failedUrls.has(urlOf(track)))) return move(step(1))
    output.unload()
    set({ failed: true })
  }

  const listeners = {
    onPlaying: () => set({ playing: true, refused: false }),
    onPaused: () => set({ playing: false }),
    onEnded: () => {
      failedUrls.clear()
      move(step(1))
    },
    onFailed: skipFailedTrack,
    onGesture: () => void playCurrent(),
  }

  const followSettings = () => {
    const { volume, musicRandom } = settings.get()
    output.setVolume(volume, level)
    const { playlist } = store.get()
    const order = withRandom(playlist.order, musicRandom, randomNumber)
    if (order !== playlist.order) set({ playlist: { ...playlist, order } })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    progress: output.progress,
    start: (audio) => {
      output.attach(audio, listeners)
      output.setMuted(store.get().muted)
      followSettings()
      unsubscribe = settings.subscribe(followSettings)
      void playCurrent()
    },
    stop: () => {
      unsubscribe()
      output.detach()
    },
    play: () => {
      failedUrls.clear()
      set({ playing: true, failed: false })
      void playCurrent()
    },
    pause: () => {
      set({ playing: false })
      output.pause()
    },
    next: () => moveByHand(step(1)),
    previous: () => moveByHand(step(-1)),
    choose: (id) => moveByHand(chooseTrack(store.get().playlist, id)),
    retry: () => {
      set({ failed: false })
      move(step(1))
    },
    seek: output.seek,
    position: output.position,
    restart: () => {
      const { playlist, playing } = store.get()
      const hasJustBegun = playlist.order.index === 0 && output.position() < JUST_BEGUN_SECONDS
      if (playing && !hasJustBegun) move({ ...playlist, order: { ...playlist.order, index: 0 } })
    },
    setLevel: (value) => {
      level = value
      output.setVolume(settings.get().volume, level)
    },
    setMuted: (muted) => {
      output.setMuted(muted)
      set({ muted })
      void playCurrent()
    },
    setTracks: (tracks) => {
      set({ playlist: withTracks(store.get().playlist, tracks, randomNumber) })
      void playCurrent()
    },
  }
}
