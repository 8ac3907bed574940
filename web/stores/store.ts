/** A value that several components share. The components render again when the value changes. */
export interface Store<T> extends ReadableStore<T> {
  set: (next: T) => void
}

export interface ReadableStore<T> {
  get: () => T
  /** calls the listener after every change; returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void
}

export const openStore = <T>(initialValue: T): Store<T> => {
  let value = initialValue
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
