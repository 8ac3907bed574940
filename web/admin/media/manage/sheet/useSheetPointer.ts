import { type MouseEvent, type PointerEvent, type RefObject, useState } from 'react'
import { usePointerDrag } from '../../../../ui/gestures/usePointerDrag.ts'
import { useHold } from '../../../sortable/useHold.ts'
import { useScrolling } from '../../../sortable/useScrolling.ts'
import { type Box, type SheetGrid, findPlaceAt, findPlacesInBox } from './sheetPlaces.ts'

/** The number of pixels that the mouse must move before a press becomes a drag or a selection frame. */
const DRAG_THRESHOLD = 6

interface PressPoint {
  /** the ids of the items that are dragged; null if a selection frame is drawn */
  ids: ReadonlySet<string> | null
  /** where the sheet was pressed, in pixels from its upper left corner */
  fromX: number
  fromY: number
}

/** A drag of items: the place `to` where they would land, and the pointer's position in the window in pixels. */
export interface SheetDrag {
  ids: ReadonlySet<string>
  to: number
  x: number
  y: number
  isByMouse: boolean
}

interface Actions {
  /** returns the ids of the items that a press at this place drags; null if it drags none */
  findDraggedIds: (place: number, isByMouse: boolean) => ReadonlySet<string> | null
  /** called on each press of the mouse, before a selection frame or a drag begins */
  onPress: () => void
  /** called with the places that the selection frame touches */
  onFrame: (places: number[]) => void
  onDrop: (ids: ReadonlySet<string>, to: number) => void
}

/**
 * Handles mouse, finger and pen on the sheet. The mouse drags the chosen items or draws a selection frame. A finger or pen that
 * rests on an item lifts it and drags it; one that moves scrolls the page. The Escape key cancels each of these, and a second
 * finger and a hidden page cancel what a finger or pen does.
 */
export const useSheetPointer = (
  sheet: RefObject<HTMLElement | null>,
  measureGrid: () => SheetGrid,
  { findDraggedIds, onPress, onFrame, onDrop }: Actions,
) => {
  const [frame, setFrame] = useState<Box | null>(null)
  const [drag, setDrag] = useState<SheetDrag | null>(null)
  const toSheetPoint = (x: number, y: number) => {
    const { left, top } = sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return [x - left, y - top] as const
  }
  const findPlace = (x: number, y: number) => findPlaceAt(...toSheetPoint(x, y), measureGrid())
  const hold = useHold(sheet, {
    onLift: () => {
      const { current: press } = pointer
      if (!press) return
      // the tile under the finger moves to another line, so it cannot receive the events
      try {
        sheet.current?.setPointerCapture(press.pointerId)
      } catch {
        // the finger has gone already
        return cancel()
      }
      follow(press.x, press.y)
    },
    onCancel: () => cancel(),
  })
  const clearState = () => {
    setFrame(null)
    setDrag(null)
    hold.end()
  }
  const { listeners, pointer, follow, hasMoved } = usePointerDrag<PressPoint>({
    grab: (event) => {
      const { pointerType, clientX, clientY, target } = event
      const isByMouse = pointerType === 'mouse'
      if (isByMouse) onPress()
      const isOnTile = (target as Element).closest('[data-place]') !== null
      const ids = isOnTile ? findDraggedIds(findPlace(clientX, clientY), isByMouse) : null
      if (!isByMouse && !ids) return null
      if (!isByMouse) hold.begin(event)
      const [fromX, fromY] = toSheetPoint(clientX, clientY)
      return { ids, fromX, fromY }
    },
    threshold: hold.isLifted ? 0 : DRAG_THRESHOLD,
    onMove: ({ ids, fromX, fromY }, { x, y }) => {
      if (ids) return setDrag({ ids, to: findPlace(x, y), x, y, isByMouse: !hold.isHeld })
      const box = toBox(fromX, fromY, ...toSheetPoint(x, y))
      setFrame(box)
      onFrame(findPlacesInBox(box, measureGrid()))
    },
    onDrop: ({ ids }, { x, y }) => {
      clearState()
      if (ids) onDrop(ids, findPlace(x, y))
    },
    onCancel: clearState,
  })
  const cancel = () => {
    pointer.current = null
    clearState()
  }
  useScrolling(frame !== null || drag !== null, pointer, follow)
  return {
    frame,
    drag,
    hasMoved,
    listeners: {
      ...listeners,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (hold.isTooEarly(event)) cancel()
        else if (!hold.isHeld || hold.isLifted) listeners.onPointerMove(event)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        hold.end()
        listeners.onPointerUp(event)
      },
      // a finger that rests would open the browser's menu for pictures
      onContextMenu: (event: MouseEvent) => hold.isHeld && event.preventDefault(),
    },
  }
}

const toBox = (x1: number, y1: number, x2: number, y2: number): Box => ({
  left: Math.min(x1, x2),
  top: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
})
