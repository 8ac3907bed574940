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

interface PressState {
  /** pointers that are down, by their id */
  pointers: Map<number, Point>
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
  const press = useRef<PressState>({
    pointers: new Map(),
    start: { x: 0, y: 0 },
    moved: false,
    tap: undefined,
  })
  const changeView = (change: (view: View) => View) =>
    setView((now) => keepInBounds(change(now), picture.current, frame.current))
  const zoomBy = (by: number, at = { x: 0, y: 0 }) => changeView((now) => zoomAt(now, now.scale * by, at))
  useWheel(frame, (by, event) => zoomBy(by, measureFromCenter(frame.current, event)))
  useEffect(() => () => window.clearTimeout(press.current.tap), [])

  const onPointerDown = (event: PointerEvent) => {
    const { pointers } = press.current
    if (event.button !== 0 || isControl(event.target)) return
    if (pointers.size === 0) press.current.start = { x: event.clientX, y: event.clientY }
    press.current.moved = pointers.size > 0
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (event.pointerType !== 'mouse' || view.scale > 1) capturePointer(event)
  }
  const onPointerMove = (event: PointerEvent) => {
    const { pointers, start } = press.current
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    if (Math.hypot(now.x - start.x, now.y - start.y) > 8) press.current.moved = true
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) changeView((view) => pinch(view, before, now, other, frame.current))
    else if (press.current.moved) changeView((view) => panBy(view, now.x - before.x, now.y - before.y))
    pointers.set(event.pointerId, now)
  }
  const onPointerUp = (event: PointerEvent) => {
    const { pointers, start, moved } = press.current
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    const to = swipeDirection(event.clientX - start.x, event.clientY - start.y)
    if (moved && to && view.scale === 1 && event.pointerType !== 'mouse') onSwipe(to)
  }
  const onPointerCancel = (event: PointerEvent) => void press.current.pointers.delete(event.pointerId)
  const onClick = (event: MouseEvent) => {
    if (press.current.moved || isControl(event.target)) return
    // the second half of a double-click whose first half opened all this
    if (event.detail > 1 && press.current.tap === undefined) return
    const onPicture = picture.current?.contains(elementUnder(event)) ?? false
    if (!onPicture) return onTap()
    if (press.current.tap !== undefined) {
      window.clearTimeout(press.current.tap)
      press.current.tap = undefined
      const at = measureFromCenter(frame.current, event)
      return changeView((now) => (now.scale > 1 ? fitted : zoomAt(now, 2.5, at)))
    }
    press.current.tap = window.setTimeout(() => {
      press.current.tap = undefined
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

const capturePointer = (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId)

/** While captured, the event's own target is the frame. */
const elementUnder = (event: MouseEvent) => document.elementFromPoint(event.clientX, event.clientY)

const measureFromCenter = (
  frame: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
) => {
  const box = frame?.getBoundingClientRect()
  return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 }
}

const keepInBounds = (view: View, picture: HTMLElement | null, frame: HTMLElement | null) =>
  picture && frame
    ? keepInFrame(
        view,
        { width: picture.offsetWidth, height: picture.offsetHeight },
        { width: frame.offsetWidth, height: frame.offsetHeight },
      )
    : view

/** One finger moved from `before` to `now` while `other` rests: zoomed by their distance, moved by half the way. */
const pinch = (view: View, before: Point, now: Point, other: Point, frame: HTMLElement | null) => {
  const distance = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y))
  const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
  const moved = panBy(view, (now.x - before.x) / 2, (now.y - before.y) / 2)
  return zoomAt(moved, (view.scale * distance(now)) / distance(before), measureFromCenter(frame, middle))
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
