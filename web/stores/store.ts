/** A value that many parts of a page read, and that draws them anew when it changes. */
export interface Store<T> extends ReadableStore<T> {
  set: (next: T) => void
}

export interface ReadableStore<T> {
  get: () => T
  /** calls back after every change; returns how to stop that */
  subscribe: (listener: () => void) => () => void
}

export const openStore = <T>(first: T): Store<T> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
