import { useEffect } from 'react'

/** Keeps the screen awake while `wanted`, where the device allows it. */
export const useWakeLock = (wanted: boolean) => {
  useEffect(() => {
    if (!wanted || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    // the device releases the lock by itself when the page is hidden
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
  }, [wanted])
}
