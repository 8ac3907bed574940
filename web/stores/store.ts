/** A value shared by several components, which render again when it changes. */
export interface Store<T> extends ReadableStore<T> {
  set: (next: T) => void
}

export interface ReadableStore<T> {
  get: () => T
  /** calls back after every change; returns a function that stops this */
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
