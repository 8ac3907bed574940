import {
  type AudioElement,
  type AudioListeners,
  listenToAudio,
  playAudio,
  type PlayResult,
  type Progress,
  readProgress,
} from './audioElement.ts'
import { openStore, type ReadableStore } from '../../stores/store.ts'

export interface AudioOutput {
  progress: ReadableStore<Progress>
  attach: (audio: AudioElement, listeners: Omit<AudioListeners, 'onProgress'>) => void
  detach: () => void
  /** Returns the URL of the loaded track; null if no track is loaded. */
  loadedUrl: () => string | null
  /** Loads the track at this URL, unless this track is already loaded. Null pauses the music. */
  load: (url: string | null) => void
  /** Forgets which track is loaded, so that the next `load` loads its track even if the URL is the same. */
  unload: () => void
  /** Plays the loaded track. If no track is loaded or the track is already playing, resolves to 'not playing'. */
  play: () => Promise<PlayResult>
  pause: () => void
  seek: (seconds: number) => void
  /** Returns the exact position in the track in seconds, whereas `progress` changes only four times per second. */
  position: () => number
  /** Plays the track from its beginning. */
  restart: () => void
  /** Tells the output that someone has chosen the track, so that unmuting does not restart the track. */
  markAsHeard: () => void
  setMuted: (muted: boolean) => void
  /**
   * Sets the volume to `volume` (0 to 100) times `level` (0 to 1). A page cannot change the volume of an iPhone, so on an
   * iPhone, a level below 0.5 mutes the music instead. The muted music keeps playing, so that it is at the right position when
   * it is unmuted.
   */
  setVolume: (volume: number, level: number) => void
}

/**
 * Creates an output that plays all tracks on a single audio element: on phones, an element can start a track without a touch only
 * if a touch has started the same element before. The output plays nothing while no element is attached.
 */
export const openAudioOutput = (): AudioOutput => {
  const progress = openStore<Progress>({ position: 0, duration: 0 })
  let audio: AudioElement | null = null
  let stopListening = () => {}
  let loadedUrl: string | null = null
  /** whether nobody has heard the music yet, because it has always been muted; unmuting then restarts the track */
  let isUnheard = true
  let isMuted = false
  let isTooLoud = false
  const applyMuted = () => {
    if (audio) audio.muted = isMuted || isTooLoud
  }

  return {
    progress,
    attach: (element, listeners) => {
      audio = element
      stopListening = listenToAudio(element, { ...listeners, onProgress: progress.set })
    },
    detach: () => {
      stopListening()
      audio?.pause()
      audio = null
      loadedUrl = null
    },
    loadedUrl: () => loadedUrl,
    load: (url) => {
      if (!audio || url === loadedUrl) return
      loadedUrl = url
      progress.set({ position: 0, duration: 0 })
      if (url) audio.src = url
      else audio.pause()
    },
    unload: () => {
      loadedUrl = null
    },
    play: async () => (audio?.paused && loadedUrl ? playAudio(audio) : 'not playing'),
    pause: () => audio?.pause(),
    seek: (seconds) => {
      isUnheard = false
      if (!audio) return
      audio.currentTime = seconds
      progress.set(readProgress(audio))
    },
    position: () => audio?.currentTime ?? 0,
    restart: () => {
      if (audio) audio.currentTime = 0
    },
    markAsHeard: () => {
      isUnheard = false
    },
    setMuted: (muted) => {
      if (audio && !muted && isUnheard) audio.currentTime = 0
      if (!muted) isUnheard = false
      isMuted = muted
      applyMuted()
    },
    setVolume: (volume, level) => {
      if (!audio) return
      const wantedVolume = (volume / 100) * level
      audio.volume = wantedVolume
      isTooLoud = level < 0.5 && audio.volume > wantedVolume + 0.01
      applyMuted()
    },
  }
}
