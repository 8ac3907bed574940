import { startTransition, useEffect, useRef, useState } from 'react'
import { watchNearViewport } from './watchNearViewport.ts'

/** A list of up to this number of rows is rendered whole, so that people can search and print it. */
const WHOLE_LIST_LIMIT = 200
const STEP_ROWS = 60

/**
 * Returns how many of `total` rows to render. A list of ordinary length is rendered whole. A long list starts with its first
 * rows, and grows whenever someone scrolls near its end. The caller sets `end` as the ref of an element after the list.
 */
export const useGrowingList = <E extends Element>(total: number) => {
  const end = useRef<E>(null)
  const [limit, setLimit] = useState(STEP_ROWS)
  const count = total <= WHOLE_LIST_LIMIT ? total : Math.min(total, limit)
  useEffect(() => {
    if (count >= total || !end.current) return
    return watchNearViewport(
      end.current,
      (isNear) => isNear && startTransition(() => setLimit(count + STEP_ROWS)),
    )
  }, [count, total])
  return { count, end }
}
