import { useSyncExternalStore } from 'react'
import { linkTo } from '../../../api/links.ts'

/** In a private link, the key follows these characters. Browsers never send the part of a URL after the '#' to a server. */
const HASH_PREFIX = '#mine='

export const writePrivateLink = (origin: string, writerKey: string) =>
  `${origin}${linkTo('/memories')}${HASH_PREFIX}${writerKey}`

/** Returns the key in the page's URL (null if there is no key), and a function that removes the key from the URL. */
export const useWriterKey = () => {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return [hash.startsWith(HASH_PREFIX) ? hash.slice(HASH_PREFIX.length) : null, leaveOwnMemory] as const
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const leaveOwnMemory = () => {
  history.replaceState(history.state, '', linkTo('/memories'))
  dispatchEvent(new HashChangeEvent('hashchange'))
}
