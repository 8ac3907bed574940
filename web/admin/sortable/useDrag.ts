import { type FocusEvent, type KeyboardEvent, type RefObject, type SyntheticEvent, useState } from 'react'
import { findIndexByKey } from '../../ui/gestures/findIndexByKey.ts'
import { usePointerDrag } from '../../ui/gestures/usePointerDrag.ts'
import { type RenderedRow, computeDistance, findDropIndex } from './places.ts'
import { texts } from './texts.ts'
import { useScrolling } from './useScrolling.ts'

/** A row that is being dragged with a pointer or with keys. `from` and `to` are 0-based indexes. */
export interface DraggedRow {
  id: string
  from: number
  to: number
  /** the number of pixels by which the row is now below its original place */
  shift: number
  /** the row's height in pixels */
  height: number
  isByKeys: boolean
}

interface Row {
  id: string
  index: number
  name: string
}

interface GrabbedRow {
  row: Row
  /** the distance in pixels from the top of the list to the point where the pointer grabbed the row */
  grabY: number
}

/** The number of pixels that a pointer must move before it drags the row. */
const DRAG_THRESHOLD = 4

/**
 * Lets people drag rows by their handles: by mouse, by touch, or with the space bar and the arrow keys. The Escape key puts the
 * row back. `rows` is the element around all rows, and the returned `listeners` must be attached to it. Each rendered row has its
 * index in `data-index`.
 */
export const useDrag = <T extends { id: string }>(
  rows: RefObject<HTMLElement | null>,
  items: readonly T[],
  getName: (item: T) => string,
  onMove: (from: number, to: number) => void,
) => {
  const count = items.length
  const [draggedRow, setDraggedRow] = useState<DraggedRow | null>(null)
  const [announcement, announce] = useState('')
  const measureTop = () => rows.current?.getBoundingClientRect().top ?? 0

  /** Finds the row that the event is about. Returns null if the event did not happen on a row's handle. */
  const findRow = (event: SyntheticEvent): Row | null => {
    const index = Number(findHandle(event)?.closest<HTMLElement>('[data-index]')?.dataset.index)
    const item = items[index]
    return item ? { id: item.id, index, name: getName(item) } : null
  }
  const putDown = (row: Row, to: number) => {
    setDraggedRow(null)
    announce(texts.dropped(row.name, to + 1, count))
    if (to !== row.index) onMove(row.index, to)
  }
  const putBack = (row: Row) => {
    setDraggedRow(null)
    announce(texts.back(row.name, row.index + 1, count))
  }
  const dragByKeys = (row: Row, to: number) => {
    const renderedRows = measureRows(rows.current)
    const move = { from: row.index, to, height: readHeight(renderedRows, row.index) }
    setDraggedRow({ id: row.id, ...move, shift: computeDistance(renderedRows, move), isByKeys: true })
  }
  const pickUp = (row: Row) => {
    dragByKeys(row, row.index)
    announce(texts.picked(row.name, row.index + 1, count))
  }
  const dragTo = (row: Row, to: number) => {
    dragByKeys(row, to)
    announce(texts.over(row.name, to + 1, count))
  }
  /** Returns whether the key was handled. */
  const pressKey = (row: Row, key: string) => {
    const isPickUpKey = key === ' ' || key === 'Enter'
    if (draggedRow?.id !== row.id) {
      if (isPickUpKey) pickUp(row)
      return isPickUpKey
    }
    const to = findIndexByKey(key, STEPS_BY_KEY, draggedRow.to, count)
    if (isPickUpKey) putDown(row, draggedRow.to)
    else if (key === 'Escape') putBack(row)
    else if (to !== null) dragTo(row, to)
    return isPickUpKey || key === 'Escape' || to !== null
  }
  /** Computes where a grabbed row is and where it would land. The pointer is `y` pixels below the window's top. */
  const locateRow = ({ row, grabY }: GrabbedRow, y: number) => {
    const renderedRows = measureRows(rows.current)
    const to = findDropIndex(renderedRows, y - measureTop()) ?? row.index
    const shift = y - measureTop() - grabY
    return { from: row.index, to, shift, height: readHeight(renderedRows, row.index) }
  }
  const drag = usePointerDrag<GrabbedRow>({
    grab: (event) => {
      const row = findRow(event)
      return row && { row, grabY: event.clientY - measureTop() }
    },
    threshold: DRAG_THRESHOLD,
    onMove: (grabbedRow, { y }) =>
      setDraggedRow({ id: grabbedRow.row.id, ...locateRow(grabbedRow, y), isByKeys: false }),
    onDrop: (grabbedRow, { y }) => putDown(grabbedRow.row, locateRow(grabbedRow, y).to),
    onCancel: ({ row }) => putBack(row),
  })
  const listeners = {
    ...drag.listeners,
    // if the selected text contains the handle, the browser would drag that text
    onDragStart: (event: SyntheticEvent) => {
      if (findRow(event)) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const row = findRow(event)
      if (row && pressKey(row, event.key)) event.preventDefault()
    },
    onBlur: (event: FocusEvent) => {
      const row = findRow(event)
      if (row && draggedRow?.id === row.id && !drag.pointer.current) putBack(row)
    },
  }
  useScrolling(draggedRow !== null, drag.pointer, drag.follow)
  return { draggedRow, announcement, listeners }
}

const findHandle = ({ target }: SyntheticEvent) =>
  (target as Element).closest<HTMLElement>('.sortable-handle')

/** The number of positions by which each key moves a row; negative numbers move it up. */
const STEPS_BY_KEY = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

const readHeight = (rows: readonly RenderedRow[], index: number) => {
  const row = rows.find((renderedRow) => renderedRow.index === index)
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
