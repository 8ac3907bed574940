import { useEffect, useState } from 'react'
import { readServerTime, usePageData } from '../api/pageData.ts'

const MINUTE = 60_000

/** The server's time in milliseconds since 1970: the time of rendering while the page hydrates, then updated every minute. */
export const useNow = () => {
  const renderedAt = Date.parse(usePageData().now)
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const update = () => setNow(readServerTime(renderedAt))
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [renderedAt])
  return now
}
