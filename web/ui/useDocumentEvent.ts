import { useEffectEvent, useLayoutEffect } from 'react'
import { type EventOf, listenTo } from './listenTo.ts'

/** Calls `onEvent` at every event of this type anywhere on the page, while the component is mounted and `isActive` is true. */
export const useDocumentEvent = <K extends string>(
  type: K,
  onEvent: (event: EventOf<K>) => void,
  isActive = true,
) => {
  const handle = useEffectEvent(onEvent)
  useLayoutEffect(() => {
    if (isActive) return listenTo(document, [type], handle)
  }, [type, isActive])
}
