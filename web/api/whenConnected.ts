/** The number of milliseconds to wait after a connection has come back, because a new connection often fails again at first. */
const SETTLE_MS = 1_000
/** The number of milliseconds to wait on a device that does not notice that the connection has come back. */
const CHECK_AFTER_MS = 10_000

/**
 * Calls `onConnected` once, when the device is online and the page is visible. Checks when either changes, and otherwise after
 * `waitLimitMs`, because devices do not notice every lost connection. Returns a function that stops waiting.
 */
export const whenConnected = (onConnected: () => void, waitLimitMs = CHECK_AFTER_MS): (() => void) => {
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
  const checkAfter = (ms: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(check, ms)
  }
  checkAfter(waitLimitMs)
  window.addEventListener('online', () => checkAfter(SETTLE_MS), { signal: listeners.signal })
  document.addEventListener('visibilitychange', () => checkAfter(SETTLE_MS), { signal: listeners.signal })
  return stop
}
