import { useQuery } from '@tanstack/react-query'
import type { CallError } from './CallError.ts'
import { call } from './call.ts'
import type { EndpointResponse, CallArguments, CallInput, ReadEndpoint } from './endpoints.ts'
import { isStaticCopy } from './isStaticCopy.ts'
import { splitEndpointName } from './links.ts'
import { usePageData } from './pageData.ts'

export interface ReadResult<T> {
  /** first the response the page was rendered with, then the one the server sends */
  data: T | undefined
  /** false until the browser's own call has its response: show the loading sentence, with `data` beneath it */
  isFetched: boolean
  /** set after the last try has failed; `data` may still be there */
  error: CallError | null
  /** fetches again after an error */
  retry: () => void
}

type Options<E extends ReadEndpoint> = Pick<CallInput<E>, 'params' | 'query' | 'headers'> & {
  enabled?: boolean
  /** refetches at this interval in milliseconds, for a page that stays open for hours */
  everyMs?: number
  /** refetches whenever the component mounts, for data that others may have changed a moment ago */
  refetchOnMount?: boolean
}

/**
 * Reads a GET, cached under the key `['/api/…', params, query, headers]`; its first data is the seed that came with the page.
 * In the static copy the seed is all there is: nothing is fetched.
 */
export const useRead = <E extends ReadEndpoint>(
  endpointName: E,
  options?: Options<E>,
): ReadResult<EndpointResponse<E>> => {
  const { params, query, headers, enabled, everyMs, refetchOnMount: fresh } = { ...options }
  const seeds: { [R in ReadEndpoint]?: unknown } = usePageData().seeds
  const { data, dataUpdatedAt, error, refetch } = useQuery<EndpointResponse<E>, CallError>({
    queryKey: [
      splitEndpointName(endpointName).path,
      ...[params, query, headers].filter((part) => part !== undefined),
    ],
    queryFn: ({ signal }) =>
      call(endpointName, ...([{ params, query, headers, signal }] as unknown as CallArguments<E>)),
    enabled,
    refetchInterval: everyMs,
    ...(fresh ? { staleTime: 0 } : {}),
    initialData: seeds[endpointName] as never,
    initialDataUpdatedAt: 0,
    ...(isStaticCopy ? { enabled: false, initialDataUpdatedAt: 1, staleTime: Infinity } : {}),
  })
  return { data, isFetched: dataUpdatedAt > 0, error, retry: () => void refetch() }
}
