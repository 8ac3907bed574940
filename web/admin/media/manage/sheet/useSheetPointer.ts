import { type RefObject, useState } from 'react'
import { usePointerDrag } from '../../../../ui/gestures/usePointerDrag.ts'
import { useScrolling } from '../../../sortable/useScrolling.ts'
import { type Box, type Grid, placeAt, placesIn } from './placesIn.ts'

/** Pixels a mouse moves before it draws a frame, or drags, instead of pressing. */
const DRAG_THRESHOLD = 6

interface PressPoint {
  /** whether it was pressed on something chosen, which it then drags */
  isDrag: boolean
  /** where it was pressed, from the sheet's corner */
  fromX: number
  fromY: number
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
  /** a frame may follow */
  onPress: () => void
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
  { isTaken, onPress, onFrame, onDrop }: Actions,
) => {
  const [frame, setFrame] = useState<Box | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const toSheetPoint = (x: number, y: number) => {
    const { left, top } = sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return [x - left, y - top] as const
  }
  const findPlace = (x: number, y: number) => placeAt(...toSheetPoint(x, y), gridOf())
  const end = () => {
    setFrame(null)
    setDrag(null)
  }
  const { listeners, pointer, follow, hasMoved } = usePointerDrag<PressPoint>({
    grab: ({ pointerType, clientX, clientY, target }) => {
      if (pointerType !== 'mouse') return null
      onPress()
      const isOnTile = (target as Element).closest('[data-place]') !== null
      const [fromX, fromY] = toSheetPoint(clientX, clientY)
      return { isDrag: isOnTile && isTaken(findPlace(clientX, clientY)), fromX, fromY }
    },
    threshold: DRAG_THRESHOLD,
    onMove: ({ isDrag, fromX, fromY }, { x, y }) => {
      if (isDrag) return setDrag({ to: findPlace(x, y), x, y })
      const box = toBox(fromX, fromY, ...toSheetPoint(x, y))
      setFrame(box)
      onFrame(placesIn(box, gridOf()))
    },
    onDrop: ({ isDrag }, { x, y }) => {
      end()
      if (isDrag) onDrop(findPlace(x, y))
    },
    onCancel: end,
  })
  useScrolling(frame !== null || drag !== null, pointer, follow)
  return { frame, drag, listeners, hasMoved }
}

const toBox = (x1: number, y1: number, x2: number, y2: number): Box => ({
  left: Math.min(x1, x2),
  top: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
})
