import { openStore } from '../../stores/store.ts'
import { useStore } from '../../stores/useStore.ts'

export interface Toast {
  title: string
  description?: string
  /** the milliseconds it stays; 5000 unless given */
  duration?: number
  /** undoes the announced change; with it, the toast has a button 'Undo' */
  undo?: () => void
}

export interface ShownToast extends Toast {
  /** different for every toast, even with the same text */
  id: number
  /** shown in the color of danger, and announced at once */
  isFailure: boolean
}

const shown = openStore<ShownToast | null>(null)
let count = 0

const show = (message: Toast, isFailure: boolean) => {
  count += 1
  shown.set({ ...message, isFailure, id: count })
}

/** Shows a message at the edge of the screen, in place of the one before. */
export const toast = (message: Toast) => show(message, false)

/** Shows that something failed, was not done or is missing. */
export const toastFailure = (message: Toast) => show(message, true)

export const dismissToast = (id: number) => {
  if (shown.get()?.id === id) shown.set(null)
}

export const useShownToast = () => useStore(shown)
