import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls `onEvent` at every event of this type anywhere on the page, while the component is mounted and `isActive` is true. */
export const useDocumentEvent = <K extends keyof DocumentEventMap>(
  type: K,
  onEvent: (event: DocumentEventMap[K]) => void,
  isActive = true,
) => {
  const handle = useEffectEvent(onEvent)
  useLayoutEffect(() => {
    if (!isActive) return
    const listener = (event: DocumentEventMap[K]) => handle(event)
    document.addEventListener(type, listener)
    return () => document.removeEventListener(type, listener)
  }, [type, isActive])
}
