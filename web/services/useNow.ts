import { useEffect, useState } from 'react'
import { serverNow, usePageData } from '../api/pageData.ts'

const MINUTE = 60_000

/** Milliseconds since 1970 by the server's clock: those of the drawing while the page hydrates, then those that have gone by. */
export const useNow = () => {
  const renderedAt = Date.parse(usePageData().now)
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const update = () => setNow(serverNow(renderedAt))
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [renderedAt])
  return now
}
