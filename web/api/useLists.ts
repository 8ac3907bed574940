import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer, ReadEndpoint, ReadPath } from './endpoints.ts'

type AnswerAt<P extends ReadPath> = Answer<Extract<`GET ${P}`, ReadEndpoint>>

/** What was read, for changes that are more than one call: keeps its identity. */
export interface Lists {
  /** has the list fetched again where it is on the screen */
  refetch: (path: ReadPath) => void
  /** puts what a change answered into what is on the screen */
  put: <P extends ReadPath>(path: P, change: (now: AnswerAt<P>) => AnswerAt<P>) => void
}

export const useLists = (): Lists => {
  const client = useQueryClient()
  return useMemo(
    () => ({
      refetch: (path) => void client.invalidateQueries({ queryKey: [path] }),
      put: <P extends ReadPath>(path: P, change: (now: AnswerAt<P>) => AnswerAt<P>) =>
        void client.setQueryData<AnswerAt<P>>([path], (now) => (now === undefined ? now : change(now))),
    }),
    [client],
  )
}
