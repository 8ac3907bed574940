import type { Context } from './context.ts'

/** Makes a function that calls `make` at its first call for a context. Requests and jobs of one server share the result. */
export function oncePerContext<T extends object>(make: (context: Context) => T): (context: Context) => T {
  const results = new WeakMap<Context, T>()
  return (context) => {
    const knownResult = results.get(context)
    if (knownResult) return knownResult
    const result = make(context)
    results.set(context, result)
    return result
  }
}
