import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Drawn, placeAt } from './places.ts'
import { texts } from './texts.ts'
import { useEscape, useScrolling } from './whileDragging.ts'

/** A row that is being carried, by a pointer or by keys. Places count from 0. */
export interface Dragged {
  id: string
  from: number
  to: number
  /** pixels the row is away from its own place; 0 by keys */
  by: number
}

export interface DraggedRow {
  id: string
  index: number
  name: string
}

/** What a handle tells: it keeps its identity, so that a moving row does not draw all the others anew. */
export interface Drag {
  /** a pointer went down at a height in the window */
  hold: (row: DraggedRow, y: number) => void
  follow: (y: number) => void
  release: () => void
  putBack: () => void
  /** tells whether the key meant something */
  key: (row: DraggedRow, key: string) => boolean
  /** focus left the handle */
  leave: (row: DraggedRow) => void
}

/** A row under a pointer. */
interface Held {
  row: DraggedRow
  /** height of the pointer in the window */
  y: number
  /** how far below the list's top it was taken */
  grip: number
  /** the place it is over; null until it was picked up */
  to: number | null
}

/** Pixels a pointer moves before the row is picked up. */
const threshold = 4

/**
 * Picks rows up and puts them down. `rows` is the element around them: each drawn one carries its place in
 * `data-index`. Escape puts back.
 */
export const useDrag = (
  rows: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
) => {
  const [carried, setCarried] = useState<Dragged | null>(null)
  const [said, say] = useState('')
  // what the pointer has done by now; the state is drawn later, and may be a movement behind when it is let go
  const held = useRef<Held | null>(null)
  const top = () => rows.current?.getBoundingClientRect().top ?? 0

  const follow = (y: number) => {
    if (!held.current) return
    const { row, grip } = held.current
    held.current.y = y
    const by = y - top() - grip
    if (held.current.to === null && Math.abs(by) < threshold) return
    const to = placeAt(drawnRows(rows.current), y - top()) ?? row.index
    held.current.to = to
    setCarried({ id: row.id, from: row.index, to, by })
  }
  const end = () => {
    held.current = null
    setCarried(null)
  }
  const putDown = (row: DraggedRow, to: number) => {
    end()
    say(texts.dropped(row.name, to + 1, count))
    if (to !== row.index) onMove(row.index, to)
  }
  const putBack = (row: DraggedRow) => {
    end()
    say(texts.back(row.name, row.index + 1, count))
  }
  const pickUp = (row: DraggedRow) => {
    setCarried({ id: row.id, from: row.index, to: row.index, by: 0 })
    say(texts.picked(row.name, row.index + 1, count))
  }
  const carryTo = (row: DraggedRow, wanted: number) => {
    const to = Math.min(count - 1, Math.max(0, wanted))
    setCarried({ id: row.id, from: row.index, to, by: 0 })
    say(texts.over(row.name, to + 1, count))
  }
  const key = (row: DraggedRow, pressed: string) => {
    const isPress = pressed === ' ' || pressed === 'Enter'
    if (carried?.id !== row.id) {
      if (isPress) pickUp(row)
      return isPress
    }
    const to = target(pressed, carried.to, count)
    if (isPress) putDown(row, carried.to)
    else if (pressed === 'Escape') putBack(row)
    else if (to !== undefined) carryTo(row, to)
    return isPress || pressed === 'Escape' || to !== undefined
  }
  const carry = useSteady({
    hold: (row, y) => {
      held.current = { row, y, grip: y - top(), to: null }
    },
    follow,
    release: () => {
      const { row, to } = held.current ?? {}
      if (row && to != null) putDown(row, to)
      held.current = null
    },
    putBack: () => {
      if (held.current) putBack(held.current.row)
    },
    key,
    leave: (row) => {
      if (carried?.id === row.id && !held.current) putBack(row)
    },
  })
  useScrolling(carried !== null, held, carry)
  useEscape(carry)
  return { carried, said, carry }
}

const target = (key: string, at: number, count: number) =>
  ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1, PageDown: at + 10, PageUp: at - 10 })[key]

const drawnRows = (rows: HTMLElement | null): Drawn[] =>
  [...(rows?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    .map((row) => ({
      index: Number(row.dataset.index),
      top: row.offsetTop,
      bottom: row.offsetTop + row.offsetHeight,
    }))
    .toSorted((a, b) => a.index - b.index)

/** The same object at every draw, whose verbs are always the latest ones. */
const useSteady = (verbs: Drag): Drag => {
  const latest = useRef(verbs)
  useLayoutEffect(() => {
    latest.current = verbs
  })
  return useMemo<Drag>(
    () => ({
      hold: (row, y) => latest.current.hold(row, y),
      follow: (y) => latest.current.follow(y),
      release: () => latest.current.release(),
      putBack: () => latest.current.putBack(),
      key: (row, key) => latest.current.key(row, key),
      leave: (row) => latest.current.leave(row),
    }),
    [],
  )
}
