import {
  type AudioElement,
  type AudioListeners,
  listenToAudio,
  playAudio,
  type PlayResult,
  type Progress,
  progressOf,
} from './audioElement.ts'
import { openStore, type ReadableStore } from '../../stores/store.ts'

export interface AudioOutput {
  progress: ReadableStore<Progress>
  attach: (audio: AudioElement, listeners: Omit<AudioListeners, 'onProgress'>) => void
  detach: () => void
  /** The address that is loaded, or null. */
  loadedUrl: () => string | null
  /** Loads another address; the same again changes nothing. */
  load: (url: string | null) => void
  /** Forgets what is loaded, so that it is loaded anew. */
  unload: () => void
  /** 'not playing' also where there is nothing to begin. */
  play: () => Promise<PlayResult>
  pause: () => void
  seek: (seconds: number) => void
  /** seconds, to the moment: `progress` is told four times a second */
  position: () => number
  /** from its beginning */
  restart: () => void
  /** Unmuting will not begin anew: someone has chosen what plays. */
  setHeard: () => void
  setMuted: (muted: boolean) => void
  /**
   * 0 to 100, and how much of it sounds, from 0 to 1. On an iPhone, where no page changes the volume, less than half is
   * silence: the music goes on, so that it is where it should be when it is heard again.
   */
  setVolume: (volume: number, level: number) => void
}

/**
 * One audio element for all tracks: telephones let an element that a finger has once started go on to the next track by
 * itself, and no other. Without an element everything is silently ignored.
 */
export const openAudioOutput = (): AudioOutput => {
  const progress = openStore<Progress>({ at: 0, of: 0 })
  let audio: AudioElement | null = null
  let stopListening = () => {}
  let loadedUrl: string | null = null
  /** it has only played muted: unmuted for the first time, the track begins anew */
  let unheard = true
  let isMuted = false
  let isTooLoud = false
  const mute = () => {
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
      progress.set({ at: 0, of: 0 })
      if (url) audio.src = url
      else audio.pause()
    },
    unload: () => {
      loadedUrl = null
    },
    play: async () => (audio?.paused && loadedUrl ? playAudio(audio) : 'not playing'),
    pause: () => audio?.pause(),
    seek: (seconds) => {
      unheard = false
      if (!audio) return
      audio.currentTime = seconds
      progress.set(progressOf(audio))
    },
    position: () => audio?.currentTime ?? 0,
    restart: () => {
      if (audio) audio.currentTime = 0
    },
    setHeard: () => {
      unheard = false
    },
    setMuted: (muted) => {
      if (audio && !muted && unheard) audio.currentTime = 0
      if (!muted) unheard = false
      isMuted = muted
      mute()
    },
    setVolume: (volume, level) => {
      if (!audio) return
      const wanted = (volume / 100) * level
      audio.volume = wanted
      isTooLoud = level < 0.5 && audio.volume > wanted + 0.01
      mute()
    },
  }
}
