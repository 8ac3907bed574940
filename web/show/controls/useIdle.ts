import { useEffect, useState } from 'react'

const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const
/** Movements within this time count as one: a moving mouse sends a hundred events a second. */
const THROTTLE_MS = 100

/** True once nobody has moved, touched or pressed anything for `ms`; never while `stayAwake`. */
export const useIdle = (ms: number, stayAwake: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    setIdle(false)
    if (stayAwake) return
    let timer = setTimeout(() => setIdle(true), ms)
    let lastActivity = Number.NEGATIVE_INFINITY
    const onActivity = (event: Event) => {
      const now = performance.now()
      if (event.type === 'pointermove' && now - lastActivity < THROTTLE_MS) return
      lastActivity = now
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), ms)
    }
    for (const sign of activityEvents)
      window.addEventListener(sign, onActivity, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of activityEvents) window.removeEventListener(sign, onActivity, true)
    }
  }, [ms, stayAwake])
  return idle
}
