import { useEffect, useState } from 'react'
import { readServerTime, usePageData } from '../api/pageData.ts'

const MINUTE_MS = 60_000

/**
 * Returns the server's time in milliseconds since 1970. While the page hydrates, this is the time when the server rendered the
 * page; after that, the time is updated every minute.
 */
export const useNow = () => {
  const renderedAt = Date.parse(usePageData().now)
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const update = () => setNow(readServerTime(renderedAt))
    update()
    const timer = setInterval(update, MINUTE_MS)
    return () => clearInterval(timer)
  }, [renderedAt])
  return now
}
