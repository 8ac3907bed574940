import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Milliseconds since 1970: `first` while the page hydrates, then the device's clock. */
export const useNow = (first: number) => {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
