import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** The dialogs that are open, the topmost last: what must stay usable above them goes into the topmost. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const change = (next: readonly HTMLDialogElement[]) => {
  open = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTopmostModal = () =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  )

/**
 * Shows a `<dialog>` over everything for as long as it is mounted: the rest is inert, Escape asks to close, and focus
 * goes back to where it came from.
 */
export const useModal = (ref: RefObject<HTMLDialogElement | null>, onClose: () => void) => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    change([...open, dialog])
    const asked = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      close.current()
    }
    // Chromium closes without asking when Escape is pressed twice
    const closed = (event: Event) => {
      if (event.target === dialog && !dialog.open) close.current()
    }
    dialog.addEventListener('cancel', asked)
    dialog.addEventListener('close', closed)
    return () => {
      dialog.removeEventListener('cancel', asked)
      dialog.removeEventListener('close', closed)
      change(open.filter((other) => other !== dialog))
      dialog.close()
      if (opener instanceof HTMLElement && document.activeElement !== opener) opener.focus()
    }
  }, [ref])
}
