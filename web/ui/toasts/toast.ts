import { openStore } from '../../stores/store.ts'
import { useStore } from '../../stores/useStore.ts'

export interface Toast {
  title: string
  description?: string
  /** milliseconds it stays; 5000 unless given */
  duration?: number
  /** takes back what the toast announces: it then has a button 'Undo' */
  undo?: () => void
}

export interface ShownToast extends Toast {
  /** a new one for every toast, also of the same text */
  id: number
  /** destructive, and announced at once: whatever is no success */
  isFailure: boolean
}

const shown = openStore<ShownToast | null>(null)
let count = 0

const show = (message: Toast, isFailure: boolean) => {
  count += 1
  shown.set({ ...message, isFailure, id: count })
}

/** Shows a message at the edge of the screen, one at a time: what stood there goes. */
export const toast = (message: Toast) => show(message, false)

/** For whatever is no success: what failed, what was not done, what is missing. */
export const toastFailure = (message: Toast) => show(message, true)

export const dismissToast = (id: number) => {
  if (shown.get()?.id === id) shown.set(null)
}

export const useShownToast = () => useStore(shown)
