import { useQuery } from '@tanstack/react-query'
import type { CallError } from './CallError.ts'
import { call } from './call.ts'
import type { Answer, CallArguments, CallInput, ReadEndpoint } from './endpoints.ts'
import { isCopy } from './isCopy.ts'
import { methodAndPath } from './links.ts'
import { usePageData } from './pageData.ts'

export interface Reading<T> {
  /** the answer the page was drawn with, then the one the server sends */
  data: T | undefined
  /** false until the browser's own call has answered: show the loading sentence, and `data` beneath it */
  answered: boolean
  /** after the last try; `data` may still be there */
  error: CallError | null
  /** ask again after an error */
  retry: () => void
}

type Options<E extends ReadEndpoint> = Pick<CallInput<E>, 'params' | 'query' | 'headers'> & {
  enabled?: boolean
  /** asked again after so many milliseconds, for a page that stays open for hours */
  everyMs?: number
  /** asked anew whenever it is shown, for what others may have changed a moment ago */
  fresh?: boolean
}

/**
 * A GET, cached under the key `['/api/…', params]` and seeded from what the page was drawn with. In the static copy that
 * is the answer, and nobody is asked.
 */
export const useRead = <E extends ReadEndpoint>(
  endpointName: E,
  options?: Options<E>,
): Reading<Answer<E>> => {
  const { params, query, headers, enabled, everyMs, fresh } = { ...options }
  const seeds: { [R in ReadEndpoint]?: unknown } = usePageData().seeds
  const { data, dataUpdatedAt, error, refetch } = useQuery<Answer<E>, CallError>({
    queryKey: [
      methodAndPath(endpointName).path,
      ...[params, query, headers].filter((part) => part !== undefined),
    ],
    queryFn: ({ signal }) =>
      call(endpointName, ...([{ params, query, headers, signal }] as unknown as CallArguments<E>)),
    enabled,
    refetchInterval: everyMs,
    ...(fresh ? { staleTime: 0 } : {}),
    initialData: seeds[endpointName] as never,
    initialDataUpdatedAt: 0,
    ...(isCopy ? { enabled: false, initialDataUpdatedAt: 1, staleTime: Infinity } : {}),
  })
  return { data, answered: dataUpdatedAt > 0, error, retry: () => void refetch() }
}
