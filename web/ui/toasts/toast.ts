import { openStore } from '../../stores/store.ts'
import { useStore } from '../../stores/useStore.ts'

export interface Toast {
  title: string
  description?: string
  /** how long the toast is shown, in milliseconds; by default 5000, or 15000 if there is an 'Undo' button */
  duration?: number
  /** whether the toast is at the top of the screen, above what was just sent */
  isAtTop?: boolean
  /** undoes the announced change; if given, the toast has an 'Undo' button */
  undo?: () => void
}

export interface ShownToast extends Toast {
  /** a number that is different for every toast, even for toasts with the same text */
  id: number
  /** whether something failed; such a toast has the color for failures, and screen readers announce it at once */
  isFailure: boolean
}

const shownToast = openStore<ShownToast | null>(null)
let toastCount = 0

const show = (message: Toast, isFailure: boolean) => {
  toastCount += 1
  shownToast.set({ ...message, isFailure, id: toastCount })
  return toastCount
}

/** Shows a message at the edge of the screen, in place of the previous message. Returns its id. */
export const toast = (message: Toast) => show(message, false)

/** Shows a message that something failed, was not done or is missing. */
export const toastFailure = (message: Toast) => void show(message, true)

export const dismissToast = (id: number) => {
  if (shownToast.get()?.id === id) shownToast.set(null)
}

export const useShownToast = () => useStore(shownToast)
