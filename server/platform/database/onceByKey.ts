import { isDuplicate } from '../../base/errors/databaseErrors.ts'

/**
 * Makes it safe to retry a request. If `find` finds the result of an earlier request with the same key, returns that result.
 * Otherwise, runs `create`. If two requests race, the unique column `request_key` rejects one of them; that request returns the
 * result of the other.
 */
export async function onceByKey<T>(
  requestKey: string | null,
  find: (requestKey: string) => Promise<T | undefined>,
  create: () => Promise<T>,
): Promise<T> {
  if (requestKey === null) return create()
  const earlierResult = await find(requestKey)
  if (earlierResult) return earlierResult
  try {
    return await create()
  } catch (error) {
    const otherResult = isDuplicate(error) ? await find(requestKey) : undefined
    if (otherResult) return otherResult
    throw error
  }
}
