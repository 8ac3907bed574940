import { type PointerEvent, useRef } from 'react'
import { useDocumentEvent } from '../useDocumentEvent.ts'

/** The position of a pointer in the window, its way since the press (`by`) and since the last movement (`step`), in pixels. */
export interface Movement {
  x: number
  y: number
  byX: number
  byY: number
  stepX: number
  stepY: number
}

interface Press<T> {
  held: T
  pointerId: number
  fromX: number
  fromY: number
  x: number
  y: number
}

interface Options<T> {
  /** returns the thing that a press grabs; null if no drag begins there */
  grab: (event: PointerEvent<HTMLElement>) => T | null
  /** the pixels after which a press becomes a drag; before, it may be a click. 0 unless given */
  threshold?: number
  onMove?: (held: T, movement: Movement) => void
  onDrop?: (held: T, movement: Movement) => void
  /** runs when Escape is pressed or the browser takes the pointer, such as for scrolling */
  onCancel?: (held: T) => void
}

/** Follows a mouse, finger or pen from its press to its release. */
export const usePointerDrag = <T>({ grab, threshold = 0, onMove, onDrop, onCancel }: Options<T>) => {
  const press = useRef<Press<T> | null>(null)
  const hasMoved = useRef(false)

  const follow = (x: number, y: number) => {
    const now = press.current
    if (!now || (!hasMoved.current && Math.hypot(x - now.fromX, y - now.fromY) < threshold)) return
    hasMoved.current = true
    const movement = measure(now, x, y)
    press.current = { ...now, x, y }
    onMove?.(now.held, movement)
  }
  const cancel = () => {
    const last = press.current
    press.current = null
    if (last) onCancel?.(last.held)
  }
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') cancel()
  })
  const isOther = ({ pointerId }: PointerEvent) => press.current?.pointerId !== pointerId
  const listeners = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { pointerId, clientX: x, clientY: y } = event
      if (press.current && isOther(event)) return
      hasMoved.current = false
      const held = event.button === 0 ? grab(event) : null
      press.current = held === null ? null : { held, pointerId, fromX: x, fromY: y, x, y }
      // with a threshold, the capture waits for a movement: it would send a click to this element instead of its child
      if (press.current && threshold === 0) event.currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isOther(event)) return
      follow(event.clientX, event.clientY)
      if (hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const last = press.current
      if (!last || isOther(event)) return
      press.current = null
      if (hasMoved.current) onDrop?.(last.held, measure(last, event.clientX, event.clientY))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (!isOther(event)) cancel()
    },
  }
  return {
    listeners,
    /** the press while the pointer is down */
    pointer: press,
    follow,
    /** whether the latest press became a drag: its click must then be ignored */
    hasMoved: () => hasMoved.current,
  }
}

const measure = (last: Press<unknown>, x: number, y: number): Movement => ({
  x,
  y,
  byX: x - last.fromX,
  byY: y - last.fromY,
  stepX: x - last.x,
  stepY: y - last.y,
})
