import type { Track } from '../../../contract/memorial/music.ts'
import { type AudioElement, AudioOutput } from './audioOutput.ts'
import {
  chooseTrack,
  findCurrentTrack,
  createPlaylist,
  type Playlist,
  stepTrack,
  withTracks,
} from './playlist.ts'
import { getCurrentId, type PlayOrder, type Random, withRandom } from '../slides/playOrder.ts'
import { openStore, type ReadableStore, type Store } from '../../stores/store.ts'

export interface MusicState {
  playlist: Playlist
  playing: boolean
  muted: boolean
  /** whether the browser blocks sound until someone touches the page or presses a key */
  isBlockedByBrowser: boolean
  /** whether all tracks have failed and therefore no music can be played now */
  failed: boolean
}

export interface MusicSettings {
  /** from 0 to 100 */
  volume: number
  musicRandom: boolean
}

/** Where the music begins, or goes on after the page was reloaded. */
export interface MusicPlace extends Pick<MusicState, 'playing' | 'muted'> {
  /** the order of the tracks, once it has been known */
  order?: PlayOrder
  /** the number of seconds after the beginning of the track; 0 if nobody has heard it */
  seconds: number
}

export interface MusicPlayerOptions {
  place: MusicPlace
  /** the settings of the music; every change to the settings takes effect in a running player */
  settings: ReadableStore<MusicSettings>
  urlOf: (track: Track) => string
  randomNumber: Random
}

/**
 * The number of seconds for which `restart` treats a track as just begun. Songs and pictures that should end together can in
 * fact end up to this many seconds apart.
 */
const JUST_BEGUN_SECONDS = 3

/** Plays a playlist in a loop. Skips tracks that fail, and stops once every track has failed. */
export class MusicPlayer implements ReadableStore<MusicState> {
  readonly #options: MusicPlayerOptions
  readonly #store: Store<MusicState>
  readonly #output = new AudioOutput()
  /** the URLs of tracks that have failed; cleared when a track has ended, and when someone chooses a track or presses play */
  readonly #failedUrls = new Set<string>()
  #unsubscribe = () => {}
  #level = 1

  constructor(options: MusicPlayerOptions) {
    const { settings, randomNumber, place } = options
    const { playing, muted, order } = place
    const playlist = createPlaylist([], settings.get().musicRandom, randomNumber)
    this.#options = options
    this.#store = openStore<MusicState>({
      playing,
      muted,
      playlist: order ? { ...playlist, order } : playlist,
      isBlockedByBrowser: false,
      failed: false,
    })
  }

  get = () => this.#store.get()
  getPlace = (): MusicPlace => {
    const { playlist, playing, muted } = this.get()
    // until a track has been loaded, the music is where it was
    const seconds = this.#output.loadedUrl ? this.#output.heardSeconds : this.#options.place.seconds
    return { order: playlist.order, seconds, playing, muted }
  }
  subscribe = (listener: () => void) => this.#store.subscribe(listener)
  readonly progress = this.#output.progress

  /** Attaches the player to this audio element, and plays unless the music is paused. Can be called again after `stop`. */
  start = (audio: AudioElement) => {
    this.#output.attach(audio, {
      onPlaying: () => this.#set({ playing: true, isBlockedByBrowser: false }),
      onPaused: () => this.#set({ playing: false }),
      onEnded: () => {
        this.#failedUrls.clear()
        this.#move(this.#step(1))
      },
      onFailed: () => this.#skipFailedTrack(),
      onGesture: () => void this.#playCurrent(),
    })
    this.#output.setMuted(this.get().muted)
    this.#applySettings()
    this.#unsubscribe = this.#options.settings.subscribe(this.#applySettings)
    void this.#playCurrent()
  }

  stop = () => {
    this.#unsubscribe()
    this.#output.detach()
  }

  play = () => {
    this.#failedUrls.clear()
    this.#set({ playing: true, failed: false })
    void this.#playCurrent()
  }

  pause = () => {
    this.#set({ playing: false })
    this.#output.pause()
  }

  next = () => this.#moveByHand(this.#step(1))
  previous = () => this.#moveByHand(this.#step(-1))
  choose = (id: string) => this.#moveByHand(chooseTrack(this.get().playlist, id))

  /** Tries to play the next track after all tracks have failed. */
  retry = () => {
    this.#set({ failed: false })
    this.#move(this.#step(1))
  }

  seek = (seconds: number) => this.#output.seek(seconds)

  /** Starts the playlist over with its first track, unless the music is paused or the first track has just begun. */
  restart = () => {
    const { playlist, playing } = this.get()
    const hasJustBegun = playlist.order.index === 0 && this.#output.position < JUST_BEGUN_SECONDS
    if (playing && !hasJustBegun) this.#move({ ...playlist, order: { ...playlist.order, index: 0 } })
  }

  /** Sets the factor, from 0 to 1, by which the chosen volume is multiplied. */
  setLevel = (level: number) => {
    this.#level = level
    this.#applyVolume()
  }

  setMuted = (muted: boolean) => {
    this.#output.setMuted(muted)
    this.#set({ muted })
    void this.#playCurrent()
  }

  setTracks = (tracks: readonly Track[]) => {
    this.#set({ playlist: withTracks(this.get().playlist, tracks, this.#options.randomNumber) })
    void this.#playCurrent()
  }

  #set(change: Partial<MusicState>) {
    this.#store.set({ ...this.get(), ...change })
  }

  #applySettings = () => {
    const { settings, randomNumber } = this.#options
    const { playlist } = this.get()
    this.#applyVolume()
    const order = withRandom(playlist.order, settings.get().musicRandom, randomNumber)
    if (order !== playlist.order) this.#set({ playlist: { ...playlist, order } })
  }

  #applyVolume() {
    this.#output.setVolume(this.#options.settings.get().volume, this.#level)
  }

  #step(by: 1 | -1) {
    return stepTrack(this.get().playlist, by, this.#options.randomNumber)
  }

  #moveByHand(playlist: Playlist) {
    this.#output.markAsHeard()
    this.#failedUrls.clear()
    this.#set({ playing: true, failed: false })
    this.#move(playlist)
  }

  #move(playlist: Playlist) {
    const isSameTrack = findCurrentTrack(playlist) === findCurrentTrack(this.get().playlist)
    this.#set({ playlist })
    if (isSameTrack) this.#output.restart()
    void this.#playCurrent()
  }

  async #playCurrent() {
    const { playlist, playing, failed, muted } = this.get()
    const track = findCurrentTrack(playlist)
    const { order, seconds } = this.#options.place
    const isResumed = !this.#output.loadedUrl && order && track?.id === getCurrentId(order)
    this.#output.load(track ? this.#options.urlOf(track) : null, isResumed ? seconds : 0)
    if (!playing || failed) return
    const result = await this.#output.play()
    if (result !== 'not playing') this.#set({ isBlockedByBrowser: result === 'refused' && !muted })
  }

  #skipFailedTrack() {
    const url = this.#output.loadedUrl
    if (!url) return
    if (!this.#failedUrls.has(url)) console.error(`This track cannot be played now: ${url}`)
    this.#failedUrls.add(url)
    const { tracks } = this.get().playlist
    if (tracks.some((track) => !this.#failedUrls.has(this.#options.urlOf(track))))
      return this.#move(this.#step(1))
    this.#output.unload()
    this.#set({ failed: true })
  }
}
