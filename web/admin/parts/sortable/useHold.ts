import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { usePointerDrag } from '../../../ui/gestures/usePointerDrag.ts'
import { useDocumentEvent } from '../../../ui/useDocumentEvent.ts'

/** The number of milliseconds that a finger or pen must rest before it lifts what is under it. */
const HOLD_MS = 400
/** The number of pixels that a resting finger may tremble. */
const MAX_TREMBLE = 10

/** A finger or pen on the element. `isLifted` is true once it has rested long enough. */
interface Hold {
  isLifted: boolean
  target: EventTarget
}

/**
 * Tells a finger or pen that rests, to lift something, from one that scrolls the page; once something is lifted, the page no longer
 * scrolls. The mouse, and a finger on a `.sortable-handle`, drag at once. Calls `onCancel` when a second finger comes, when the page
 * is hidden, and when the finger moves too early. Returns the listeners of the element.
 */
export const useHold = (
  element: RefObject<HTMLElement | null>,
  { listeners, pointer, hasMoved, follow }: ReturnType<typeof usePointerDrag>,
  onCancel: () => void,
) => {
  const [hold, setHold] = useState<Hold | null>(null)
  const isLifted = hold?.isLifted === true
  const cancel = () => {
    setHold(null)
    pointer.current = null
    onCancel()
  }
  const lift = useEffectEvent(() => {
    const { current: press } = pointer
    if (!press) return
    // the row or tile under the finger may move to another line, so it cannot receive the events
    try {
      element.current?.setPointerCapture(press.pointerId)
    } catch {
      // the finger has gone already
      return cancel()
    }
    hasMoved.current = true
    follow(press.x, press.y)
  })
  useEffect(() => {
    if (hold?.isLifted !== false) return
    // the hold may have ended already, without being rendered
    const liftIfHeld = (now: Hold | null) => (now === hold ? { ...hold, isLifted: true } : now)
    const timer = setTimeout(() => setHold(liftIfHeld), HOLD_MS)
    return () => clearTimeout(timer)
  }, [hold])
  useEffect(() => {
    if (isLifted) lift()
  }, [isLifted])
  useStillPage(element, hold?.target, isLifted)
  useDocumentEvent(
    'pointerdown',
    ({ pointerId }) => pointerId !== pointer.current?.pointerId && cancel(),
    hold !== null,
  )
  useDocumentEvent('visibilitychange', () => document.hidden && cancel(), hold !== null)
  useDocumentEvent('pointerup', () => setHold(null), hold !== null)
  useDocumentEvent('pointercancel', () => setHold(null), hold !== null)
  return {
    ...listeners,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      listeners.onPointerDown(event)
      const { pointerId, pointerType, target } = event
      const isAtOnce = pointerType === 'mouse' || (target as Element).closest('.sortable-handle') !== null
      if (pointer.current?.pointerId === pointerId && !isAtOnce) setHold({ isLifted: false, target })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (hold === null || isLifted) listeners.onPointerMove(event)
      else if (pointer.current && measureDistance(pointer.current, event) > MAX_TREMBLE) cancel()
    },
    // a finger that rests would open the browser's menu for pictures
    onContextMenu: (event: MouseEvent) => hold !== null && event.preventDefault(),
  }
}

const measureDistance = ({ fromX, fromY }: { fromX: number; fromY: number }, event: PointerEvent) =>
  Math.hypot(event.clientX - fromX, event.clientY - fromY)

/** Stops the page from scrolling while something on it is lifted. `target` is where the finger touched the element. */
const useStillPage = (
  element: RefObject<HTMLElement | null>,
  target: EventTarget | undefined,
  isLifted: boolean,
) => {
  const keepStill = useEffectEvent((event: Event) => {
    if (isLifted && event.cancelable) event.preventDefault()
  })
  // Safari ignores listeners that are added after the touch has begun, unless there has been one before
  useEffect(() => listenToMoves(element.current, (event) => keepStill(event)), [element])
  // a touch belongs to the element where it began, even if that element has moved or has left the document
  useEffect(() => listenToMoves(target, (event) => keepStill(event)), [target])
}

/** The listener may prevent scrolling. React's own listeners cannot, because they are passive. */
const listenToMoves = (target: EventTarget | null | undefined, listener: (event: Event) => void) => {
  target?.addEventListener('touchmove', listener, { passive: false })
  return () => target?.removeEventListener('touchmove', listener)
}
