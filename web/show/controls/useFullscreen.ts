import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Older tablets have the Fullscreen API only with the `webkit` prefix. */
type Old = { webkitFullscreenElement?: Element | null; webkitExitFullscreen?: () => void }
type OldElement = { webkitRequestFullscreen?: () => void }

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  document.addEventListener('webkitfullscreenchange', listener)
  return () => {
    document.removeEventListener('fullscreenchange', listener)
    document.removeEventListener('webkitfullscreenchange', listener)
  }
}

const isFull = () =>
  Boolean(document.fullscreenElement ?? (document as unknown as Old).webkitFullscreenElement)

const enter = async () => {
  const page = document.documentElement
  if (page.requestFullscreen) return page.requestFullscreen({ navigationUI: 'hide' })
  return (page as OldElement).webkitRequestFullscreen?.()
}
const leave = async () => {
  if (document.exitFullscreen) return document.exitFullscreen()
  return (document as unknown as Old).webkitExitFullscreen?.()
}

export interface Fullscreen {
  /** false on most phones */
  possible: boolean
  full: boolean
  /** the link asked for full screen, and the browser still needs a touch or a key */
  waiting: boolean
  toggle: () => void
}

/** With `wanted`, the first touch or key fills the screen: browsers allow it only after one. */
export const useFullscreen = (wanted = false): Fullscreen => {
  const full = useSyncExternalStore(subscribe, isFull, () => false)
  const page = document.documentElement
  const possible = Boolean(page.requestFullscreen ?? (page as OldElement).webkitRequestFullscreen)
  const [waiting, setWaiting] = useState(wanted && possible)
  const toggle = useCallback(() => {
    const done = isFull() ? leave() : enter()
    done.catch((reason: unknown) => console.warn('Full screen was refused', reason))
  }, [])
  useEffect(() => {
    if (!waiting) return
    const gesture = (event: Event) => {
      // these keys have their own meaning, and browsers do not count Escape as a gesture
      if (event instanceof KeyboardEvent && ['Escape', 'f', 'F'].includes(event.key)) return
      setWaiting(false)
      if (!isFull()) toggle()
    }
    document.addEventListener('pointerup', gesture, true)
    document.addEventListener('keydown', gesture, true)
    return () => {
      document.removeEventListener('pointerup', gesture, true)
      document.removeEventListener('keydown', gesture, true)
    }
  }, [waiting, toggle])
  return { possible, full, waiting: waiting && !full, toggle }
}
