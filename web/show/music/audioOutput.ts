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
  /** The address that is loaded, or null. */
  loadedUrl: () => string | null
  /** Loads an address, unless it is loaded already. Null pauses. */
  load: (url: string | null) => void
  /** Forgets the loaded address, so that the next `load` loads it again. */
  unload: () => void
  /** Resolves to 'not playing' also when nothing is loaded or it plays already. */
  play: () => Promise<PlayResult>
  pause: () => void
  seek: (seconds: number) => void
  /** Exact position in seconds; `progress` changes only four times a second. */
  position: () => number
  /** Plays the track from its beginning. */
  restart: () => void
  /** Keeps unmuting from restarting the track: someone has chosen it. */
  markAsHeard: () => void
  setMuted: (muted: boolean) => void
  /**
   * Sets the volume, 0 to 100, multiplied by `level`, 0 to 1. On an iPhone, where no page can change the volume, a level below
   * 0.5 mutes the music instead. It plays on, so that it is at the right place when it is unmuted.
   */
  setVolume: (volume: number, level: number) => void
}

/**
 * Plays all tracks on one audio element: on phones only an element that a touch has started may go on to the next track by
 * itself. Calls without an element do nothing.
 */
export const openAudioOutput = (): AudioOutput => {
  const progress = openStore<Progress>({ position: 0, duration: 0 })
  let audio: AudioElement | null = null
  let stopListening = () => {}
  let loadedUrl: string | null = null
  /** the music has only played muted: the first unmuting restarts the track */
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
      const wanted = (volume / 100) * level
      audio.volume = wanted
      isTooLoud = level < 0.5 && audio.volume > wanted + 0.01
      applyMuted()
    },
  }
}
