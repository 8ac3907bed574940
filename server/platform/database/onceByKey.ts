import { isDuplicate } from '../../base/errors/databaseErrors.ts'

/**
 * Makes a retry safe. Returns the result of `find` if an earlier request with the same key has created it. Otherwise, runs
 * `create`. If two requests race, the unique column `request_key` rejects one of them; that request returns the result of the
 * other.
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
    const createdByOther = isDuplicate(error) ? await find(requestKey) : undefined
    if (createdByOther) return createdByOther
    throw error
  }
}
