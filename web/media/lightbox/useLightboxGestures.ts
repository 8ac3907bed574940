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
import { listenTo } from '../../ui/listenTo.ts'

interface PressState {
  /** the positions of the pointers that are pressed now, by pointer id */
  pointers: Map<number, Point>
  /** where the first of these pointers was pressed */
  start: Point
  hasMoved: boolean
  tapTimer: number | undefined
}

/** A second tap within this time zooms. Therefore a single tap takes effect only after this time has passed. */
const DOUBLE_TAP_MS = 260
const ZOOM_STEP = 1.6

/**
 * Handles pinch, wheel, double-click, drag, swipe and tap on a frame with one picture. Without zoom, the element `picture` fits
 * into the frame.
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
    hasMoved: false,
    tapTimer: undefined,
  })
  const changeView = (change: (view: PictureView) => PictureView) =>
    setView((currentView) => keepInBounds(change(currentView), picture.current, frame.current))
  const zoomBy = (factor: number, at = { x: 0, y: 0 }) =>
    changeView((currentView) => zoomAt(currentView, currentView.scale * factor, at))
  useWheel(frame, (factor, event) => zoomBy(factor, measureFromCenter(frame.current, event)))
  useEffect(() => () => window.clearTimeout(press.current.tapTimer), [])

  const onPointerDown = (event: PointerEvent) => {
    const { pointers } = press.current
    if (event.button !== 0 || isControl(event.target)) return
    if (pointers.size === 0) press.current.start = { x: event.clientX, y: event.clientY }
    press.current.hasMoved = pointers.size > 0
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (event.pointerType !== 'mouse' || view.scale > 1) capturePointer(event)
  }
  const onPointerMove = (event: PointerEvent) => {
    const { pointers, start } = press.current
    const previous = pointers.get(event.pointerId)
    if (!previous) return
    const now = { x: event.clientX, y: event.clientY }
    if (Math.hypot(now.x - start.x, now.y - start.y) > 8) press.current.hasMoved = true
    const otherFinger = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (otherFinger) changeView((view) => pinch(view, previous, now, otherFinger, frame.current))
    else if (press.current.hasMoved) changeView((view) => panBy(view, now.x - previous.x, now.y - previous.y))
    pointers.set(event.pointerId, now)
  }
  const onPointerUp = (event: PointerEvent) => {
    const { pointers, start, hasMoved } = press.current
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    const direction = readSwipeDirection(event.clientX - start.x, event.clientY - start.y)
    if (hasMoved && direction && view.scale === 1 && event.pointerType !== 'mouse') onSwipe(direction)
  }
  const onPointerCancel = (event: PointerEvent) => void press.current.pointers.delete(event.pointerId)
  const onClick = (event: MouseEvent) => {
    if (press.current.hasMoved || isControl(event.target)) return
    // ignores the second click of a double-click if its first click opened the lightbox
    if (event.detail > 1 && press.current.tapTimer === undefined) return
    const isOnPicture = picture.current?.contains(findElementUnder(event)) ?? false
    if (!isOnPicture) return onTap()
    if (press.current.tapTimer !== undefined) {
      window.clearTimeout(press.current.tapTimer)
      press.current.tapTimer = undefined
      const at = measureFromCenter(frame.current, event)
      return changeView((currentView) => (currentView.scale > 1 ? fittedView : zoomAt(currentView, 2.5, at)))
    }
    press.current.tapTimer = window.setTimeout(() => {
      press.current.tapTimer = undefined
      onTap()
    }, DOUBLE_TAP_MS)
  }
  return {
    view,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick },
  }
}

const isControl = (target: EventTarget) => (target as Element).closest('button, a, form') !== null

const capturePointer = (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId)

/** While the pointer is captured, the event's target is always the frame. */
const findElementUnder = (event: MouseEvent) => document.elementFromPoint(event.clientX, event.clientY)

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
 * Zooms and moves the picture after one finger has moved from `previous` to `now` while the other stayed at `otherFinger`.
 * Zooms by the ratio of the new distance between the fingers to the old distance. Moves the picture half as far as the finger.
 */
const pinch = (
  view: PictureView,
  previous: Point,
  now: Point,
  otherFinger: Point,
  frame: HTMLElement | null,
) => {
  const measureDistance = (a: Point) => Math.max(1, Math.hypot(a.x - otherFinger.x, a.y - otherFinger.y))
  const middle = { clientX: (now.x + otherFinger.x) / 2, clientY: (now.y + otherFinger.y) / 2 }
  const movedView = panBy(view, (now.x - previous.x) / 2, (now.y - previous.y) / 2)
  const scale = (view.scale * measureDistance(now)) / measureDistance(previous)
  return zoomAt(movedView, scale, measureFromCenter(frame, middle))
}

/** Listens to wheel events without React, because React's listener is passive and cannot keep the page from scrolling. */
const useWheel = (
  frame: RefObject<HTMLElement | null>,
  onZoom: (factor: number, event: WheelEvent) => void,
) => {
  const zoom = useEffectEvent(onZoom)
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event)
    }
    return element ? listenTo(element, ['wheel'], onWheel, { passive: false }) : undefined
  }, [frame])
}
