import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'

/** The maximum number of items for which the whole list is rendered, without virtualization. */
const MAX_RENDERED_WHOLE = 200

interface VisibleItem<T> {
  item: T
  index: number
  top: number | undefined
}

interface Options {
  /** the id of a row that stays rendered even when it is scrolled out of view */
  pinnedId?: string | undefined
  /** the 0-based index of a row that the page scrolls into view */
  indexInView?: number | null
  /** the number of items in a row */
  columns?: number
}

/**
 * Finds the rows of a list to render. A short list is rendered whole. Of a longer list, the rows in or near the window are
 * rendered, and also the pinned row and the focused row.
 */
export const useVisibleRows = <T extends { id: string }>(
  rows: RefObject<HTMLElement | null>,
  items: readonly T[],
  rowHeight: number,
  { pinnedId, indexInView = null, columns = 1 }: Options = {},
) => {
  const rendersAll = items.length * columns <= MAX_RENDERED_WHOLE
  const scrollMargin = usePageOffset(rows)
  const focusedId = useFocusedId(rows)
  const pinnedIndexes = useMemo(() => findIndexes(items, [focusedId, pinnedId]), [items, focusedId, pinnedId])
  const virtualizer = useWindowVirtualizer({
    enabled: !rendersAll,
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin,
    getItemKey: (index) => items[index]?.id ?? index,
    rangeExtractor: (range: Range) => addPinned(defaultRangeExtractor(range), pinnedIndexes),
  })
  const { measureElement } = virtualizer
  const measure = useCallback(
    (element: HTMLElement | null) => (rendersAll ? undefined : measureElement(element)),
    [rendersAll, measureElement],
  )
  useKeepInView(rows, indexInView, rendersAll ? null : virtualizer.scrollToIndex)
  const renderedRows = rendersAll
    ? items.map((item, index): VisibleItem<T> => ({ item, index, top: undefined }))
    : virtualizer.getVirtualItems().flatMap(({ index, start }): VisibleItem<T>[] => {
        const item = items[index]
        return item ? [{ item, index, top: start - scrollMargin }] : []
      })
  /** Measures how far the top of each row is from the top of the list, in pixels, and last the bottom of the last row. */
  const measureEdges = () => {
    // rows that were never rendered are estimated
    const tops = rendersAll
      ? Array.from(rows.current?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [], getOffsetTop)
      : virtualizer.measurementsCache.map(({ start }) => start - scrollMargin)
    return [...tops, rows.current?.clientHeight ?? 0]
  }
  return { renderedRows, height: rendersAll ? undefined : virtualizer.getTotalSize(), measure, measureEdges }
}

const getOffsetTop = ({ offsetTop }: HTMLElement) => offsetTop

const findIndexes = (items: readonly { id: string }[], ids: (string | null | undefined)[]) =>
  ids.flatMap((id) => {
    const index = id ? items.findIndex((item) => item.id === id) : -1
    return index < 0 ? [] : [index]
  })

const addPinned = (indexes: number[], pinnedIndexes: number[]) =>
  [...new Set([...indexes, ...pinnedIndexes])].sort((a, b) => a - b)

/** Measures the distance in pixels from the top of the page to the first row. */
const usePageOffset = (rows: RefObject<HTMLElement | null>) => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (rows.current) setTop(Math.round(rows.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [rows])
  return top
}

/** Returns the id of the row that was focused last, because that row stays rendered even when it is scrolled out of view. */
const useFocusedId = (rows: RefObject<HTMLElement | null>) => {
  const [focusedId, setFocusedId] = useState<string | null>(null)
  useEffect(() => {
    const element = rows.current
    const onFocus = ({ target }: FocusEvent) =>
      setFocusedId((target as Element).closest<HTMLElement>('[data-id]')?.dataset.id ?? null)
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [rows])
  return focusedId
}

/** Scrolls the page to the row at `index`, so that a row that is moved with keys stays in view. */
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
