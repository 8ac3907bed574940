import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { readSwipeDirection } from '../../ui/gestures/readSwipeDirection.ts'
import { fittedView, keepInFrame, panBy, type Point, type PictureView, zoomAt } from './zoom.ts'

interface PressState {
  /** the pointers that are down, by id */
  pointers: Map<number, Point>
  start: Point
  moved: boolean
  tap: number | undefined
}

/** A second tap within this time zooms; a single tap takes effect only after it. Milliseconds. */
const DOUBLE_TAP = 260
const ZOOM_STEP = 1.6

/**
 * Handles pinch, wheel, double-click, drag, swipe and tap on a frame with one picture. `picture` is the element of the
 * picture; without zoom it fits the frame.
 */
export const useLightboxGestures = (
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  { onTap, onSwipe }: { onTap: () => void; onSwipe: (to: 'previous' | 'next') => void },
) => {
  const [view, setView] = useState<PictureView>(fittedView)
  const press = useRef<PressState>({
    pointers: new Map(),
    start: { x: 0, y: 0 },
    moved: false,
    tap: undefined,
  })
  const changeView = (change: (view: PictureView) => PictureView) =>
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
    const to = readSwipeDirection(event.clientX - start.x, event.clientY - start.y)
    if (moved && to && view.scale === 1 && event.pointerType !== 'mouse') onSwipe(to)
  }
  const onPointerCancel = (event: PointerEvent) => void press.current.pointers.delete(event.pointerId)
  const onClick = (event: MouseEvent) => {
    if (press.current.moved || isControl(event.target)) return
    // the second click of a double-click whose first click opened the lightbox
    if (event.detail > 1 && press.current.tap === undefined) return
    const onPicture = picture.current?.contains(elementUnder(event)) ?? false
    if (!onPicture) return onTap()
    if (press.current.tap !== undefined) {
      window.clearTimeout(press.current.tap)
      press.current.tap = undefined
      const at = measureFromCenter(frame.current, event)
      return changeView((now) => (now.scale > 1 ? fittedView : zoomAt(now, 2.5, at)))
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

/** Finds the element under the pointer: while the pointer is captured, the event's target is the frame. */
const elementUnder = (event: MouseEvent) => document.elementFromPoint(event.clientX, event.clientY)

const measureFromCenter = (
  frame: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
) => {
  const box = frame?.getBoundingClientRect()
  return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 }
}

const keepInBounds = (view: PictureView, picture: HTMLElement | null, frame: HTMLElement | null) =>
  picture && frame
    ? keepInFrame(
        view,
        { width: picture.offsetWidth, height: picture.offsetHeight },
        { width: frame.offsetWidth, height: frame.offsetHeight },
      )
    : view

/**
 * Zooms and moves the picture after one finger went from `before` to `now` and `other` stayed: zooms by the change of their
 * distance, moves by half the way.
 */
const pinch = (view: PictureView, before: Point, now: Point, other: Point, frame: HTMLElement | null) => {
  const distance = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y))
  const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
  const moved = panBy(view, (now.x - before.x) / 2, (now.y - before.y) / 2)
  return zoomAt(moved, (view.scale * distance(now)) / distance(before), measureFromCenter(frame, middle))
}

/** Listens to the wheel without React, whose own listener is passive and cannot keep the page from scrolling. */
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
