import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { openStore } from '../../stores/store.ts'
import { useStore } from '../../stores/useStore.ts'
import { followModals } from './modalHistory.ts'

interface Modal {
  dialog: HTMLDialogElement
  /** gets the focus back when the dialog closes */
  opener: Element | null
  inHistory: boolean
  /** asks the dialog to close; it may ask a question first */
  close: () => void
}

/** The open dialogs, topmost last. Toasts are rendered into the topmost, because everything outside it is inert. */
const openModals = openStore<readonly Modal[]>([])

export const useTopmostModal = () => useStore(openModals, (open) => open.at(-1)?.dialog ?? null)

/** Calls back once the history has an entry for each open dialog, and no more. */
export const whenModalsSettled = followModals({
  ...openModals,
  count: () => openModals.get().filter(({ inHistory }) => inHistory).length,
  closeTopmost: () => openModals.get().at(-1)?.close(),
})

/**
 * Shows a `<dialog>` above everything while it is mounted: the rest is inert, Escape and the browser's Back ask it to close,
 * and afterwards the focus returns. A dialog with its own address sets `inHistory` to false: it has a history entry already.
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
    // a dialog that the server rendered open does not make the rest inert
    dialog.close()
    dialog.showModal()
    openModals.set([...openModals.get(), modal])
    // Chromium would close the dialog at the second press without asking
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented
      if (!isAsked || openModals.get().at(-1) !== modal) return
      event.preventDefault()
      close()
    }
    const onCancelled = (event: Event) => {
      if (event.target !== dialog || !event.cancelable) return
      event.preventDefault()
      close()
    }
    // Back on a phone, pressed twice, closes all dialogs without asking: this opens them again, in order, and asks the
    // topmost to close
    const onClosed = (event: Event) => {
      if (event.target !== dialog || dialog.open) return
      for (const each of openModals.get()) if (!each.dialog.open) each.dialog.showModal()
      close()
    }
    document.addEventListener('keydown', onKeyDown)
    dialog.addEventListener('cancel', onCancelled)
    dialog.addEventListener('close', onClosed)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      dialog.removeEventListener('cancel', onCancelled)
      dialog.removeEventListener('close', onClosed)
      const open = openModals.get()
      const above = open[open.indexOf(modal) + 1]
      openModals.set(open.filter((other) => other !== modal))
      dialog.close()
      // while a dialog above is open, nothing outside it can have the focus
      if (above) above.opener = modal.opener
      else if (modal.opener instanceof HTMLElement && document.activeElement !== modal.opener)
        modal.opener.focus()
    }
  }, [ref, inHistory])
}
