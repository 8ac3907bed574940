/**
 * Does `work` for all, so many `atOnce`; the results are in the order of `all`. After a failure nothing new is begun, and
 * what is under way is waited for before it is thrown.
 */
export async function inParallel<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const left = all.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [index, each] of left) {
      if (hasFailed) return
      try {
        results[index] = await work(each)
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
