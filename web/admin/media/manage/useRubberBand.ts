import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useScrolling } from '../../sortable/useScrolling.ts'
import { type Box, type Grid, placesIn } from './placesIn.ts'

/** Pixels a mouse moves before it draws a frame instead of pressing. */
const THRESHOLD = 6

interface Held {
  /** where it was pressed, from the sheet's corner */
  x: number
  fromY: number
  /** where the mouse is in the window */
  clientX: number
  y: number
  isDrawing: boolean
}

/**
 * A frame that a mouse draws over the sheet. `onBegin` is called once it is one, `onChange` with the places in it. A
 * finger scrolls instead.
 */
export const useRubberBand = (
  sheet: RefObject<HTMLElement | null>,
  gridOf: () => Grid,
  onBegin: () => void,
  onChange: (places: number[]) => void,
) => {
  const [band, setBand] = useState<Box | null>(null)
  const held = useRef<Held | null>(null)
  const corner = () => sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const follow = (y: number) => {
    const now = held.current
    if (!now) return
    now.y = y
    const { left, top } = corner()
    const box = boxOf(now.x, now.fromY, now.clientX - left, y - top)
    if (!now.isDrawing && Math.hypot(box.width, box.height) < THRESHOLD) return
    if (!now.isDrawing) onBegin()
    now.isDrawing = true
    setBand(box)
    onChange(placesIn(box, gridOf()))
  }
  const end = () => {
    held.current = null
    setBand(null)
  }
  /** the click that follows a frame presses nothing */
  const wasBand = useRef(false)
  const listeners = {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      wasBand.current = false
      if (pointerType !== 'mouse' || button !== 0) return
      const { left, top } = corner()
      held.current = { x: clientX - left, fromY: clientY - top, clientX, y: clientY, isDrawing: false }
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!held.current) return
      held.current.clientX = clientX
      follow(clientY)
      if (held.current.isDrawing) sheet.current?.setPointerCapture(pointerId)
    },
    onPointerUp: () => {
      wasBand.current = held.current?.isDrawing === true
      end()
    },
    onPointerCancel: end,
  }
  useScrolling(band !== null, held, follow)
  return { band, listeners, wasBand: () => wasBand.current }
}

const boxOf = (x1: number, y1: number, x2: number, y2: number): Box => ({
  left: Math.min(x1, x2),
  top: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
})
