import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Media } from '../../../../../contract/media/media.ts'
import { findIndexByKey } from '../../../../ui/gestures/findIndexByKey.ts'
import { isBrowserShortcut } from '../../../../ui/isBrowserShortcut.ts'
import type { Selection } from '../../../parts/lists/selection/useSelection.ts'
import { nextKey, previousKey } from '../../../../ui/readingDirection.ts'

interface Options {
  items: readonly Media[]
  columns: number
  selection: Selection<Media>
  isDragging: boolean
  onOpen: (item: Media) => void
}

/** Lets people choose and open tiles by clicks and keys. The Tab key reaches only the tile at `activePlace` (roving tabindex). */
export const useSheetKeys = (
  sheet: RefObject<HTMLElement | null>,
  { items, columns, selection, isDragging, onOpen }: Options,
) => {
  const [active, setActive] = useState(0)
  const activePlace = Math.min(active, items.length - 1)
  /** Returns the tile at `place`. Renders the tile first, because it may be scrolled out of view. */
  const activate = (place: number) => {
    flushSync(() => setActive(place))
    return sheet.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
  }
  const scrollTo = (place: number) => activate(place)?.scrollIntoView()
  const onClick = (event: MouseEvent) => {
    const place = readPlace(event)
    if (place === null) return
    setActive(place)
    if (event.shiftKey) selection.extend(place)
    else selection.toggle(place)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const item = items[readPlace(event) ?? -1]
    if (item) onOpen(item)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[activePlace]
    const to = findIndexByKey(event.key, computeSteps(columns, activePlace), activePlace, items.length)
    if (event.key === 'Enter' && item) onOpen(item)
    else if (event.key === 'Escape' && !isDragging) selection.chooseNone()
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selection.chooseAll()
    else if (to !== null && !isBrowserShortcut(event)) {
      if (event.shiftKey) {
        selection.extend(activePlace)
        selection.extend(to)
      }
      activate(to)?.focus()
    } else return
    event.preventDefault()
  }
  return { activePlace, scrollTo, listeners: { onClick, onDoubleClick, onKeyDown } }
}

/** Returns the 0-based index of the tile where the event happened; null if it happened between the tiles. */
export const readPlace = ({ target }: SyntheticEvent) => {
  const place = (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? null : Number(place)
}

/**
 * Computes by how many places each key moves the focus from `place`. Moving up or down stays in the same column. In the first
 * line, the keys that move up do nothing.
 */
const computeSteps = (columns: number, place: number) => ({
  [previousKey]: -1,
  [nextKey]: 1,
  ArrowUp: place < columns ? 0 : -columns,
  ArrowDown: columns,
  PageUp: -Math.min(4, Math.floor(place / columns)) * columns,
  PageDown: 4 * columns,
})
