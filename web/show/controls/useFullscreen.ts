import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Older tablets have the Fullscreen API only with the `webkit` prefix. */
type PrefixedDocument = { webkitFullscreenElement?: Element | null; webkitExitFullscreen?: () => void }
type PrefixedElement = { webkitRequestFullscreen?: () => void }

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  document.addEventListener('webkitfullscreenchange', listener)
  return () => {
    document.removeEventListener('fullscreenchange', listener)
    document.removeEventListener('webkitfullscreenchange', listener)
  }
}

const isFullscreen = () =>
  Boolean(document.fullscreenElement ?? (document as unknown as PrefixedDocument).webkitFullscreenElement)

const enterFullscreen = async () => {
  const page = document.documentElement
  if (page.requestFullscreen) return page.requestFullscreen({ navigationUI: 'hide' })
  return (page as PrefixedElement).webkitRequestFullscreen?.()
}
const leaveFullscreen = async () => {
  if (document.exitFullscreen) return document.exitFullscreen()
  return (document as unknown as PrefixedDocument).webkitExitFullscreen?.()
}

export interface Fullscreen {
  /** false on most phones */
  isSupported: boolean
  isFull: boolean
  /** the link asked for full screen, and the browser still needs a touch or a key */
  isWaiting: boolean
  toggle: () => void
}

/** With `wanted`, the first touch or key fills the screen: browsers allow it only after one. */
export const useFullscreen = (wanted = false): Fullscreen => {
  const full = useSyncExternalStore(subscribe, isFullscreen, () => false)
  const page = document.documentElement
  const possible = Boolean(page.requestFullscreen ?? (page as PrefixedElement).webkitRequestFullscreen)
  const [waiting, setWaiting] = useState(wanted && possible)
  const toggle = useCallback(() => {
    const done = isFullscreen() ? leaveFullscreen() : enterFullscreen()
    done.catch((reason: unknown) => console.warn('Full screen was refused', reason))
  }, [])
  useEffect(() => {
    if (!waiting) return
    const onGesture = (event: Event) => {
      // these keys have their own meaning, and browsers do not count Escape as a gesture
      if (event instanceof KeyboardEvent && ['Escape', 'f', 'F'].includes(event.key)) return
      setWaiting(false)
      if (!isFullscreen()) toggle()
    }
    document.addEventListener('pointerup', onGesture, true)
    document.addEventListener('keydown', onGesture, true)
    return () => {
      document.removeEventListener('pointerup', onGesture, true)
      document.removeEventListener('keydown', onGesture, true)
    }
  }, [waiting, toggle])
  return { isSupported: possible, isFull: full, isWaiting: waiting && !full, toggle }
}
