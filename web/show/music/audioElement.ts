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
  /** called when the audio is paused, even if a headset, a phone call or the lock screen pauses it */
  onPaused: () => void
  onEnded: () => void
  onFailed: () => void
  onProgress: (progress: Progress) => void
  /** called when someone touches the page or presses a key, so that the player can retry playback that the browser has blocked */
  onGesture: () => void
}

const gestures = ['pointerup', 'touchend', 'keydown', 'click'] as const

/** Calls the listeners for the element's events and for gestures on the page, until the returned function is called. */
export const listenToAudio = (audio: AudioElement, listeners: AudioListeners): (() => void) => {
  const reportProgress = () => listeners.onProgress(readProgress(audio))
  const events: [string, () => void][] = [
    ['playing', listeners.onPlaying],
    ['pause', () => audio.ended || listeners.onPaused()],
    ['ended', listeners.onEnded],
    ['error', listeners.onFailed],
    ['timeupdate', reportProgress],
    ['durationchange', reportProgress],
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

/**
 * Starts playing. Resolves to 'refused' if the browser does not allow sound before a touch or a key press. Logs failures to the
 * console, unless `pause` or a new source interrupted the start.
 */
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

/** Whether a page can change the volume. False on iPhones, because only the buttons on an iPhone's side change its volume. */
export const canSetVolume = (): boolean => {
  const testAudio = new Audio()
  testAudio.volume = 0.5
  return testAudio.volume === 0.5
}
