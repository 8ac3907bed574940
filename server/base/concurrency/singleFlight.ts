/** Makes a function that calls `make`. Concurrent calls with the same name share one run of `make` and its result. */
export function singleFlight<T>(): (name: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  return (name, make) => {
    const running = underWay.get(name)
    if (running) return running
    const begun = make().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}
