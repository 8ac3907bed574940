/** A connection that has just come back often fails once more, so it gets a moment. Milliseconds. */
const SETTLE_TIME = 1_000

/**
 * Calls `onConnected` once, when there is a connection and the page is seen: a locked phone, a lost network. After `waitLimit`
 * milliseconds it is tried in any case: devices do not notice every loss. Returns how to give up.
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
