import { QueryClient, useQuery } from '@tanstack/react-query'
import { CallError } from './CallError.ts'
import { call } from './call.ts'
import type { Answer, Asking, ReadEndpoint, Rest } from './endpoints.ts'
import { endpointUrl } from './links.ts'
import { usePageData } from './pageData.ts'

const minute = 60_000
/** Answers that another try cannot change. */
const final = [401, 403, 404]

/** Fresh for 5 minutes, forgotten 5 minutes after the last use, three further tries at longer and longer distances. */
export const openReads = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 5 * minute,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (tries, error) => tries < 3 && !(error instanceof CallError && final.includes(error.status)),
        retryDelay: (tries) => Math.min(1_000 * 2 ** tries, 30_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

export interface Reading<D extends ReadEndpoint> {
  /** what the page was drawn with, then what the server answers */
  data: Answer<D> | undefined
  /** false until the browser's own call has answered: show the loading sentence, and `data` beneath it */
  answered: boolean
  /** after the last try; `data` may still be there */
  error: CallError | null
  /** ask again after an error */
  retry: () => void
}

type Options<D extends ReadEndpoint> = Pick<Asking<D>, 'params' | 'query'> & {
  enabled?: boolean
  /** asked again after so many milliseconds, for a page that stays open for hours */
  everyMs?: number
  /** asked anew whenever it is shown, for what others may have changed a moment ago */
  fresh?: boolean
}

/** A GET, kept under the key `['/api/…']` and seeded from what the page was drawn with. */
export const useRead = <D extends ReadEndpoint>(
  endpointName: D,
  ...[options]: Partial<[Options<D>]>
): Reading<D> => {
  const { params, query, enabled, everyMs, fresh } = (options ?? {}) as Partial<Options<ReadEndpoint>>
  const seed = usePageData().seeds[endpointName]
  const { data, dataUpdatedAt, error, refetch } = useQuery<Answer<D>, CallError>({
    queryKey: [endpointUrl(endpointName, params, query)],
    queryFn: ({ signal }) => call(endpointName, ...([{ params, query, signal }] as unknown as Rest<D>)),
    enabled,
    refetchInterval: everyMs,
    ...(fresh ? { staleTime: 0 } : {}),
    initialData: seed as never,
    initialDataUpdatedAt: 0,
  })
  return { data, answered: dataUpdatedAt > 0, error, retry: () => void refetch() }
}
