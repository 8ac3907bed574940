import { useEffect, useEffectEvent } from 'react'

/** Calls back once nobody has touched page or keyboard for `ms`: a device that slept meanwhile at once when it wakes. */
export const useUntouched = (ms: number, onUntouched: () => void) => {
  const leave = useEffectEvent(onUntouched)
  useEffect(() => {
    let touchedAt = Date.now()
    let timer = setTimeout(leave, ms)
    const isOver = () => Date.now() - touchedAt >= ms
    const onTouch = () => {
      clearTimeout(timer)
      if (isOver()) return leave()
      touchedAt = Date.now()
      timer = setTimeout(leave, ms)
    }
    const onWake = () => {
      if (isOver()) leave()
    }
    document.addEventListener('pointerdown', onTouch, true)
    document.addEventListener('keydown', onTouch, true)
    document.addEventListener('visibilitychange', onWake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', onTouch, true)
      document.removeEventListener('keydown', onTouch, true)
      document.removeEventListener('visibilitychange', onWake)
    }
  }, [ms])
}
