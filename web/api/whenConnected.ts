/** A line that has just come back often fails once more: it is given a moment. Milliseconds. */
const settles = 1_000

/**
 * Calls `goOn` once, when there is a connection and the page is seen: a locked phone, a lost network. After `patience`
 * milliseconds it is tried in any case, for not every loss is noticed by the device. Returns how to give up.
 */
export const whenConnected = (goOn: () => void, patience: number): (() => void) => {
  const signs = new AbortController()
  let timer = 0
  const stop = () => {
    signs.abort()
    clearTimeout(timer)
  }
  const look = () => {
    if (document.hidden || !navigator.onLine) return
    stop()
    goOn()
  }
  const lookIn = (ms: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(look, ms)
  }
  lookIn(patience)
  window.addEventListener('online', () => lookIn(settles), { signal: signs.signal })
  document.addEventListener('visibilitychange', () => lookIn(settles), { signal: signs.signal })
  return stop
}
