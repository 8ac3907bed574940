import { useSyncExternalStore } from 'react'
import { linkTo } from '../../../api/links.ts'

/** The key comes after the '#', the only part of an address that no server or log ever sees. */
const HASH_PREFIX = '#mine='

export const writePrivateLink = (writerKey: string) =>
  `${location.origin}${linkTo('/memories')}${HASH_PREFIX}${writerKey}`

/** Returns the key of the private link that the page was opened with, or null, and a function that leaves the link. */
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
