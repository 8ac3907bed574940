/**
 * Runs `work` for all, at most `atOnce` at a time, and returns results in the order of `all`. After a failure it starts nothing new,
 * and throws the failure once the work under way has ended.
 */
export async function inParallel<T, R>(
  all: Iterable<T>,
  atOnce: number,
  work: (each: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const left = all[Symbol.iterator]()
  let count = 0
  let hasFailed = false
  const worker = async () => {
    while (!hasFailed) {
      const next = left.next()
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
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return results
}
