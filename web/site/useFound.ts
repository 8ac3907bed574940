import { useMemo } from 'react'
import type { Found } from '../../contract/pages/found.ts'
import { usePageData } from '../api/pageData.ts'
import { useRead } from '../api/useRead.ts'
import { useParameter } from './address.ts'
import { findInLists } from './findInLists.ts'

declare const STATIC_COPY: boolean

// not that of web/api/isStaticCopy.ts, because other builds leave out what is imported below only if this module has the condition
const isStaticCopy = typeof STATIC_COPY === 'boolean' && STATIC_COPY

/** Reads what is found by the query in the page's URL; undefined without a query. */
export const useFound: () => Found | undefined = isStaticCopy ? useFoundInCopy : () => usePageData().found

export const selectFound = <T extends { id: string }>(items: readonly T[], found: Found | undefined) => {
  if (!found) return items
  const ids = new Set(found.ids)
  return items.filter(({ id }) => ids.has(id))
}

/** Finds in the lists of the copy, which both pages have. */
function useFoundInCopy() {
  const { path, hasSearch } = usePageData()
  const query = useParameter('q', null)?.trim()
  const { data: media } = useRead('GET /api/media')
  const { data: memories } = useRead('GET /api/memories')
  return useMemo(
    () => (hasSearch && query && media && memories ? findInLists(query, path, media, memories) : undefined),
    [hasSearch, query, path, media, memories],
  )
}
