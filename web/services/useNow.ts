import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, milliseconds since 1970: `first` while the page is taken over from the server, then the device's. */
export const useNow = (first: number) => {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
