import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const
/** A mouse that moves tells so a hundred times a second. */
const throttleMs = 100

/** True once nobody has moved, touched or pressed anything for `ms`; never while `held`. */
export const useIdle = (ms: number, held: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    setIdle(false)
    if (held) return
    let timer = setTimeout(() => setIdle(true), ms)
    let last = Number.NEGATIVE_INFINITY
    const moved = (event: Event) => {
      const now = performance.now()
      if (event.type === 'pointermove' && now - last < throttleMs) return
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
  }, [ms, held])
  return idle
}
