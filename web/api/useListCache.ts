import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EndpointResponse, ReadEndpoint, ReadPath } from './endpoints.ts'

type ResponseAt<P extends ReadPath> = EndpointResponse<Extract<`GET ${P}`, ReadEndpoint>>

/** Updates cached lists after a change that takes more than one call. The object stays the same across renders. */
export interface ListCache {
  /** fetches the list again: now if it is on the screen, else when it is next shown */
  refetch: (path: ReadPath) => void
  /** replaces the cached list by what `change` makes of it; does nothing if it was not read yet */
  put: <P extends ReadPath>(path: P, change: (now: ResponseAt<P>) => ResponseAt<P>) => void
}

export const useListCache = (): ListCache => {
  const client = useQueryClient()
  return useMemo(
    () => ({
      refetch: (path) => void client.invalidateQueries({ queryKey: [path] }),
      put: <P extends ReadPath>(path: P, change: (now: ResponseAt<P>) => ResponseAt<P>) =>
        void client.setQueryData<ResponseAt<P>>([path], (now) => (now === undefined ? now : change(now))),
    }),
    [client],
  )
}
