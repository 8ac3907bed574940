import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './store.ts'

/** Reads the value of a store, or the part that `select` returns. The component renders again only when that result changes. */
export function useStore<T>(store: ReadableStore<T>): T
export function useStore<T, S>(store: ReadableStore<T>, select: (value: T) => S): S
export function useStore<T, S>(store: ReadableStore<T>, select?: (value: T) => S) {
  const read = () => (select ? select(store.get()) : store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
