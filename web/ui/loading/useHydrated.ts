import { useSyncExternalStore } from 'react'

/** Whether scripts run here: false on the server and while a page hydrates. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
