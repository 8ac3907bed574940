import { startTransition, useEffect, useRef, useState } from 'react'
import { watchNear } from './watchNear.ts'

/** Up to this many rows a list is drawn whole, so that it can be searched and printed. */
const WHOLE_LIMIT = 200
const STEP = 60

/**
 * How many of `total` rows are drawn: all of a list of ordinary length, of a long one the first, and more as its end
 * nears. Put `end` on an element behind the list.
 */
export const useGrowing = <E extends Element>(total: number) => {
  const end = useRef<E>(null)
  const [limit, setLimit] = useState(STEP)
  const count = total <= WHOLE_LIMIT ? total : Math.min(total, limit)
  useEffect(() => {
    if (count >= total || !end.current) return
    return watchNear(end.current, (isNear) => isNear && startTransition(() => setLimit(count + STEP)))
  }, [count, total])
  return { count, end }
}
