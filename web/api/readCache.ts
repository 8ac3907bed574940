import { notifyManager, QueryClient } from '@tanstack/react-query'
import { outdatedHeader } from '../../contract/endpoint.ts'
import { CallError } from './CallError.ts'

const MINUTE_MS = 60_000
/** HTTP statuses after which a read is not tried again, because the result would be the same. */
const finalStatuses = [401, 403, 404, 410]

// renders changes before the next event; by default, a timer delays them, and a switch would flip back for a moment
notifyManager.setScheduler(queueMicrotask)

let readCache: QueryClient | undefined

/**
 * Creates the cache for the responses that this page reads. A response counts as fresh for 5 minutes, and is removed 5 minutes
 * after its last use. A failed read is tried three more times, after 1, 2 and 4 seconds.
 */
export const openReadCache = () => {
  readCache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 5 * MINUTE_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failureCount, error) =>
          failureCount < 3 && !(error instanceof CallError && finalStatuses.includes(error.status)),
        retryDelay: (failureCount) => Math.min(1_000 * 2 ** failureCount, 30_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return readCache
}

/** The outdated paths that `refetchOnce` collects until its last change has been made; undefined at other times. */
let collectedPaths: Set<string> | undefined

/**
 * Reads from a response's header which API paths are outdated, and fetches these again. Data that is on the screen is fetched
 * now, other data when it is next shown.
 */
export const refetchOutdated = (readHeader: (name: string) => string | null) => {
  for (const path of readHeader(outdatedHeader)?.split(', ') ?? []) {
    if (collectedPaths) collectedPaths.add(path)
    else refetch(path)
  }
}

export const refetchAll = () => void readCache?.invalidateQueries()

const refetch = (path: string) => void readCache?.invalidateQueries({ queryKey: [path] })

/** Makes several changes, and fetches the outdated paths again only once, after the last change. */
export const refetchOnce = async <T>(changes: () => Promise<T>): Promise<T> => {
  const paths = (collectedPaths = new Set<string>())
  try {
    return await changes()
  } finally {
    collectedPaths = undefined
    paths.forEach(refetch)
  }
}
