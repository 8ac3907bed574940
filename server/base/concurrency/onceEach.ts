/** Makes a function that calls `make` at its first call for a key. All calls for the key get the same result. */
export function onceEach<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const results = new Map<Key, { result: T }>()
  return (key) => {
    const entry = results.get(key) ?? { result: make(key) }
    results.set(key, entry)
    return entry.result
  }
}
