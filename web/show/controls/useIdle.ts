import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const
/** Movements within this time count as one: a moving mouse sends a hundred events a second. */
const THROTTLE_MS = 100

/** True once nobody has moved, touched or pressed anything for `ms`; never while `stayAwake`. */
export const useIdle = (ms: number, stayAwake: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    setIdle(false)
    if (stayAwake) return
    let timer = setTimeout(() => setIdle(true), ms)
    let last = Number.NEGATIVE_INFINITY
    const moved = (event: Event) => {
      const now = performance.now()
      if (event.type === 'pointermove' && now - last < THROTTLE_MS) return
      last = now
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), ms)
    }
    for (const sign of signs) window.addEventListener(sign, moved, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, moved, true)
    }
  }, [ms, stayAwake])
  return idle
}
