import { isDuplicate } from '../../base/errors/databaseErrors.ts'

/**
 * Makes a retry safe: returns what an earlier request with the same key created, found by `find`; otherwise runs `create`. When
 * two requests race, the unique request_key rejects one, which then returns the other's result.
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
