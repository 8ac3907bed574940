import { useSyncExternalStore } from 'react'
import { privateLinkHash } from '../../../../contract/pages/memoryAddress.ts'
import { linkTo } from '../../../api/links.ts'

/** Returns the key in the page's URL (null if there is no key), and a function that removes the key from the URL. */
export const useWriterKey = () => {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return [
    hash.startsWith(privateLinkHash) ? hash.slice(privateLinkHash.length) : null,
    leaveOwnMemory,
  ] as const
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const leaveOwnMemory = () => {
  history.replaceState(history.state, '', linkTo('/memories'))
  dispatchEvent(new HashChangeEvent('hashchange'))
}
