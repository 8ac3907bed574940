import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './store.ts'

/** What the store holds, or what `select` finds in it: drawn anew only when that changed. */
export function useStore<T>(store: ReadableStore<T>): T
export function useStore<T, S>(store: ReadableStore<T>, select: (value: T) => S): S
export function useStore<T, S>(store: ReadableStore<T>, select?: (value: T) => S) {
  const read = () => (select ? select(store.get()) : store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
