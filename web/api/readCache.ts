import { notifyManager, QueryClient } from '@tanstack/react-query'
import { outdatedHeader } from '../../contract/endpoint.ts'
import { CallError } from './CallError.ts'

const minute = 60_000
/** Statuses that another try cannot change. */
const finalStatuses = [401, 403, 404, 410]

// renders a change before the next event; with a timer, the default, a switch would flip back for a moment
notifyManager.setScheduler(queueMicrotask)

let readCache: QueryClient | undefined

/**
 * Creates the cache of this page's reads: a response is fresh for 5 minutes and dropped 5 minutes after its last use. A
 * failed read is tried three more times, after 1, 2 and 4 seconds.
 */
export const openReadCache = () => {
  readCache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 5 * minute,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (tries, error) =>
          tries < 3 && !(error instanceof CallError && finalStatuses.includes(error.status)),
        retryDelay: (tries) => Math.min(1_000 * 2 ** tries, 30_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return readCache
}

/** The outdated paths, collected until the last change in `refetchOnce` is made. */
let collectedPaths: Set<string> | undefined

/** Refetches the paths that a response calls outdated: at once if they are on the screen, else when they are next shown. */
export const refetchOutdated = (header: (name: string) => string | null) => {
  for (const path of header(outdatedHeader)?.split(', ') ?? []) {
    if (collectedPaths) collectedPaths.add(path)
    else refetch(path)
  }
}

export const refetchAll = () => void readCache?.invalidateQueries()

const refetch = (path: string) => void readCache?.invalidateQueries({ queryKey: [path] })

/** Makes several changes, and refetches the outdated lists once after the last. */
export const refetchOnce = async <T>(changes: () => Promise<T>): Promise<T> => {
  const paths = (collectedPaths = new Set<string>())
  try {
    return await changes()
  } finally {
    collectedPaths = undefined
    paths.forEach(refetch)
  }
}
