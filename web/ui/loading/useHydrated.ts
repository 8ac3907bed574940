import { useSyncExternalStore } from 'react'

/** Whether React has hydrated the page. False on the server and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
