import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { openStore } from '../stores/store.ts'
import { useStore } from '../stores/useStore.ts'

interface Modal {
  dialog: HTMLDialogElement
  /** has the focus again afterwards */
  opener: Element | null
  /** what had the focus inside it last */
  focused?: HTMLElement
}

/** The dialogs that are open, the topmost last: what must stay usable above them goes into the topmost. */
const openModals = openStore<readonly Modal[]>([])

export const useTopmostModal = () => useStore(openModals, (open) => open.at(-1)?.dialog ?? null)

/**
 * Shows a `<dialog>` over everything for as long as it is mounted: the rest is inert, Escape asks to close, and focus
 * goes back to where it came from.
 */
export const useModal = (ref: RefObject<HTMLDialogElement | null>, onClose: () => void) => {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const modal: Modal = { dialog, opener: document.activeElement }
    dialog.showModal()
    openModals.set([...openModals.get(), modal])
    const onFocused = ({ target }: FocusEvent) => {
      modal.focused = target as HTMLElement
    }
    const onCancelled = (event: Event) => {
      if (event.target !== dialog || !event.cancelable) return
      event.preventDefault()
      close()
    }
    // Chromium closes without asking when Escape is pressed twice, and what lies beneath with it: all open again in
    // their order, and the topmost is asked
    const onClosed = (event: Event) => {
      if (event.target !== dialog || dialog.open) return
      openModals
        .get()
        .filter((each) => !each.dialog.open)
        .forEach(reopen)
      close()
    }
    dialog.addEventListener('focusin', onFocused)
    dialog.addEventListener('cancel', onCancelled)
    dialog.addEventListener('close', onClosed)
    return () => {
      dialog.removeEventListener('focusin', onFocused)
      dialog.removeEventListener('cancel', onCancelled)
      dialog.removeEventListener('close', onClosed)
      const open = openModals.get()
      const above = open[open.indexOf(modal) + 1]
      openModals.set(open.filter((other) => other !== modal))
      dialog.close()
      // nothing outside the one above can have the focus until that is closed, too
      if (above) above.opener = modal.opener
      else if (modal.opener instanceof HTMLElement && document.activeElement !== modal.opener)
        modal.opener.focus()
    }
  }, [ref])
}

const reopen = ({ dialog, focused }: Modal) => {
  dialog.showModal()
  focused?.focus()
}
