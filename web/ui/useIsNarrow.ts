import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 39.99rem)'

/** Whether the window is as narrow as a phone's; for pages that are drawn in the browser only. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)

const subscribe = (onChange: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
