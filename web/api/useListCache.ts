import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EndpointResponse, ReadEndpoint, ReadPath } from './endpoints.ts'

type ResponseAt<P extends ReadPath> = EndpointResponse<Extract<`GET ${P}`, ReadEndpoint>>

/** Functions that update the cached responses of the server. The object stays the same across renders. */
export interface ListCache {
  /** fetches the response at `path` again: now if it is on the screen, otherwise when it is next shown */
  refetch: (path: ReadPath) => void
  /**
   * replaces the cached response at `path` with the result of `change`; does nothing if no response is cached. `query` is the
   * query with which the response was read, if any
   */
  updateCached: <P extends ReadPath>(
    path: P,
    change: (cached: ResponseAt<P>) => ResponseAt<P>,
    query?: object,
  ) => void
}

export const useListCache = (): ListCache => {
  const client = useQueryClient()
  return useMemo(
    () => ({
      refetch: (path) => void client.invalidateQueries({ queryKey: [path] }),
      updateCached: <P extends ReadPath>(
        path: P,
        change: (cached: ResponseAt<P>) => ResponseAt<P>,
        query?: object,
      ) =>
        void client.setQueryData<ResponseAt<P>>(query ? [path, query] : [path], (cached) =>
          cached === undefined ? cached : change(cached),
        ),
    }),
    [client],
  )
}
