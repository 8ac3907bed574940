import { useSyncExternalStore } from 'react'

/** Whether the page is hydrated: false on the server and while it hydrates. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
