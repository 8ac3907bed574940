import { isDuplicate } from '../../base/errors/databaseErrors.ts'

/**
 * Makes a retry safe: answers with what an earlier request of the same key created, found by `find`, and else with what
 * `create` does. Of two requests at once the unique request_key lets one through; the other answers with its result.
 */
export async function onceByKey<T>(
  requestKey: string | null,
  find: (requestKey: string) => Promise<T | undefined>,
  create: () => Promise<T>,
): Promise<T> {
  if (requestKey === null) return create()
  const earlier = await find(requestKey)
  if (earlier) return earlier
  try {
    return await create()
  } catch (error) {
    const other = isDuplicate(error) ? await find(requestKey) : undefined
    if (other) return other
    throw error
  }
}
