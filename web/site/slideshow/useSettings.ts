import { useCallback, useState } from 'react'
import { readStored, store } from '../../show/stored.ts'
import { fromLink, fromStored, type ShowSettings, type Wishes } from './settings.ts'

const name = 'slideshow'

export interface Settings {
  settings: ShowSettings
  wishes: Wishes
  /** keeps what was chosen on this device */
  choose: (chosen: Partial<ShowSettings>) => void
}

export const useSettings = (): Settings => {
  const [{ settings, wishes }, set] = useState(() => fromLink(fromStored(readStored(name)), location.search))
  const choose = useCallback((chosen: Partial<ShowSettings>) => {
    store(name, chosen)
    set((before) => ({ ...before, settings: { ...before.settings, ...chosen } }))
  }, [])
  return { settings, wishes, choose }
}
