import { useEffect, useEffectEvent } from 'react'
import { isSharedDevice } from '../../../stores/deviceStorage.ts'
import type { SendingStage } from './useSendDraft.ts'

/** How long a form on a device that guests share keeps what nobody touches, in milliseconds. */
const KEPT_MS = 3 * 60_000

/**
 * On a device that guests share, calls back when a guest seems to have walked away from a form. What has been sent, or is sent as
 * soon as the device is connected, stays until it has arrived.
 */
export const useWhenAbandoned = ({ name }: SendingStage, onAbandoned: () => void) => {
  const isOnItsWay = name === 'uploading' || name === 'sharing' || name === 'connectionLost'
  useWhenUntouched(isSharedDevice && !isOnItsWay ? KEPT_MS : null, onAbandoned)
}

/**
 * Calls back once nobody has touched the page or the keyboard for `ms` milliseconds. If the device was asleep at that time, calls
 * back when the device wakes up. Does nothing if `ms` is null.
 */
export const useWhenUntouched = (ms: number | null, onUntouched: () => void) => {
  const onTimeUp = useEffectEvent(onUntouched)
  useEffect(() => {
    if (ms === null) return
    let touchedAt = Date.now()
    let timer = setTimeout(onTimeUp, ms)
    const isOver = () => Date.now() - touchedAt >= ms
    const onTouch = () => {
      clearTimeout(timer)
      if (isOver()) return onTimeUp()
      touchedAt = Date.now()
      timer = setTimeout(onTimeUp, ms)
    }
    const onWake = () => {
      if (isOver()) onTimeUp()
    }
    for (const type of touches) document.addEventListener(type, onTouch, true)
    document.addEventListener('visibilitychange', onWake)
    return () => {
      clearTimeout(timer)
      for (const type of touches) document.removeEventListener(type, onTouch, true)
      document.removeEventListener('visibilitychange', onWake)
    }
  }, [ms])
}

/** Dictation and pickers for files fire no event of a key or pointer. */
const touches = ['pointerdown', 'keydown', 'input', 'change'] as const
