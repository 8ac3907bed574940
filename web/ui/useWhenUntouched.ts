import { useEffect, useEffectEvent } from 'react'
import { listenTo } from './listenTo.ts'

/** How long before the end there is a warning, in milliseconds. */
export const WARNING_MS = 60_000

/**
 * Calls back once nobody has touched the page or the keyboard for `ms` milliseconds. If the device was asleep at that time, calls
 * back when the device wakes up. Does nothing if `ms` is null. `onNearEnd` is called with true a minute before, and with false at each
 * touch.
 */
export const useWhenUntouched = (
  ms: number | null,
  onUntouched: () => void,
  onNearEnd?: (isNearEnd: boolean) => void,
) => {
  const onTimeUp = useEffectEvent(onUntouched)
  const warn = useEffectEvent((isNearEnd: boolean) => onNearEnd?.(isNearEnd))
  useEffect(() => {
    if (ms === null) return
    let touchedAt = Date.now()
    let timer = setTimeout(onTimeUp, ms)
    let warning = setTimeout(warn, ms - WARNING_MS, true)
    const isOver = () => Date.now() - touchedAt >= ms
    const onTouch = () => {
      clearTimeout(timer)
      clearTimeout(warning)
      if (isOver()) return onTimeUp()
      warn(false)
      touchedAt = Date.now()
      timer = setTimeout(onTimeUp, ms)
      warning = setTimeout(warn, ms - WARNING_MS, true)
    }
    const onWake = () => {
      if (isOver()) onTimeUp()
    }
    const stops = [
      listenTo(document, touches, onTouch, { capture: true }),
      listenTo(document, ['visibilitychange'], onWake),
    ]
    return () => {
      clearTimeout(timer)
      clearTimeout(warning)
      stops.forEach((stop) => stop())
    }
  }, [ms])
}

/** Dictation and pickers for files fire no event of a key or pointer. */
const touches = ['pointerdown', 'keydown', 'input', 'change'] as const
