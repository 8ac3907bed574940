/** The part of an `<audio>` or `<video>` element that a rehearsal uses, so that tests can pass a fake. */
export type MediaElement = Pick<
  HTMLMediaElement,
  'src' | 'muted' | 'play' | 'pause' | 'currentTime' | 'duration' | 'addEventListener'
>

/** The time in milliseconds after which a song or video that does not play counts as one that cannot be played. */
const TIMEOUT_MS = 30_000
/** How much of the beginning and of the end is played, in seconds. */
const MOMENT_SECONDS = 0.2
/** The distance from the end, in seconds, at which the end is tried. */
const END_SECONDS = 2

/**
 * Whether this device really plays the song or video: loads it, plays a moment of its beginning and, after a jump, of its end.
 * Plays it without sound.
 */
export async function playMoment(element: MediaElement, url: string, signal: AbortSignal): Promise<boolean> {
  const ending = new AbortController()
  const stop = () => ending.abort()
  signal.addEventListener('abort', stop)
  element.addEventListener('error', stop, { signal: ending.signal })
  const timer = setTimeout(stop, TIMEOUT_MS)
  try {
    element.muted = true
    element.src = url
    await element.play()
    await waitForPosition(element, MOMENT_SECONDS, ending.signal)
    if (element.duration > 2 * END_SECONDS) {
      element.currentTime = element.duration - END_SECONDS
      await waitForPosition(element, element.duration - END_SECONDS + MOMENT_SECONDS, ending.signal)
    }
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    stop()
    element.pause()
  }
}

/** Waits until the element has played up to this time, or to its end. Throws if `signal` ends first. */
const waitForPosition = (element: MediaElement, seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('does not play'))
    if (signal.aborted) return fail()
    signal.addEventListener('abort', fail)
    const look = () => element.currentTime >= seconds && resolve()
    element.addEventListener('timeupdate', look, { signal })
    element.addEventListener('ended', () => resolve(), { signal })
    look()
  })
