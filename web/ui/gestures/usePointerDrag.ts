import { type PointerEvent, useRef } from 'react'
import { useDocumentEvent } from '../useDocumentEvent.ts'

/**
 * In pixels: the position of a pointer in the window (`x`, `y`), and the distance it has moved since the press (`deltaX`,
 * `deltaY`) and since its last movement (`stepX`, `stepY`).
 */
export interface Movement {
  x: number
  y: number
  deltaX: number
  deltaY: number
  stepX: number
  stepY: number
}

interface Press<T> {
  draggedItem: T
  pointerId: number
  fromX: number
  fromY: number
  x: number
  y: number
}

interface Options<T> {
  /** returns the item that a press grabs; null if the press cannot begin a drag */
  grab: (event: PointerEvent<HTMLElement>) => T | null
  /** the distance in pixels that turns a press into a drag; a press that moves less may be a click. 0 by default */
  threshold?: number
  onMove?: (draggedItem: T, movement: Movement) => void
  onDrop?: (draggedItem: T, movement: Movement) => void
  /** called when someone presses Escape, or when the browser takes over the pointer, for example to scroll */
  onCancel?: (draggedItem: T) => void
}

/** Follows a mouse, finger or pen from its press to its release. */
export const usePointerDrag = <T>({ grab, threshold = 0, onMove, onDrop, onCancel }: Options<T>) => {
  const press = useRef<Press<T> | null>(null)
  const hasMoved = useRef(false)

  const follow = (x: number, y: number) => {
    const last = press.current
    if (!last || (!hasMoved.current && Math.hypot(x - last.fromX, y - last.fromY) < threshold)) return
    hasMoved.current = true
    const movement = measureMovement(last, x, y)
    press.current = { ...last, x, y }
    onMove?.(last.draggedItem, movement)
  }
  const cancel = () => {
    const last = press.current
    press.current = null
    if (last) onCancel?.(last.draggedItem)
  }
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') cancel()
  })
  const isOtherPointer = ({ pointerId }: PointerEvent) => press.current?.pointerId !== pointerId
  const listeners = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { pointerId, clientX: x, clientY: y } = event
      if (press.current && isOtherPointer(event)) return
      hasMoved.current = false
      const draggedItem = event.button === 0 ? grab(event) : null
      press.current = draggedItem === null ? null : { draggedItem, pointerId, fromX: x, fromY: y, x, y }
      // with a threshold, the pointer is captured only after a movement, because with a captured pointer, a click would go to
      // this element instead of its child
      if (press.current && threshold === 0) event.currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isOtherPointer(event)) return
      follow(event.clientX, event.clientY)
      if (hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const last = press.current
      if (!last || isOtherPointer(event)) return
      press.current = null
      if (hasMoved.current) onDrop?.(last.draggedItem, measureMovement(last, event.clientX, event.clientY))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (!isOtherPointer(event)) cancel()
    },
  }
  return {
    listeners,
    /** the current press; null while the pointer is up; set it to null to end the press without a drop */
    pointer: press,
    follow,
    /**
     * whether the latest press became a drag; if so, the caller must ignore the click at the end of the drag; set it to true to
     * begin a drag without a movement
     */
    hasMoved,
  }
}

const measureMovement = (last: Press<unknown>, x: number, y: number): Movement => ({
  x,
  y,
  deltaX: x - last.fromX,
  deltaY: y - last.fromY,
  stepX: x - last.x,
  stepY: y - last.y,
})
