import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'

/** The number of milliseconds that a finger or pen must rest before it lifts what is under it. */
const HOLD_MS = 400
/** The number of pixels that a resting finger may tremble. */
const MAX_TREMBLE = 10

/** A finger or pen on the element. `isLifted` is true once it has rested long enough. */
interface Hold {
  isLifted: boolean
  pointerId: number
  target: EventTarget
  fromX: number
  fromY: number
}

interface Actions {
  onLift: () => void
  /** called when a second finger comes, and when the page is hidden */
  onCancel: () => void
}

/**
 * Tells a finger that rests, to lift something, from one that scrolls the page. As soon as it has lifted something, the page
 * no longer scrolls under it. The caller starts a hold with `begin` and ends it with `end`.
 */
export const useHold = (element: RefObject<HTMLElement | null>, { onLift, onCancel }: Actions) => {
  const [hold, setHold] = useState<Hold | null>(null)
  const isLifted = hold?.isLifted === true
  const lift = useEffectEvent(onLift)
  useEffect(() => {
    if (hold === null || isLifted) return
    // the hold may have ended already, without being rendered
    const liftIfHeld = (now: Hold | null) => (now === hold ? { ...hold, isLifted: true } : now)
    const timer = setTimeout(() => setHold(liftIfHeld), HOLD_MS)
    return () => clearTimeout(timer)
  }, [hold, isLifted])
  useEffect(() => {
    if (isLifted) lift()
  }, [isLifted])
  const keepPageStill = useEffectEvent((event: Event) => {
    if (isLifted && event.cancelable) event.preventDefault()
  })
  // Safari ignores listeners that are added after the touch has begun, unless there has been one before
  useEffect(() => listenToMoves(element.current, (event) => keepPageStill(event)), [element])
  // a touch belongs to the element where it began, even if that element has moved or has left the document
  const target = hold?.target
  useEffect(() => listenToMoves(target, (event) => keepPageStill(event)), [target])
  useDocumentEvent(
    'pointerdown',
    ({ pointerId }) => pointerId !== hold?.pointerId && onCancel(),
    hold !== null,
  )
  useDocumentEvent('visibilitychange', () => document.hidden && onCancel(), hold !== null)
  return {
    /** whether a finger or pen is on the element, resting or dragging */
    isHeld: hold !== null,
    isLifted,
    begin: ({ pointerId, target, clientX, clientY }: PointerEvent) =>
      setHold({ isLifted: false, pointerId, target, fromX: clientX, fromY: clientY }),
    end: () => setHold(null),
    /** whether this movement ends a hold, because the finger does not rest */
    isTooEarly: ({ clientX, clientY }: PointerEvent) =>
      hold !== null && !isLifted && Math.hypot(clientX - hold.fromX, clientY - hold.fromY) > MAX_TREMBLE,
  }
}

/** The listener may prevent scrolling. React's own listeners cannot, because they are passive. */
const listenToMoves = (target: EventTarget | null | undefined, listener: (event: Event) => void) => {
  target?.addEventListener('touchmove', listener, { passive: false })
  return () => target?.removeEventListener('touchmove', listener)
}
