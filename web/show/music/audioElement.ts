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
  | 'removeEventListener'
>

/** How far a track has played. Both values are in seconds. */
export interface Progress {
  position: number
  duration: number
}

export interface AudioListeners {
  onPlaying: () => void
  /** also called when a headset, a phone call or the lock screen pauses it */
  onPaused: () => void
  onEnded: () => void
  onFailed: () => void
  onProgress: (progress: Progress) => void
  /** someone touched the page or a key: the player may try again what the browser refused */
  onGesture: () => void
}

const gestures = ['pointerup', 'touchend', 'keydown', 'click'] as const

/** Calls the listeners until the returned function is called. */
export const listenToAudio = (audio: AudioElement, listeners: AudioListeners): (() => void) => {
  const progress = () => listeners.onProgress(readProgress(audio))
  const events: [string, () => void][] = [
    ['playing', listeners.onPlaying],
    ['pause', () => audio.ended || listeners.onPaused()],
    ['ended', listeners.onEnded],
    ['error', listeners.onFailed],
    ['timeupdate', progress],
    ['durationchange', progress],
  ]
  for (const [event, listener] of events) audio.addEventListener(event, listener)
  for (const gesture of gestures) document.addEventListener(gesture, listeners.onGesture, true)
  return () => {
    for (const [event, listener] of events) audio.removeEventListener(event, listener)
    for (const gesture of gestures) document.removeEventListener(gesture, listeners.onGesture, true)
  }
}

export const readProgress = ({ currentTime, duration }: AudioElement): Progress => ({
  position: currentTime,
  duration: Number.isFinite(duration) ? duration : 0,
})

export type PlayResult = 'playing' | 'refused' | 'not playing'

/** Resolves to 'refused' when the browser wants a gesture first. Any other failure goes to the console. */
export const playAudio = async (audio: AudioElement): Promise<PlayResult> => {
  try {
    await audio.play()
    return 'playing'
  } catch (reason) {
    const name = reason instanceof DOMException ? reason.name : ''
    if (name !== 'AbortError') console.warn('The music did not start', reason)
    return name === 'NotAllowedError' ? 'refused' : 'not playing'
  }
}

/** False on iPhones: only the buttons on their side change the volume. */
export const canSetVolume = (): boolean => {
  const probe = new Audio()
  probe.volume = 0.5
  return probe.volume === 0.5
}
