import { type RefObject, useState } from 'react'
import { usePointerDrag } from '../../../../ui/gestures/usePointerDrag.ts'
import { useScrolling } from '../../../sortable/useScrolling.ts'
import { type Box, type SheetGrid, findPlaceAt, findPlacesInBox } from './sheetPlaces.ts'

/** The number of pixels that the mouse must move before a press becomes a drag or a selection frame. */
const DRAG_THRESHOLD = 6

interface PressPoint {
  /** whether the press was on a chosen item, so that moving the mouse drags the chosen items */
  isDrag: boolean
  /** where the mouse was pressed, in pixels from the sheet's upper left corner */
  fromX: number
  fromY: number
}

/** A drag of the chosen items: the place `to` where they would land, and the mouse's position in the window in pixels. */
export interface SheetDrag {
  to: number
  x: number
  y: number
}

interface Actions {
  /** returns whether a press at this place drags the chosen items; otherwise, a selection frame begins */
  isDraggable: (place: number) => boolean
  /** called on each press, before a selection frame or a drag begins */
  onPress: () => void
  /** called with the places that the selection frame touches */
  onFrame: (places: number[]) => void
  onDrop: (to: number) => void
}

/**
 * Handles the mouse on the sheet. The mouse drags the chosen items or draws a selection frame. The Escape key cancels either.
 * Touch is not handled, because it scrolls the page.
 */
export const useSheetPointer = (
  sheet: RefObject<HTMLElement | null>,
  measureGrid: () => SheetGrid,
  { isDraggable, onPress, onFrame, onDrop }: Actions,
) => {
  const [frame, setFrame] = useState<Box | null>(null)
  const [drag, setDrag] = useState<SheetDrag | null>(null)
  const toSheetPoint = (x: number, y: number) => {
    const { left, top } = sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return [x - left, y - top] as const
  }
  const findPlace = (x: number, y: number) => findPlaceAt(...toSheetPoint(x, y), measureGrid())
  const clearState = () => {
    setFrame(null)
    setDrag(null)
  }
  const { listeners, pointer, follow, hasMoved } = usePointerDrag<PressPoint>({
    grab: ({ pointerType, clientX, clientY, target }) => {
      if (pointerType !== 'mouse') return null
      onPress()
      const isOnTile = (target as Element).closest('[data-place]') !== null
      const [fromX, fromY] = toSheetPoint(clientX, clientY)
      return { isDrag: isOnTile && isDraggable(findPlace(clientX, clientY)), fromX, fromY }
    },
    threshold: DRAG_THRESHOLD,
    onMove: ({ isDrag, fromX, fromY }, { x, y }) => {
      if (isDrag) return setDrag({ to: findPlace(x, y), x, y })
      const box = toBox(fromX, fromY, ...toSheetPoint(x, y))
      setFrame(box)
      onFrame(findPlacesInBox(box, measureGrid()))
    },
    onDrop: ({ isDrag }, { x, y }) => {
      clearState()
      if (isDrag) onDrop(findPlace(x, y))
    },
    onCancel: clearState,
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
