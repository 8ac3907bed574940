import type { Track } from '../../../contract/memorial/music.ts'
import type { AudioElement } from './audioElement.ts'
import { type AudioOutput, openAudioOutput } from './audioOutput.ts'
import {
  chooseTrack,
  findCurrentTrack,
  createPlaylist,
  type Playlist,
  stepTrack,
  withTracks,
} from './playlist.ts'
import { type Random, withRandom } from '../slides/playOrder.ts'
import type { ShowSettings } from '../settings.ts'
import { openStore, type ReadableStore } from '../../stores/store.ts'

export interface MusicState {
  playlist: Playlist
  playing: boolean
  muted: boolean
  /** whether the browser blocks sound until someone touches the page or presses a key */
  isBlockedByBrowser: boolean
  /** whether all tracks have failed and therefore no music can be played now */
  failed: boolean
}

export interface MusicPlayerOptions extends Pick<MusicState, 'playing' | 'muted'> {
  /** the settings of the music; every change to the settings takes effect in a running player */
  settings: ReadableStore<Pick<ShowSettings, 'volume' | 'musicRandom'>>
  urlOf: (track: Track) => string
  randomNumber: Random
}

export interface MusicPlayer
  extends ReadableStore<MusicState>,
    Pick<AudioOutput, 'progress' | 'seek' | 'position'> {
  /** Attaches the player to this audio element, and plays unless the music is paused. Can be called again after `stop`. */
  start: (audio: AudioElement) => void
  stop: () => void
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  choose: (id: string) => void
  /** Tries to play the next track after all tracks have failed. */
  retry: () => void
  /** Starts the playlist over with its first track, unless the music is paused or the first track has just begun. */
  restart: () => void
  /** Sets the factor, from 0 to 1, by which the chosen volume is multiplied. */
  setLevel: (level: number) => void
  setMuted: (muted: boolean) => void
  setTracks: (tracks: readonly Track[]) => void
}

/**
 * The number of seconds for which `restart` treats a track as just begun. Songs and pictures that should end together can in
 * fact end up to this many seconds apart.
 */
const JUST_BEGUN_SECONDS = 3

/** Creates a player that plays a playlist in a loop. The player skips tracks that fail, and stops once every track has failed. */
export const openMusicPlayer = ({
  settings,
  urlOf,
  randomNumber,
  ...initialState
}: MusicPlayerOptions): MusicPlayer => {
  const playlist = createPlaylist([], settings.get().musicRandom, randomNumber)
  const store = openStore<MusicState>({ ...initialState, playlist, isBlockedByBrowser: false, failed: false })
  const set = (change: Partial<MusicState>) => store.set({ ...store.get(), ...change })
  const output = openAudioOutput()
  /** the URLs of tracks that have failed; cleared when a track has ended, and when someone chooses a track or presses play */
  const failedUrls = new Set<string>()
  let unsubscribe = () => {}
  let level = 1

  const playCurrent = async () => {
    const { playlist, playing, failed, muted } = store.get()
    const track = findCurrentTrack(playlist)
    output.load(track ? urlOf(track) : null)
    if (!playing || failed) return
    const result = await output.play()
    if (result !== 'not playing') set({ isBlockedByBrowser: result === 'refused' && !muted })
  }

  const move = (playlist: Playlist) => {
    const isSameTrack = findCurrentTrack(playlist) === findCurrentTrack(store.get().playlist)
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
    onPlaying: () => set({ playing: true, isBlockedByBrowser: false }),
    onPaused: () => set({ playing: false }),
    onEnded: () => {
      failedUrls.clear()
      move(step(1))
    },
    onFailed: skipFailedTrack,
    onGesture: () => void playCurrent(),
  }

  const applySettings = () => {
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
      applySettings()
      unsubscribe = settings.subscribe(applySettings)
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
