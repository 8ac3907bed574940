import { useSyncExternalStore } from 'react'
import { linkTo } from '../../api/links.ts'

/** The key stands behind the '#', the only part of an address that no server and no log ever sees. */
const mark = '#mine='

export const privateLink = (writerKey: string) =>
  `${location.origin}${linkTo('/memories')}${mark}${writerKey}`

/** The key of the private link the page was opened with, and how to leave it. */
export const useWriterKey = () => {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return [hash.startsWith(mark) ? hash.slice(mark.length) : null, leave] as const
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const leave = () => {
  history.replaceState(history.state, '', linkTo('/memories'))
  dispatchEvent(new HashChangeEvent('hashchange'))
}
