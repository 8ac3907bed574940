import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { openStore } from '../../stores/store.ts'
import { useStore } from '../../stores/useStore.ts'
import { followModals } from './modalHistory.ts'

interface Modal {
  dialog: HTMLDialogElement
  /** the element that gets the focus back when the dialog closes */
  opener: Element | null
  inHistory: boolean
  /** asks the dialog to close; the dialog may ask a question first */
  close: () => void
}

/** The open dialogs, the topmost last. Toasts are rendered into the topmost dialog, because everything else is inert. */
const openModals = openStore<readonly Modal[]>([])

export const useTopmostModal = () => useStore(openModals, (open) => open.at(-1)?.dialog ?? null)

/** Calls back once the history has exactly one entry for each open dialog. */
export const whenModalsSettled = followModals({
  ...openModals,
  count: () => openModals.get().filter(({ inHistory }) => inHistory).length,
  closeTopmost: () => openModals.get().at(-1)?.close(),
})

/**
 * Shows a `<dialog>` above the page while it is mounted. The rest of the page is inert. Escape and the browser's Back button ask
 * the dialog to close. When it has closed, the focus returns to the element that had it before. A dialog with its own URL sets
 * `inHistory` to false, because it has a history entry already.
 */
export const useModal = (
  ref: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  { inHistory = true } = {},
) => {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const modal: Modal = { dialog, opener: document.activeElement, inHistory, close: () => close() }
    // if the server rendered the dialog open, the rest of the page is not inert yet, so the dialog is closed and opened again
    dialog.close()
    dialog.showModal()
    openModals.set([...openModals.get(), modal])
    // otherwise, when someone presses Escape twice, Chromium would close the dialog without asking
    const onKeyDown = (event: KeyboardEvent) => {
      const isEscape = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented
      if (!isEscape || openModals.get().at(-1) !== modal) return
      event.preventDefault()
      close()
    }
    const onCanceled = (event: Event) => {
      if (event.target !== dialog || !event.cancelable) return
      event.preventDefault()
      close()
    }
    // if someone presses Back twice on a phone, the browser closes all dialogs without asking; this code opens the dialogs
    // again, in order, and asks the topmost dialog to close
    const onClosed = (event: Event) => {
      if (event.target !== dialog || dialog.open) return
      for (const each of openModals.get()) if (!each.dialog.open) each.dialog.showModal()
      close()
    }
    document.addEventListener('keydown', onKeyDown)
    dialog.addEventListener('cancel', onCanceled)
    dialog.addEventListener('close', onClosed)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      dialog.removeEventListener('cancel', onCanceled)
      dialog.removeEventListener('close', onClosed)
      const modals = openModals.get()
      const modalAbove = modals[modals.indexOf(modal) + 1]
      openModals.set(modals.filter((other) => other !== modal))
      dialog.close()
      // while another dialog is open above this one, nothing outside that dialog can have the focus
      if (modalAbove) modalAbove.opener = modal.opener
      else if (modal.opener instanceof HTMLElement && document.activeElement !== modal.opener)
        modal.opener.focus()
    }
  }, [ref, inHistory])
}
