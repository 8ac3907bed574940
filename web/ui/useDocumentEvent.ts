import { useEffect, useEffectEvent } from 'react'

/** Calls back at every such event anywhere on the page, while `isActive`. */
export const useDocumentEvent = <K extends keyof DocumentEventMap>(
  type: K,
  onEvent: (event: DocumentEventMap[K]) => void,
  isActive = true,
) => {
  const handle = useEffectEvent(onEvent)
  useEffect(() => {
    if (!isActive) return
    const listener = (event: DocumentEventMap[K]) => handle(event)
    document.addEventListener(type, listener)
    return () => document.removeEventListener(type, listener)
  }, [type, isActive])
}
