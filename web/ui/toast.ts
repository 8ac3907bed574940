import { useSyncExternalStore } from 'react'

export interface Toast {
  title: string
  description?: string
  /** destructive ones are announced at once */
  tone?: 'plain' | 'destructive'
  /** milliseconds it stays; 5000 unless told */
  duration?: number
}

export interface ShownToast extends Toast {
  /** a new one for every toast, also of the same words */
  id: number
}

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()
const show = (next: ShownToast | null) => {
  shown = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says something at the edge of the screen, one thing at a time: what stood there goes. */
export const toast = (words: Toast) => {
  count += 1
  show({ ...words, id: count })
}

export const dismissToast = (id: number) => {
  if (shown?.id === id) show(null)
}

export const useShownToast = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
