import { openStore } from '../../stores/store.ts'

/** The part of an `<audio>` element that the player uses, so that tests can pass a fake. */
export type AudioElement = Pick<
  HTMLAudioElement,
  | 'src'
  | 'play'
  | 'pause'
  | 'muted'
  | 'volume'
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'ended'
  | 'addEventListener'
>

/** Both values are in seconds. */
export interface Progress {
  position: number
  duration: number
}

interface AudioListeners {
  onPlaying: () => void
  /** called when the audio is paused, even if a headset, a phone call or the lock screen pauses it */
  onPaused: () => void
  onEnded: () => void
  onFailed: () => void
  /** called when someone touches the page or presses a key, so that the player can retry playback that the browser has blocked */
  onGesture: () => void
}

const gestures = ['pointerup', 'touchend', 'keydown', 'click'] as const

/**
 * Plays all tracks on a single audio element: on phones, an element can start a track without a touch only if a touch has started
 * the same element before. Plays nothing while no element is attached.
 */
export class AudioOutput {
  readonly progress = openStore<Progress>({ position: 0, duration: 0 })
  #audio: AudioElement | null = null
  #listening = new AbortController()
  #loadedUrl: string | null = null
  /** whether nobody has heard the music yet, because it has always been muted; unmuting then restarts the track */
  #isUnheard = true
  #isMuted = false
  #isTooLoud = false

  attach(audio: AudioElement, { onPlaying, onPaused, onEnded, onFailed, onGesture }: AudioListeners) {
    this.#audio = audio
    this.#listening = new AbortController()
    const { signal } = this.#listening
    audio.addEventListener('playing', onPlaying, { signal })
    audio.addEventListener('pause', () => audio.ended || onPaused(), { signal })
    audio.addEventListener('ended', onEnded, { signal })
    audio.addEventListener('error', onFailed, { signal })
    for (const event of ['timeupdate', 'durationchange'])
      audio.addEventListener(event, () => this.#reportProgress(audio), { signal })
    for (const gesture of gestures) document.addEventListener(gesture, onGesture, { capture: true, signal })
  }

  detach() {
    this.#listening.abort()
    this.#audio?.pause()
    this.#audio = null
    this.#loadedUrl = null
  }

  /** The URL of the loaded track; null if no track is loaded. */
  get loadedUrl() {
    return this.#loadedUrl
  }

  /** Loads the track at this URL, unless this track is already loaded, and begins at `seconds`. Null pauses the music. */
  load(url: string | null, seconds = 0) {
    if (!this.#audio || url === this.#loadedUrl) return
    this.#loadedUrl = url
    this.progress.set({ position: 0, duration: 0 })
    if (url) this.#audio.src = url
    else this.#audio.pause()
    if (!seconds) return
    this.seek(seconds)
    // Safari may forget the position until it knows the track
    const seekAgain = () => {
      if (url === this.#loadedUrl) this.seek(seconds)
    }
    this.#audio.addEventListener('loadedmetadata', seekAgain, { once: true, signal: this.#listening.signal })
  }

  /** Forgets which track is loaded, so that the next `load` loads its track even if the URL is the same. */
  unload() {
    this.#loadedUrl = null
  }

  /**
   * Plays the loaded track. Resolves to 'refused' if the browser does not allow sound before a touch or a key press, and to
   * 'not playing' if no track is loaded or the track is already playing. Logs failures to the console, unless `pause` or a new
   * source interrupted the start.
   */
  async play(): Promise<'playing' | 'refused' | 'not playing'> {
    if (!this.#audio?.paused || !this.#loadedUrl) return 'not playing'
    try {
      await this.#audio.play()
      return 'playing'
    } catch (reason) {
      const name = reason instanceof DOMException ? reason.name : ''
      if (name !== 'AbortError') console.warn('The music did not start', reason)
      return name === 'NotAllowedError' ? 'refused' : 'not playing'
    }
  }

  pause() {
    this.#audio?.pause()
  }

  seek(seconds: number) {
    this.#isUnheard = false
    if (!this.#audio) return
    this.#audio.currentTime = seconds
    this.#reportProgress(this.#audio)
  }

  #reportProgress({ currentTime, duration }: AudioElement) {
    this.progress.set({ position: currentTime, duration: Number.isFinite(duration) ? duration : 0 })
  }

  /** The exact position in the track in seconds, whereas `progress` changes only four times per second. */
  get position() {
    return this.#audio?.currentTime ?? 0
  }

  /** The exact position in a track that somebody can have heard; otherwise 0. */
  get heardSeconds() {
    return this.#isUnheard ? 0 : this.position
  }

  restart() {
    if (this.#audio) this.#audio.currentTime = 0
  }

  /** Tells the output that someone has chosen the track, so that unmuting does not restart the track. */
  markAsHeard() {
    this.#isUnheard = false
  }

  setMuted(muted: boolean) {
    if (!muted && this.#isUnheard) this.restart()
    if (!muted) this.#isUnheard = false
    this.#isMuted = muted
    this.#applyMuted()
  }

  /**
   * Sets the volume to `volume` (0 to 100) times `level` (0 to 1). A page cannot change the volume of an iPhone, so on an
   * iPhone, a level below 0.5 mutes the music instead. The muted music keeps playing, so that it is at the right position when
   * it is unmuted.
   */
  setVolume(volume: number, level: number) {
    if (!this.#audio) return
    const wantedVolume = (volume / 100) * level
    this.#audio.volume = wantedVolume
    this.#isTooLoud = level < 0.5 && this.#audio.volume > wantedVolume + 0.01
    this.#applyMuted()
  }

  #applyMuted() {
    if (this.#audio) this.#audio.muted = this.#isMuted || this.#isTooLoud
  }
}

/** Whether a page can change the volume. False on iPhones, because only the buttons on an iPhone's side change its volume. */
export const canSetVolume = (): boolean => {
  const testAudio = new Audio()
  testAudio.volume = 0.5
  return testAudio.volume === 0.5
}
