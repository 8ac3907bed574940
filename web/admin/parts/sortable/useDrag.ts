import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useState,
  useEffect,
  useEffectEvent,
} from 'react'
import { type Movement, usePointerDrag } from '../../../ui/gestures/usePointerDrag.ts'
import { isRightToLeft } from '../../../ui/readingDirection.ts'
import { type Box, findPlaceAt, findPlacesInBox, computeScrollSpeed } from './places.ts'
import { useHold } from './useHold.ts'

/** Items that are being dragged, by a pointer or by keys. All lengths are in pixels. */
export interface Drag {
  ids: ReadonlySet<string>
  /** the place where the first of them would land */
  to: number
  edges: readonly number[]
  /** the pointer's position in the window, and how far below its press it is in the sheet; null if keys drag the items */
  pointer: { x: number; y: number; shift: number; isByMouse: boolean } | null
}

interface Press {
  /** the ids of the items that are dragged; null if a selection frame is drawn */
  ids: ReadonlySet<string> | null
  /** where the sheet was pressed, in pixels from the corner where its first line begins */
  from: Point
  isByMouse: boolean
}

type Point = Pick<Movement, 'x' | 'y'>

export interface DragState {
  /** 1 for a list */
  columns: number
  /** returns the `edges` of the `Grid` */
  measureEdges: () => number[]
  drag: Drag | null
  setDrag: (drag: Drag | null) => void
}

interface Options extends DragState {
  count: number
  /** returns the ids of the items that a press drags; null if it drags none */
  findDraggedIds: (event: PointerEvent) => ReadonlySet<string> | null
  onDrop: (ids: ReadonlySet<string>, to: number) => void
  onCancel?: () => void
  /** called with the places that a selection frame touches; without it, no frame can be drawn */
  onFrame?: (places: number[]) => void
}

/** The number of pixels that a pointer must move before a press becomes a drag or a selection frame. */
const DRAG_THRESHOLD = 6

/**
 * Lets people drag the items of a list or of a sheet. The mouse drags items or draws a selection frame. A finger or pen that rests on
 * an item drags it; one that moves scrolls the page, unless it is on a handle. Escape cancels each of these, and a second finger and
 * a hidden page cancel what a finger or pen does.
 */
export const useDrag = (sheet: RefObject<HTMLElement | null>, options: Options) => {
  const { columns, count, measureEdges, drag, setDrag, findDraggedIds, onDrop, onCancel, onFrame } = options
  const [frame, setFrame] = useState<Box | null>(null)
  const locate = ({ x, y }: Point) => {
    const { left, right, top, width } = sheet.current?.getBoundingClientRect() ?? new DOMRect()
    const fromStart = isRightToLeft ? right - x : x - left
    return { x: fromStart, y: y - top, grid: { columns, count, width, edges: measureEdges() } }
  }
  const clear = () => {
    setFrame(null)
    setDrag(null)
  }
  const cancel = () => {
    clear()
    onCancel?.()
  }
  const pointerDrag = usePointerDrag<Press>({
    grab: (event) => {
      const isByMouse = event.pointerType === 'mouse'
      const ids = findDraggedIds(event)
      if (!ids && !(isByMouse && onFrame)) return null
      return { ids, from: locate({ x: event.clientX, y: event.clientY }), isByMouse }
    },
    threshold: DRAG_THRESHOLD,
    onMove: ({ ids, from, isByMouse }, pointer) => {
      const { x, y, grid } = locate(pointer)
      if (ids) {
        const to = findPlaceAt(x, y, grid)
        const shift = y - from.y
        return setDrag({ ids, to, edges: grid.edges, pointer: { ...pointer, shift, isByMouse } })
      }
      const box = toBox(from, { x, y })
      setFrame(box)
      onFrame?.(findPlacesInBox(box, grid))
    },
    onDrop: ({ ids }, pointer) => {
      const { x, y, grid } = locate(pointer)
      clear()
      if (ids) onDrop(ids, findPlaceAt(x, y, grid))
    },
    onCancel: cancel,
  })
  const listeners = useHold(sheet, pointerDrag, cancel)
  useScrolling(drag !== null || frame !== null, pointerDrag.pointer, pointerDrag.follow)
  const stopClickAfterDrag = (event: MouseEvent) =>
    pointerDrag.hasMoved.current && event.detail > 0 && event.stopPropagation()
  return { frame, listeners: { ...listeners, onClickCapture: stopClickAfterDrag } }
}

const toBox = (a: Point, b: Point): Box => ({
  start: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Scrolls the page as long as something is being dragged near the upper or lower edge of the window. */
const useScrolling = (
  isDragging: boolean,
  pointer: RefObject<{ x: number; y: number } | null>,
  onScrolled: (x: number, y: number) => void,
) => {
  const notify = useEffectEvent(onScrolled)
  useEffect(() => {
    if (!isDragging) return
    let frameId = 0
    const step = () => {
      const position = pointer.current
      const speed = position ? computeScrollSpeed(position.y, window.innerHeight) : 0
      if (position && speed !== 0) {
        window.scrollBy(0, speed)
        notify(position.x, position.y)
      }
      frameId = requestAnimationFrame(step)
    }
    frameId = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frameId)
  }, [isDragging, pointer])
}
