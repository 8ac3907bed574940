import { useEffect, useState } from 'react'
import { listenTo } from '../../ui/listenTo.ts'

const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const
/** Movements within this time after an activity are ignored, because a moving mouse sends about a hundred events per second. */
const THROTTLE_MS = 100

/** Whether nobody has moved, touched or pressed anything for `ms` milliseconds. Always false while `stayAwake` is true. */
export const useIdle = (ms: number, stayAwake: boolean): boolean => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    setIsIdle(false)
    if (stayAwake) return
    let timer = setTimeout(() => setIsIdle(true), ms)
    let lastActivityAt = Number.NEGATIVE_INFINITY
    const onActivity = (event: Event) => {
      const now = performance.now()
      if (event.type === 'pointermove' && now - lastActivityAt < THROTTLE_MS) return
      lastActivityAt = now
      setIsIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIsIdle(true), ms)
    }
    const stop = listenTo(window, activityEvents, onActivity, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [ms, stayAwake])
  return isIdle
}
