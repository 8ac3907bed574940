import { useEffect } from 'react'

/** Keeps the screen awake while `wanted`, where the device allows it. */
export const useWakeLock = (wanted: boolean) => {
  useEffect(() => {
    if (!wanted || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let over = false
    // the device releases the lock by itself when the page is hidden
    const take = async () => {
      if (over || document.hidden || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (over) await lock.release()
      } catch (reason) {
        console.info('The screen may go dark by itself', reason)
      }
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [wanted])
}
