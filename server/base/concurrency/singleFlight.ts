/** Makes a function that calls `make`. Concurrent calls with the same name share one run of `make` and its result. */
export function singleFlight<T>(): (name: string, make: () => Promise<T>) => Promise<T> {
  const runs = new Map<string, Promise<T>>()
  return (name, make) => {
    const running = runs.get(name)
    if (running) return running
    const run = make().finally(() => runs.delete(name))
    runs.set(name, run)
    return run
  }
}
