import { useEffect, useEffectEvent, useRef } from 'react'
import { isSharedDevice } from '../stores/deviceStorage.ts'
import { listenTo } from './listenTo.ts'
import { dismissToast, type Toast, toast } from './toasts/toast.ts'

/** How long a form on a device that guests share keeps what nobody touches, in milliseconds. */
const KEPT_MS = 3 * 60_000
/** How long before the end there is a warning, in milliseconds. */
const WARNING_MS = 60_000

interface Form {
  /** whether something was sent, or is sent as soon as the device is connected; it stays until it has arrived */
  isOnItsWay: boolean
  isEmpty: boolean
  texts: { stillWriting: Toast; abandoned: Toast }
  onAbandoned: () => void
}

/**
 * On a device that guests share, calls back when a guest seems to have walked away from a form. A minute before, a toast asks somebody
 * who is still writing to touch the device, unless the form is empty.
 */
export const useWhenAbandoned = ({ isOnItsWay, isEmpty, texts, onAbandoned }: Form) => {
  const warningId = useRef(0)
  const onUntouched = () => {
    if (!isEmpty) toast(texts.abandoned)
    onAbandoned()
  }
  const warn = (isNearEnd: boolean) => {
    if (!isNearEnd) dismissToast(warningId.current)
    else if (!isEmpty) warningId.current = toast({ ...texts.stillWriting, duration: WARNING_MS })
  }
  useWhenUntouched(isSharedDevice && !isOnItsWay ? KEPT_MS : null, onUntouched, warn)
}

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
