import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'

/** A list of up to this many rows is rendered whole, without virtualization. */
const MAX_RENDERED_WHOLE = 200

interface VisibleItem<T> {
  item: T
  index: number
  top: number | undefined
}

interface Options {
  /** id of a row that stays rendered wherever the page is scrolled to */
  pinnedId?: string | undefined
  /** index of a row that the page scrolls into view */
  inSight?: number | null
  shownWhole?: number
}

/** Finds the rows of a list to render: all rows of up to 200; of a longer list those near the window, pinned or focused. */
export const useVisibleRows = <T extends { id: string }>(
  rows: RefObject<HTMLElement | null>,
  items: readonly T[],
  rowHeight: number,
  { pinnedId, inSight = null, shownWhole = MAX_RENDERED_WHOLE }: Options = {},
) => {
  const showsAll = items.length <= shownWhole
  const scrollMargin = usePageOffset(rows)
  const focused = useFocusedId(rows)
  const pinned = useMemo(() => findIndexes(items, [focused, pinnedId]), [items, focused, pinnedId])
  const virtual = useWindowVirtualizer({
    enabled: !showsAll,
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin,
    getItemKey: (index) => items[index]?.id ?? index,
    rangeExtractor: (range: Range) => addPinned(defaultRangeExtractor(range), pinned),
  })
  const { measureElement } = virtual
  const measure = useCallback(
    (element: HTMLElement | null) => (showsAll ? undefined : measureElement(element)),
    [showsAll, measureElement],
  )
  useKeepInView(rows, inSight, showsAll ? null : virtual.scrollToIndex)
  const drawn = showsAll
    ? items.map((item, index): VisibleItem<T> => ({ item, index, top: undefined }))
    : virtual.getVirtualItems().flatMap(({ index, start }): VisibleItem<T>[] => {
        const item = items[index]
        return item ? [{ item, index, top: start - scrollMargin }] : []
      })
  return { drawn, height: showsAll ? undefined : virtual.getTotalSize(), measure }
}

const findIndexes = (items: readonly { id: string }[], ids: (string | null | undefined)[]) =>
  ids.flatMap((id) => {
    const index = id ? items.findIndex((item) => item.id === id) : -1
    return index < 0 ? [] : [index]
  })

const addPinned = (indexes: number[], pinned: number[]) =>
  [...new Set([...indexes, ...pinned])].sort((a, b) => a - b)

/** Pixels from the top of the page to the first row. */
const usePageOffset = (rows: RefObject<HTMLElement | null>) => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (rows.current) setTop(Math.round(rows.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [rows])
  return top
}

/** The id of the row that was focused last: it stays rendered wherever the page is scrolled to. */
const useFocusedId = (rows: RefObject<HTMLElement | null>) => {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const element = rows.current
    const onFocus = ({ target }: FocusEvent) =>
      setFocused((target as Element).closest<HTMLElement>('[data-id]')?.dataset.id ?? null)
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [rows])
  return focused
}

/** Scrolls the page to the row at `index`, so that a row moved by keys stays in view. */
const useKeepInView = (
  rows: RefObject<HTMLElement | null>,
  index: number | null,
  scrollToIndex: ((index: number) => void) | null,
) => {
  useLayoutEffect(() => {
    if (index === null) return
    const row = rows.current?.querySelector(`[data-index="${index}"]`)
    if (row) row.scrollIntoView({ block: 'nearest' })
    else scrollToIndex?.(index)
  }, [rows, index, scrollToIndex])
}
