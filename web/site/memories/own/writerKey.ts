import { useSyncExternalStore } from 'react'
import { privateLinkHash, privateLinkParameter } from '../../../../contract/pages/memoryAddress.ts'
import { linkTo } from '../../../api/urls.ts'
import { listenTo } from '../../../ui/listenTo.ts'

/**
 * Returns the key in the page's URL, and a function that removes the key from the URL. The key is null if the page was not opened
 * by a private link, and empty if the link has lost its end, as some mail programs cut it.
 */
export const useWriterKey = () =>
  [useSyncExternalStore(subscribe, readKey, () => null), leaveOwnMemory] as const

const subscribe = (listener: () => void) => listenTo(window, ['hashchange'], listener)

const readKey = () => {
  const { hash, search } = location
  if (hash.startsWith(privateLinkHash)) return hash.slice(privateLinkHash.length)
  const isCut = privateLinkHash.startsWith(hash) && new URLSearchParams(search).has(privateLinkParameter)
  return isCut ? '' : null
}

const leaveOwnMemory = () => {
  history.replaceState(history.state, '', linkTo('/memories'))
  dispatchEvent(new HashChangeEvent('hashchange'))
}
