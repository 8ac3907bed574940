import { startTransition, useEffect, useState } from 'react'

/** Counts to `total` from 1, one step after the other is on the screen: what is drawn by it comes in short pieces. */
export const useGradually = (total: number) => {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)))
    return () => clearTimeout(timer)
  }, [count, total])
  return Math.min(count, total)
}
