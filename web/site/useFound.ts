import { useEffect, useState } from 'react'
import type { Found } from '../../contract/pages/pageRendering.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { usePageData } from '../api/pageData.ts'
import { useRead } from '../api/useRead.ts'
import { useParameter } from './address.ts'

/** Reads what is found by the query in the page's URL; undefined without a query. */
export const useFound: () => Found | undefined = isStaticCopy ? useFoundInCopy : () => usePageData().found

export const selectFound = <T extends { id: string }>(items: readonly T[], found: Found | undefined) => {
  if (!found) return items
  const ids = new Set(found.ids)
  return items.filter(({ id }) => ids.has(id))
}

/** Finds in the lists of the copy, which both pages have. The import is dynamic, so that other builds have none of its code. */
function useFoundInCopy() {
  const { path, hasSearch } = usePageData()
  const query = useParameter('q', null)?.trim()
  const { data: media } = useRead('GET /api/media')
  const { data: memories } = useRead('GET /api/memories')
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!hasSearch || !query || !media || !memories) return
    void import('./findInLists.ts').then(({ findInLists }) =>
      setFound(findInLists(query, path, media, memories)),
    )
  }, [hasSearch, query, path, media, memories])
  return found?.query === query ? found : undefined
}
