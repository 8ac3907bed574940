import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallError } from './CallError.ts'
import type { Answer, Asking, ChangeEndpoint, ReadPath, Rest } from './endpoints.ts'

/** A change through one door; once it went well, the lists it touches are fetched again. */
export const useChange = <D extends ChangeEndpoint>(
  endpointName: D,
  { refetch }: { refetch: ReadPath[] },
) => {
  const client = useQueryClient()
  return useMutation<Answer<D>, CallError, Asking<D>>({
    mutationFn: (asking) => call(endpointName, ...([asking] as unknown as Rest<D>)),
    onSuccess: () => {
      for (const path of refetch) void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
