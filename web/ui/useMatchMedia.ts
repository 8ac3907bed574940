import { useCallback, useSyncExternalStore } from 'react'
import { listenTo } from './listenTo.ts'

/** Whether the media query matches; for components that are rendered only in the browser. */
export function useMatchMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listenTo(matchMedia(query), ['change'], onChange),
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
