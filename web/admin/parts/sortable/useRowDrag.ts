import { type KeyboardEvent, type PointerEvent, type RefObject, type SyntheticEvent, useState } from 'react'
import { findIndexByKey } from '../../../ui/gestures/findIndexByKey.ts'
import { texts } from '../../../../languages/en/dashboard/sortable.ts'
import { type DragState, useDrag } from './useDrag.ts'

interface Options<T> extends Omit<DragState, 'columns'> {
  items: readonly T[]
  getName: (item: T) => string
  onMove: (ids: ReadonlySet<string>, to: number) => void
}

/**
 * Lets people drag rows: by mouse or touch on their handles, by a finger or pen that rests on the row next to its buttons and fields,
 * or with the space bar and the arrow keys. Escape puts the row back. `rows` is the element around all rows, which gets `listeners`.
 * Each rendered row has its id in `data-id`.
 */
export const useRowDrag = <T extends { id: string }>(
  rows: RefObject<HTMLElement | null>,
  { items, getName, onMove, ...state }: Options<T>,
) => {
  const { measureEdges, drag, setDrag } = state
  const count = items.length
  const [announcement, announce] = useState('')
  const findIndex = (ids: ReadonlySet<string>) => items.findIndex(({ id }) => ids.has(id))
  const say = (event: 'picked' | 'over' | 'dropped' | 'back', ids: ReadonlySet<string>, to: number) => {
    const item = items[findIndex(ids)]
    if (item) announce(texts[event](getName(item), to + 1, count))
  }
  const dragByKeys = (event: 'picked' | 'over', ids: ReadonlySet<string>, to: number) => {
    setDrag({ ids, to, edges: measureEdges(), pointer: null })
    say(event, ids, to)
  }
  const putDown = (ids: ReadonlySet<string>, to: number) => {
    setDrag(null)
    say('dropped', ids, to)
    if (to !== findIndex(ids)) onMove(ids, to)
  }
  const putBack = () => {
    setDrag(null)
    if (drag) say('back', drag.ids, findIndex(drag.ids))
  }
  /** Returns whether the key was handled. */
  const pressKey = (ids: ReadonlySet<string>, key: string) => {
    const isPickUpKey = key === ' ' || key === 'Enter'
    const isPickedUp = drag !== null && findIndex(drag.ids) === findIndex(ids)
    const to = isPickedUp ? findIndexByKey(key, STEPS_BY_KEY, drag.to, count) : null
    if (isPickUpKey && isPickedUp) putDown(ids, drag.to)
    else if (isPickUpKey) dragByKeys('picked', ids, findIndex(ids))
    else if (isPickedUp && key === 'Escape') putBack()
    else if (to !== null) dragByKeys('over', ids, to)
    else return false
    return true
  }
  const { listeners } = useDrag(rows, {
    ...state,
    columns: 1,
    count,
    findDraggedIds: findGrabbedIds,
    onDrop: putDown,
    onCancel: putBack,
  })
  return {
    announcement,
    listeners: {
      ...listeners,
      // if the selected text contains the handle, the browser would drag that text
      onDragStart: (event: SyntheticEvent) => findHandle(event) && event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => {
        const ids = readIds(findHandle(event))
        if (ids && pressKey(ids, event.key)) event.preventDefault()
      },
      onBlur: () => drag?.pointer === null && putBack(),
    },
  }
}

/** The number of positions by which each key moves a row; negative numbers move it up. */
const STEPS_BY_KEY = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Finds the row that a press drags. A row without a handle, as in search results, cannot be dragged. */
const findGrabbedIds = (event: PointerEvent) => {
  const handle = findHandle(event)
  const { pointerType, target } = event
  if (handle || pointerType === 'mouse' || (target as Element).closest(CONTROLS)) return readIds(handle)
  const row = (target as Element).closest('[data-id]')
  return readIds(row?.querySelector('.sortable-handle'))
}

/** A press on one of these in a row does not drag the row. */
const CONTROLS = 'a, button, input, label, select, textarea'

const findHandle = ({ target }: SyntheticEvent) => (target as Element).closest('.sortable-handle')

const readIds = (handle: Element | null | undefined) => {
  const id = handle?.closest<HTMLElement>('[data-id]')?.dataset.id
  return id === undefined ? null : new Set([id])
}
