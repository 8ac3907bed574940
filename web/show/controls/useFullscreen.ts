import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { rehearsalShown } from '../rehearsalOpen.ts'
import { listenTo } from '../../ui/listenTo.ts'

/** On older tablets, the names of the Fullscreen API begin with `webkit`. */
type PrefixedDocument = { webkitFullscreenElement?: Element | null; webkitExitFullscreen?: () => void }
type PrefixedElement = { webkitRequestFullscreen?: () => void }

/** Calls `listener` when the page enters or leaves full screen. Returns a function that stops that. */
export const watchFullscreen = (listener: () => void) =>
  listenTo(document, ['fullscreenchange', 'webkitfullscreenchange'], listener)

export const isFullscreen = () =>
  Boolean(document.fullscreenElement ?? (document as unknown as PrefixedDocument).webkitFullscreenElement)

export const enterFullscreen = async () => {
  const page = document.documentElement
  if (page.requestFullscreen) return page.requestFullscreen({ navigationUI: 'hide' })
  return (page as PrefixedElement).webkitRequestFullscreen?.()
}
export const leaveFullscreen = async () => {
  if (document.exitFullscreen) return document.exitFullscreen()
  return (document as unknown as PrefixedDocument).webkitExitFullscreen?.()
}

/**
 * Makes the page enter and leave full screen, which most phones do not support. If `isRequested` is true, the first touch or key press
 * enters full screen, because browsers do not allow it before that; until then, `isWaiting` is true.
 */
export const useFullscreen = (isRequested: boolean) => {
  const isFull = useSyncExternalStore(watchFullscreen, isFullscreen, () => false)
  const page = document.documentElement
  const isSupported = Boolean(page.requestFullscreen ?? (page as PrefixedElement).webkitRequestFullscreen)
  const [isPending, setIsPending] = useState(isRequested && isSupported)
  const toggle = useCallback(() => {
    const change = isFullscreen() ? leaveFullscreen() : enterFullscreen()
    change.catch((reason: unknown) => console.warn('Full screen was refused', reason))
  }, [])
  useEffect(() => {
    if (!isPending) return
    const onGesture = (event: Event) => {
      // a rehearsal fills the screen itself, and leaves it when it closes
      if (rehearsalShown.get()) return
      // Escape and F have actions of their own, and browsers do not accept Escape as a gesture that allows full screen
      if (event instanceof KeyboardEvent && ['Escape', 'f', 'F'].includes(event.key)) return
      setIsPending(false)
      if (!isFullscreen()) toggle()
    }
    return listenTo(document, ['pointerup', 'keydown'], onGesture, { capture: true })
  }, [isPending, toggle])
  return { isSupported, isFull, isWaiting: isPending && !isFull, toggle }
}
