/** The wait after a connection comes back, because it often fails once more. Milliseconds. */
const SETTLE_TIME = 1_000

/**
 * Calls `onConnected` once, when the device is online and the page is visible. It checks when either changes, and also after
 * `waitLimit` milliseconds, because devices do not notice every lost connection. Returns a function that stops the waiting.
 */
export const whenConnected = (onConnected: () => void, waitLimit: number): (() => void) => {
  const listeners = new AbortController()
  let timer = 0
  const stop = () => {
    listeners.abort()
    clearTimeout(timer)
  }
  const check = () => {
    if (document.hidden || !navigator.onLine) return
    stop()
    onConnected()
  }
  const checkIn = (ms: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(check, ms)
  }
  checkIn(waitLimit)
  window.addEventListener('online', () => checkIn(SETTLE_TIME), { signal: listeners.signal })
  document.addEventListener('visibilitychange', () => checkIn(SETTLE_TIME), { signal: listeners.signal })
  return stop
}
