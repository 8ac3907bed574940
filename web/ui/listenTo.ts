type Events = WindowEventMap & DocumentEventMap

export type EventOf<K extends string> = K extends keyof Events ? Events[K] : Event

/** Listens to all events of these types. Returns a function that stops listening. */
export const listenTo = <K extends string>(
  target: EventTarget,
  types: readonly K[],
  listener: (event: EventOf<K>) => void,
  options?: AddEventListenerOptions,
) => {
  const listening = new AbortController()
  for (const type of types)
    target.addEventListener(type, listener as EventListener, { ...options, signal: listening.signal })
  return () => listening.abort()
}
