import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { openStore } from '../stores/store.ts'
import { useStore } from '../stores/useStore.ts'

/** The dialogs that are open, the topmost last: what must stay usable above them goes into the topmost. */
const openModals = openStore<readonly HTMLDialogElement[]>([])

export const useTopmostModal = () => useStore(openModals, (open) => open.at(-1) ?? null)

/**
 * Shows a `<dialog>` over everything for as long as it is mounted: the rest is inert, Escape asks to close, and focus
 * goes back to where it came from.
 */
export const useModal = (ref: RefObject<HTMLDialogElement | null>, onClose: () => void) => {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    openModals.set([...openModals.get(), dialog])
    const onCancelled = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      close()
    }
    // Chromium closes without asking when Escape is pressed twice: open again, it is asked
    const onClosed = (event: Event) => {
      if (event.target !== dialog || dialog.open) return
      dialog.showModal()
      close()
    }
    dialog.addEventListener('cancel', onCancelled)
    dialog.addEventListener('close', onClosed)
    return () => {
      dialog.removeEventListener('cancel', onCancelled)
      dialog.removeEventListener('close', onClosed)
      openModals.set(openModals.get().filter((other) => other !== dialog))
      dialog.close()
      if (opener instanceof HTMLElement && document.activeElement !== opener) opener.focus()
    }
  }, [ref])
}
