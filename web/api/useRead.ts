import { useQuery } from '@tanstack/react-query'
import type { CallError } from './CallError.ts'
import { call } from './call.ts'
import type { Answer, CallArguments, CallInput, ReadEndpoint } from './endpoints.ts'
import { methodAndPath } from './links.ts'
import { usePageData } from './pageData.ts'

export interface Reading<T> {
  /** what the page was drawn with, then what the server answers */
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

/** A GET, cached under the key `['/api/…', params]` and seeded from what the page was drawn with. */
export const useRead = <E extends ReadEndpoint>(
  endpointName: E,
  options?: Options<E>,
): Reading<Answer<E>> => {
  const { params, query, headers, enabled, everyMs, fresh } = { ...options }
  const seed = usePageData().seeds[endpointName]
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
    initialData: seed as never,
    initialDataUpdatedAt: 0,
  })
  return { data, answered: dataUpdatedAt > 0, error, retry: () => void refetch() }
}
