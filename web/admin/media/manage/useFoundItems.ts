import { useDeferredValue, useMemo, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { isUndecided } from '../../../../domain/slides.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDates } from '../../parts/dates/dates.ts'
import { openMediaSearch } from './searchMedia.ts'

/** Finds the items to show: the latest upload, those that came later, or all, and of these the ones that match the search. */
export const useFoundItems = (
  items: readonly Media[],
  addedIds: ReadonlySet<string> | null,
  isCameLaterOpen: boolean,
) => {
  const { formatTaken } = useDates()
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const addedItems = useMemo(() => addedIds && items.filter(({ id }) => addedIds.has(id)), [items, addedIds])
  const laterItems = useMemo(() => {
    const undecidedItems = isCameLaterOpen ? items.filter(isUndecided) : []
    return undecidedItems.length > 0 ? undecidedItems : null
  }, [items, isCameLaterOpen])
  // only somebody who searches needs the memories
  const { data: memories } = useRead('GET /api/memories', { enabled: query.trim() !== '' })
  const find = useMemo(() => openMediaSearch(memories ?? [], formatTaken), [memories, formatTaken])
  const foundItems = useMemo(
    () => find(laterItems ?? addedItems ?? items, deferredQuery),
    [find, laterItems, addedItems, items, deferredQuery],
  )
  return { query, setQuery, addedItems, laterItems, foundItems }
}
