import { useQuery } from '@tanstack/react-query'
import type { CallError } from './CallError.ts'
import { call } from './call.ts'
import type { EndpointResponse, CallArguments, CallInput, ReadEndpoint } from './endpoints.ts'
import { isStaticCopy } from './isStaticCopy.ts'
import { splitEndpointName } from './urls.ts'
import { usePageData } from './pageData.ts'

export interface ReadResult<T> {
  /** at first the response that came with the page, later the response to the browser's own call */
  data: T | undefined
  /** false until the response to the browser's own call has come; until then, pages show that `data` is being loaded */
  isFetched: boolean
  /** set once the last try has failed; `data` may be present nevertheless */
  error: CallError | null
  retry: () => void
}

type Options<E extends ReadEndpoint> = Pick<CallInput<E>, 'params' | 'query' | 'headers'> & {
  enabled?: boolean
  /** fetches the response again at this interval in milliseconds, for pages that stay open for hours */
  refetchEveryMs?: number
  /** fetches the response again whenever the component mounts, because other people may have changed the data */
  refetchOnMount?: boolean
}

/**
 * Reads from a GET endpoint, and caches the response under the key `['/api/…', params, query, headers]`. At first it returns
 * the seed, which is the response that came with the page. In the static copy nothing is fetched, so the seed remains.
 */
export const useRead = <E extends ReadEndpoint>(
  endpointName: E,
  options?: Options<E>,
): ReadResult<EndpointResponse<E>> => {
  const { params, query, headers, enabled, refetchEveryMs, refetchOnMount } = { ...options }
  const seeds: { [R in ReadEndpoint]?: unknown } = usePageData().seeds
  const { data, dataUpdatedAt, error, refetch } = useQuery<EndpointResponse<E>, CallError>({
    queryKey: [
      splitEndpointName(endpointName).path,
      ...[params, query, headers].filter((part) => part !== undefined),
    ],
    queryFn: ({ signal }) =>
      call(endpointName, ...([{ params, query, headers, signal }] as unknown as CallArguments<E>)),
    enabled,
    refetchInterval: refetchEveryMs,
    ...(refetchOnMount ? { staleTime: 0 } : {}),
    initialData: seeds[endpointName] as never,
    initialDataUpdatedAt: 0,
    ...(isStaticCopy ? { enabled: false, initialDataUpdatedAt: 1, staleTime: Infinity } : {}),
  })
  return { data, isFetched: dataUpdatedAt > 0, error, retry: () => void refetch() }
}

type Read = Pick<ReadResult<unknown>, 'data' | 'error' | 'retry'>

/** The state of several reads as one: loaded once all of them are. `retry` repeats those that have failed. */
export const joinReads = (reads: readonly Read[]) => {
  const failed = reads.filter(({ error }) => error)
  return {
    data: reads.every(({ data }) => data !== undefined) || undefined,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ retry }) => retry()),
  }
}
