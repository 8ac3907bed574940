import { useEffect } from 'react'

/** Keeps the screen from turning off while `isWanted` is true, if the device allows it. */
export const useWakeLock = (isWanted: boolean) => {
  useEffect(() => {
    if (!isWanted || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    // the device releases the lock when the page is hidden, so the lock is requested again when the page becomes visible
    const requestLock = async () => {
      if (isOver || document.hidden || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch (reason) {
        console.info('The screen may go dark by itself', reason)
      }
    }
    void requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.release()
    }
  }, [isWanted])
}
