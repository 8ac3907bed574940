import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { openStore } from '../../stores/store.ts'
import { useStore } from '../../stores/useStore.ts'
import { followModals } from './modalHistory.ts'

interface Modal {
  dialog: HTMLDialogElement
  /** has the focus again afterwards */
  opener: Element | null
  inHistory: boolean
  /** asks it to close, which it may answer with a question */
  close: () => void
}

/** The dialogs that are open, the topmost last: what must stay usable above them goes into the topmost. */
const openModals = openStore<readonly Modal[]>([])

export const useTopmostModal = () => useStore(openModals, (open) => open.at(-1)?.dialog ?? null)

/** Calls back once the history agrees with the open dialogs. */
export const whenModalsSettled = followModals({
  ...openModals,
  count: () => openModals.get().filter(({ inHistory }) => inHistory).length,
  closeTopmost: () => openModals.get().at(-1)?.close(),
})

/**
 * Shows a `<dialog>` over everything for as long as it is mounted: the rest is inert, Escape and the browser's Back ask to
 * close, and focus goes back to where it came from. What has an address of its own is not `inHistory` once more.
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
    // one that the server has drawn is open, but does not make the rest inert
    dialog.close()
    dialog.showModal()
    openModals.set([...openModals.get(), modal])
    // not left to Chromium, which closes at the second press without asking
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
    // the phone's Back, pressed twice, closes without asking, and what lies beneath with it: all open again in their
    // order, and the topmost is asked
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
      // nothing outside the one above can have the focus until that is closed, too
      if (above) above.opener = modal.opener
      else if (modal.opener instanceof HTMLElement && document.activeElement !== modal.opener)
        modal.opener.focus()
    }
  }, [ref, inHistory])
}
