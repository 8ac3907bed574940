import { useEffect, useState } from 'react'
import { serverNow, usePageData } from '../api/pageData.ts'

const MINUTE = 60_000

/** Milliseconds since 1970 by the server's clock: those of the drawing while the page hydrates, then those that have gone by. */
export const useNow = () => {
  const drawnAt = Date.parse(usePageData().now)
  const [now, setNow] = useState(drawnAt)
  useEffect(() => {
    const update = () => setNow(serverNow(drawnAt))
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [drawnAt])
  return now
}
