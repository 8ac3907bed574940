import { type FocusEvent, type KeyboardEvent, type RefObject, type SyntheticEvent, useState } from 'react'
import { findIndexByKey } from '../../ui/gestures/findIndexByKey.ts'
import { usePointerDrag } from '../../ui/gestures/usePointerDrag.ts'
import { type RenderedRow, computeDistance, findDropIndex } from './places.ts'
import { texts } from './texts.ts'
import { useScrolling } from './useScrolling.ts'

/** A row that is being dragged, by a pointer or by keys. `from` and `to` count from 0. */
export interface DraggedRow {
  id: string
  from: number
  to: number
  /** pixels between the row and its original place */
  by: number
  /** the row's height in pixels */
  height: number
  byKeys: boolean
}

interface Row {
  id: string
  index: number
  name: string
}

/** A row that a pointer has grabbed. */
interface GrabbedRow {
  row: Row
  /** pixels between the top of the list and the point where the pointer grabbed the row */
  grip: number
}

/** Pixels that a pointer must move before the row is picked up. */
const DRAG_THRESHOLD = 4

/**
 * Drags rows by their handles: mouse, touch, or Space and the arrow keys. Escape puts the row back. `rows` is the
 * element around the rows, which takes the `listeners`; each rendered row carries its index in `data-index`.
 */
export const useDrag = <T extends { id: string }>(
  rows: RefObject<HTMLElement | null>,
  items: readonly T[],
  nameOf: (item: T) => string,
  onMove: (from: number, to: number) => void,
) => {
  const count = items.length
  const [dragged, setDragged] = useState<DraggedRow | null>(null)
  const [announcement, announce] = useState('')
  const top = () => rows.current?.getBoundingClientRect().top ?? 0

  /** Finds the row whose handle received the event. */
  const findRow = (event: SyntheticEvent): Row | null => {
    const index = Number(findHandle(event)?.closest<HTMLElement>('[data-index]')?.dataset.index)
    const item = items[index]
    return item ? { id: item.id, index, name: nameOf(item) } : null
  }
  const putDown = (row: Row, to: number) => {
    setDragged(null)
    announce(texts.dropped(row.name, to + 1, count))
    if (to !== row.index) onMove(row.index, to)
  }
  const putBack = (row: Row) => {
    setDragged(null)
    announce(texts.back(row.name, row.index + 1, count))
  }
  const dragByKeys = (row: Row, to: number) => {
    const visible = measureRows(rows.current)
    const move = { from: row.index, to, height: readHeight(visible, row.index) }
    setDragged({ id: row.id, ...move, by: computeDistance(visible, move), byKeys: true })
  }
  const pickUp = (row: Row) => {
    dragByKeys(row, row.index)
    announce(texts.picked(row.name, row.index + 1, count))
  }
  const dragTo = (row: Row, to: number) => {
    dragByKeys(row, to)
    announce(texts.over(row.name, to + 1, count))
  }
  /** Handles a key on a row's handle; returns whether the key has a meaning there. */
  const pressKey = (row: Row, key: string) => {
    const isPress = key === ' ' || key === 'Enter'
    if (dragged?.id !== row.id) {
      if (isPress) pickUp(row)
      return isPress
    }
    const to = findIndexByKey(key, STEPS_BY_KEY, dragged.to, count)
    if (isPress) putDown(row, dragged.to)
    else if (key === 'Escape') putBack(row)
    else if (to !== null) dragTo(row, to)
    return isPress || key === 'Escape' || to !== null
  }
  /** Computes where a grabbed row is, and where it would land, with the pointer at `y` pixels below the window's top. */
  const locateRow = ({ row, grip }: GrabbedRow, y: number) => {
    const visible = measureRows(rows.current)
    const to = findDropIndex(visible, y - top()) ?? row.index
    return { from: row.index, to, by: y - top() - grip, height: readHeight(visible, row.index) }
  }
  const drag = usePointerDrag<GrabbedRow>({
    grab: (event) => {
      const row = findRow(event)
      return row && { row, grip: event.clientY - top() }
    },
    threshold: DRAG_THRESHOLD,
    onMove: (held, { y }) => setDragged({ id: held.row.id, ...locateRow(held, y), byKeys: false }),
    onDrop: (held, { y }) => putDown(held.row, locateRow(held, y).to),
    onCancel: ({ row }) => putBack(row),
  })
  const listeners = {
    ...drag.listeners,
    // otherwise the browser drags the selected text that contains the handle
    onDragStart: (event: SyntheticEvent) => {
      if (findRow(event)) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const row = findRow(event)
      if (row && pressKey(row, event.key)) event.preventDefault()
    },
    onBlur: (event: FocusEvent) => {
      const row = findRow(event)
      if (row && dragged?.id === row.id && !drag.pointer.current) putBack(row)
    },
  }
  useScrolling(dragged !== null, drag.pointer, drag.follow)
  return { dragged, announcement, listeners }
}

const findHandle = ({ target }: SyntheticEvent) =>
  (target as Element).closest<HTMLElement>('.sortable-handle')

/** The number of positions that each key moves a row. */
const STEPS_BY_KEY = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

const readHeight = (rows: readonly RenderedRow[], index: number) => {
  const row = rows.find((each) => each.index === index)
  return row ? row.bottom - row.top : 0
}

const measureRows = (rows: HTMLElement | null): RenderedRow[] =>
  [...(rows?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    .map((row) => ({
      index: Number(row.dataset.index),
      top: row.offsetTop,
      bottom: row.offsetTop + row.offsetHeight,
    }))
    .sort((a, b) => a.index - b.index)
