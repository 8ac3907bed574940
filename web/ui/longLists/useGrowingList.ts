import { startTransition, useEffect, useRef, useState } from 'react'
import { watchNearViewport } from './watchNearViewport.ts'

/** A list of up to this many rows is rendered whole, so that it can be searched and printed. */
const WHOLE_LIMIT = 200
const STEP = 60

/**
 * Returns how many of `total` rows to render: all rows of a list of ordinary length; of a long list, the first rows, and more
 * whenever its end comes near. Put `end` on an element after the list.
 */
export const useGrowingList = <E extends Element>(total: number) => {
  const end = useRef<E>(null)
  const [limit, setLimit] = useState(STEP)
  const count = total <= WHOLE_LIMIT ? total : Math.min(total, limit)
  useEffect(() => {
    if (count >= total || !end.current) return
    return watchNearViewport(end.current, (isNear) => isNear && startTransition(() => setLimit(count + STEP)))
  }, [count, total])
  return { count, end }
}
