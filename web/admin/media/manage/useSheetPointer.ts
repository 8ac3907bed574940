import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useDocumentEvent } from '../../../ui/useDocumentEvent.ts'
import { useScrolling } from '../../sortable/useScrolling.ts'
import { type Box, type Grid, placeAt, placesIn } from './placesIn.ts'

/** Pixels a mouse moves before it draws a frame, or drags, instead of pressing. */
const THRESHOLD = 6

interface Held {
  /** whether it was pressed on something chosen, which it then drags */
  isDrag: boolean
  /** where it was pressed, from the sheet's corner */
  fromX: number
  fromY: number
  /** where the mouse is in the window */
  x: number
  y: number
  isMoving: boolean
}

/** The chosen ones in the hand: where they would stand, and where the mouse is in the window. */
export interface Drag {
  to: number
  x: number
  y: number
}

interface Actions {
  /** whether a press at this place takes the chosen ones along; elsewhere a frame begins */
  isTaken: (place: number) => boolean
  onFrameBegin: () => void
  /** the places in the frame */
  onFrame: (places: number[]) => void
  onDrop: (to: number) => void
}

/**
 * A mouse over the sheet: it drags those that are chosen, or draws a frame around others. Escape puts back. A finger scrolls
 * instead.
 */
export const useSheetPointer = (
  sheet: RefObject<HTMLElement | null>,
  gridOf: () => Grid,
  { isTaken, onFrameBegin, onFrame, onDrop }: Actions,
) => {
  const [frame, setFrame] = useState<Box | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const held = useRef<Held | null>(null)
  /** the click that follows a movement presses nothing */
  const wasMoving = useRef(false)
  const corner = () => sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const follow = (y: number) => {
    const now = held.current
    if (!now) return
    now.y = y
    const { left, top } = corner()
    const [x, sheetY] = [now.x - left, y - top]
    if (!now.isMoving && Math.hypot(x - now.fromX, sheetY - now.fromY) < THRESHOLD) return
    if (!now.isMoving && !now.isDrag) onFrameBegin()
    now.isMoving = true
    if (now.isDrag) return setDrag({ to: placeAt(x, sheetY, gridOf()), x: now.x, y })
    const box = boxOf(now.fromX, now.fromY, x, sheetY)
    setFrame(box)
    onFrame(placesIn(box, gridOf()))
  }
  const end = () => {
    held.current = null
    setFrame(null)
    setDrag(null)
  }
  const listeners = {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y, target }: PointerEvent) => {
      wasMoving.current = false
      if (pointerType !== 'mouse' || button !== 0) return
      const { left, top } = corner()
      const [fromX, fromY] = [x - left, y - top]
      const isDrag =
        (target as Element).closest('[data-place]') !== null && isTaken(placeAt(fromX, fromY, gridOf()))
      held.current = { isDrag, fromX, fromY, x, y, isMoving: false }
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!held.current) return
      held.current.x = clientX
      follow(clientY)
      if (held.current.isMoving) sheet.current?.setPointerCapture(pointerId)
    },
    onPointerUp: () => {
      wasMoving.current = held.current?.isMoving === true
      end()
      if (drag) onDrop(drag.to)
    },
    onPointerCancel: end,
  }
  useScrolling(frame !== null || drag !== null, held, follow)
  useDocumentEvent(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      wasMoving.current = true
      end()
    },
    drag !== null,
  )
  return { frame, drag, listeners, wasMoving: () => wasMoving.current }
}

const boxOf = (x1: number, y1: number, x2: number, y2: number): Box => ({
  left: Math.min(x1, x2),
  top: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
})
