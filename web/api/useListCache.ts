import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EndpointResponse, ReadEndpoint, ReadPath } from './endpoints.ts'

type ResponseAt<P extends ReadPath> = EndpointResponse<Extract<`GET ${P}`, ReadEndpoint>>

export type ListCache = ReturnType<typeof useListCache>

/** Functions that update the cached responses of the server. The object stays the same across renders. */
export const useListCache = () => {
  const client = useQueryClient()
  return useMemo(
    () => ({
      /** fetches the response at `path` again: now if it is on the screen, otherwise when it is next shown */
      refetch: (path: ReadPath) => void client.invalidateQueries({ queryKey: [path] }),
      /**
       * replaces the cached response at `path` with the result of `change`; does nothing if no response is cached. `query` is the
       * query with which the response was read, if any
       */
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
