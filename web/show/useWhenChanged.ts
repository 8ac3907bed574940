import { useEffect, useRef } from 'react'

/** Tells of every new value, but not of the first: what a show begins with it was opened with. */
export const useWhenChanged = <T>(value: T, tell: (value: T) => void) => {
  const told = useRef(value)
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    tell(value)
  }, [value, tell])
}
