/**
 * Runs `work` for every item, for at most `limit` items at the same time. Returns the results in the order of the items. After
 * a failure, starts no further work, waits for all work that is under way, and throws the error.
 */
export async function inParallel<T, R>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const iterator = items[Symbol.iterator]()
  let count = 0
  let hasFailed = false
  const worker = async () => {
    while (!hasFailed) {
      const next = iterator.next()
      if (next.done) return
      const index = count++
      try {
        results[index] = await work(next.value)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: limit }, worker))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return results
}
