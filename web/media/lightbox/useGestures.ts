import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { swipeDirection } from '../../ui/gestures/swipeDirection.ts'
import { fitted, keepInFrame, panBy, type Point, type View, zoomAt } from './zoom.ts'

interface Hand {
  /** pointers that are down, by their id */
  at: Map<number, Point>
  start: Point
  moved: boolean
  tap: number | undefined
}

/** A second tap within this time zooms; only after it does one tap count as one. Milliseconds. */
const DOUBLE_TAP = 260
const ZOOM_STEP = 1.6

/**
 * Pinch, wheel, double-click, drag, swipe and tap on a frame that holds one picture. `picture` is the element whose
 * unzoomed size is the fitted picture's.
 */
export const useGestures = (
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  { onTap, onSwipe }: { onTap: () => void; onSwipe: (to: 'previous' | 'next') => void },
) => {
  const [view, setView] = useState<View>(fitted)
  const hand = useRef<Hand>({ at: new Map(), start: { x: 0, y: 0 }, moved: false, tap: undefined })
  const settle = (change: (view: View) => View) =>
    setView((now) => within(change(now), picture.current, frame.current))
  const zoomBy = (by: number, at = { x: 0, y: 0 }) => settle((now) => zoomAt(now, now.scale * by, at))
  useWheel(frame, (by, event) => zoomBy(by, fromMiddle(frame.current, event)))
  useEffect(() => () => window.clearTimeout(hand.current.tap), [])

  const onPointerDown = (event: PointerEvent) => {
    const { at } = hand.current
    if (event.button !== 0 || isControl(event.target)) return
    if (at.size === 0) hand.current.start = { x: event.clientX, y: event.clientY }
    hand.current.moved = at.size > 0
    at.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (event.pointerType !== 'mouse' || view.scale > 1) capture(event)
  }
  const onPointerMove = (event: PointerEvent) => {
    const { at, start } = hand.current
    const before = at.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    if (Math.hypot(now.x - start.x, now.y - start.y) > 8) hand.current.moved = true
    const other = [...at].find(([id]) => id !== event.pointerId)?.[1]
    if (other) settle((view) => pinched(view, before, now, other, frame.current))
    else if (hand.current.moved) settle((view) => panBy(view, now.x - before.x, now.y - before.y))
    at.set(event.pointerId, now)
  }
  const onPointerUp = (event: PointerEvent) => {
    const { at, start, moved } = hand.current
    if (!at.delete(event.pointerId) || at.size > 0) return
    const to = swipeDirection(event.clientX - start.x, event.clientY - start.y)
    if (moved && to && view.scale === 1 && event.pointerType !== 'mouse') onSwipe(to)
  }
  const onPointerCancel = (event: PointerEvent) => void hand.current.at.delete(event.pointerId)
  const onClick = (event: MouseEvent) => {
    if (hand.current.moved || isControl(event.target)) return
    // the second half of a double-click whose first half opened all this
    if (event.detail > 1 && hand.current.tap === undefined) return
    const onPicture = picture.current?.contains(under(event)) ?? false
    if (!onPicture) return onTap()
    if (hand.current.tap !== undefined) {
      window.clearTimeout(hand.current.tap)
      hand.current.tap = undefined
      const at = fromMiddle(frame.current, event)
      return settle((now) => (now.scale > 1 ? fitted : zoomAt(now, 2.5, at)))
    }
    hand.current.tap = window.setTimeout(() => {
      hand.current.tap = undefined
      onTap()
    }, DOUBLE_TAP)
  }
  return {
    view,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick },
  }
}

const isControl = (target: EventTarget) => (target as Element).closest('button, a') !== null

const capture = (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId)

/** While captured, the event's own target is the frame. */
const under = (event: MouseEvent) => document.elementFromPoint(event.clientX, event.clientY)

const fromMiddle = (
  frame: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
) => {
  const box = frame?.getBoundingClientRect()
  return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 }
}

const within = (view: View, picture: HTMLElement | null, frame: HTMLElement | null) =>
  picture && frame
    ? keepInFrame(
        view,
        { width: picture.offsetWidth, height: picture.offsetHeight },
        { width: frame.offsetWidth, height: frame.offsetHeight },
      )
    : view

/** One finger moved from `before` to `now` while `other` rests: zoomed by their distance, moved by half the way. */
const pinched = (view: View, before: Point, now: Point, other: Point, frame: HTMLElement | null) => {
  const distance = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y))
  const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
  const moved = panBy(view, (now.x - before.x) / 2, (now.y - before.y) / 2)
  return zoomAt(moved, (view.scale * distance(now)) / distance(before), fromMiddle(frame, middle))
}

/** React's own wheel listener is passive and could not keep the page from scrolling. */
const useWheel = (frame: RefObject<HTMLElement | null>, onZoom: (by: number, event: WheelEvent) => void) => {
  const zoom = useEffectEvent(onZoom)
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [frame])
}
