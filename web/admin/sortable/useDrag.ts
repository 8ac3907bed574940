import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { placeByKey } from '../../ui/placeByKey.ts'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'
import { type VisibleRow, distanceTo, placeAt } from './places.ts'
import { texts } from './texts.ts'
import { useScrolling } from './useScrolling.ts'

/** A row that is being dragged, by a pointer or by keys. Places count from 0. */
export interface Dragged {
  id: string
  from: number
  to: number
  /** pixels the row is away from its own place */
  by: number
  /** pixels it is high */
  height: number
  byKeys: boolean
}

interface Row {
  id: string
  index: number
  name: string
}

/** A row under a pointer. */
interface Grabbed {
  row: Row
  /** height of the pointer in the window */
  y: number
  /** how far below the list's top it was taken */
  grip: number
  /** the place it is over; null until it was picked up */
  to: number | null
}

/** Pixels a pointer moves before the row is picked up. */
const THRESHOLD = 4

/**
 * Picks rows up by their handles and puts them down: mouse, touch, or Space and the arrow keys. `rows` is the element
 * around them, which takes the `listeners`; each drawn row carries its place in `data-index`. Escape puts back.
 */
export const useDrag = <T extends { id: string }>(
  rows: RefObject<HTMLElement | null>,
  items: readonly T[],
  nameOf: (item: T) => string,
  onMove: (from: number, to: number) => void,
) => {
  const count = items.length
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [announcement, announce] = useState('')
  // the drag as of the latest event: the rendered state may be one movement behind when the row is dropped
  const grabbed = useRef<Grabbed | null>(null)
  const top = () => rows.current?.getBoundingClientRect().top ?? 0

  /** The row whose handle it happened on. */
  const rowOf = (event: SyntheticEvent): Row | null => {
    const index = Number(handleOf(event)?.closest<HTMLElement>('[data-index]')?.dataset.index)
    const item = items[index]
    return item ? { id: item.id, index, name: nameOf(item) } : null
  }
  const follow = (y: number) => {
    if (!grabbed.current) return
    const { row, grip } = grabbed.current
    grabbed.current.y = y
    const by = y - top() - grip
    if (grabbed.current.to === null && Math.abs(by) < THRESHOLD) return
    const visible = visibleRows(rows.current)
    const to = placeAt(visible, y - top()) ?? row.index
    grabbed.current.to = to
    const height = heightOf(visible, row.index)
    setDragged({ id: row.id, from: row.index, to, by, height, byKeys: false })
  }
  const end = () => {
    grabbed.current = null
    setDragged(null)
  }
  const putDown = (row: Row, to: number) => {
    end()
    announce(texts.dropped(row.name, to + 1, count))
    if (to !== row.index) onMove(row.index, to)
  }
  const putBack = (row: Row) => {
    end()
    announce(texts.back(row.name, row.index + 1, count))
  }
  const putBackGrabbed = () => {
    if (grabbed.current) putBack(grabbed.current.row)
  }
  const dragByKeys = (row: Row, to: number) => {
    const visible = visibleRows(rows.current)
    const way = { from: row.index, to, height: heightOf(visible, row.index) }
    setDragged({ id: row.id, ...way, by: distanceTo(visible, way), byKeys: true })
  }
  const pickUp = (row: Row) => {
    dragByKeys(row, row.index)
    announce(texts.picked(row.name, row.index + 1, count))
  }
  const dragTo = (row: Row, to: number) => {
    dragByKeys(row, to)
    announce(texts.over(row.name, to + 1, count))
  }
  /** Whether the key meant something. */
  const pressKey = (row: Row, key: string) => {
    const isPress = key === ' ' || key === 'Enter'
    if (dragged?.id !== row.id) {
      if (isPress) pickUp(row)
      return isPress
    }
    const to = placeByKey(key, STEPS, dragged.to, count)
    if (isPress) putDown(row, dragged.to)
    else if (key === 'Escape') putBack(row)
    else if (to !== null) dragTo(row, to)
    return isPress || key === 'Escape' || to !== null
  }
  const listeners = {
    onPointerDown: (event: PointerEvent) => {
      const row = rowOf(event)
      if (!row || event.button !== 0) return
      handleOf(event)?.setPointerCapture(event.pointerId)
      grabbed.current = { row, y: event.clientY, grip: event.clientY - top(), to: null }
    },
    onPointerMove: ({ clientY }: PointerEvent) => follow(clientY),
    onPointerUp: () => {
      const { row, to } = grabbed.current ?? {}
      if (row && to != null) putDown(row, to)
      grabbed.current = null
    },
    onPointerCancel: putBackGrabbed,
    // else a handle within selected text would be dragged as that text, by the browser
    onDragStart: (event: SyntheticEvent) => {
      if (rowOf(event)) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const row = rowOf(event)
      if (row && pressKey(row, event.key)) event.preventDefault()
    },
    onBlur: (event: FocusEvent) => {
      const row = rowOf(event)
      if (row && dragged?.id === row.id && !grabbed.current) putBack(row)
    },
  }
  useScrolling(dragged !== null, grabbed, follow)
  // whatever has the focus while a pointer drags
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') putBackGrabbed()
  })
  return { dragged, announcement, listeners }
}

const handleOf = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>('.sortable-handle')

/** Places that a key moves a row. */
const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

const heightOf = (rows: readonly VisibleRow[], index: number) => {
  const row = rows.find((each) => each.index === index)
  return row ? row.bottom - row.top : 0
}

const visibleRows = (rows: HTMLElement | null): VisibleRow[] =>
  [...(rows?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    .map((row) => ({
      index: Number(row.dataset.index),
      top: row.offsetTop,
      bottom: row.offsetTop + row.offsetHeight,
    }))
    .sort((a, b) => a.index - b.index)
