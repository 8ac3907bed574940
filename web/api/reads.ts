import { notifyManager, QueryClient } from '@tanstack/react-query'
import { outdatedHeader } from '../../contract/endpoint.ts'
import { CallError } from './CallError.ts'

const minute = 60_000
/** Answers that another try cannot change. */
const finalStatuses = [401, 403, 404, 410]

// the page follows a change before the next event: a timer, the default, lets a switch go back for a moment
notifyManager.setScheduler(queueMicrotask)

let reads: QueryClient | undefined

/**
 * The answers this page has read: fresh for 5 minutes, forgotten 5 minutes after the last use. A failed read is tried
 * three times more, after longer and longer waits.
 */
export const openReads = () => {
  reads = new QueryClient({
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
  return reads
}

/** Outdated paths, collected while `refetchOnce` waits for the last of several changes. */
let collectedPaths: Set<string> | undefined

/** Reads again what an answer says is outdated: at once where it is on the screen, else when it is next shown. */
export const refetchOutdated = (header: (name: string) => string | null) => {
  for (const path of header(outdatedHeader)?.split(', ') ?? []) {
    if (collectedPaths) collectedPaths.add(path)
    else refetch(path)
  }
}

export const refetchAll = () => void reads?.invalidateQueries()

const refetch = (path: string) => void reads?.invalidateQueries({ queryKey: [path] })

/** Makes many changes and reads the lists again after the last of them, not after each. */
export const refetchOnce = async <T>(changes: () => Promise<T>): Promise<T> => {
  const paths = (collectedPaths = new Set<string>())
  try {
    return await changes()
  } finally {
    collectedPaths = undefined
    paths.forEach(refetch)
  }
}
