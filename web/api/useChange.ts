import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Toast, toast, toastFailure } from '../ui/toasts/toast.ts'
import { addReason } from './addReason.ts'
import { call } from './call.ts'
import { CallError } from './CallError.ts'
import { splitEndpointName } from './urls.ts'
import type { EndpointResponse, CallArguments, CallInput, ChangeEndpoint } from './endpoints.ts'
import { useState } from 'react'

export interface ChangeOutcome<E extends ChangeEndpoint> {
  success?: Toast | ((response: EndpointResponse<E>, input: CallInput<E>) => Toast)
  failure?: Toast | ((error: CallError, input: CallInput<E>) => Toast)
  /** returns the input with which a failed call is tried once more; undefined if it would fail again */
  retryWith?: (input: CallInput<E>, error: unknown) => CallInput<E> | undefined
  /** called after the response; if it rejects, the change counts as failed */
  confirm?: () => Promise<unknown>
  /** called even if the component has been unmounted by then, unlike the callback given to `mutate` */
  onSuccess?: (response: EndpointResponse<E>, input: CallInput<E>) => void
}

/**
 * Returns a mutation that calls one endpoint and then shows a toast about success or failure. The response to a PUT request is
 * merged into the cached response of the same path.
 */
export const useChange = <E extends ChangeEndpoint>(
  endpointName: E,
  { success, failure, retryWith, confirm, onSuccess }: ChangeOutcome<E> = {},
) => {
  const client = useQueryClient()
  const { method, path } = splitEndpointName(endpointName)
  return useMutation<EndpointResponse<E>, CallError, CallInput<E>>({
    mutationFn: async (input) => {
      const send = (sentInput: CallInput<E>) =>
        call(endpointName, ...([sentInput] as unknown as CallArguments<E>))
      const response = await send(input).catch((error: unknown) => {
        if (isDeletedAlready(endpointName, error)) return null as EndpointResponse<E>
        const correctedInput = retryWith?.(input, error)
        if (correctedInput) return send(correctedInput)
        throw error
      })
      await confirm?.()
      return response
    },
    onSuccess: (response, input) => {
      if (method === 'PUT')
        client.setQueryData<object>([path], (cached) => cached && { ...cached, ...(response as object) })
      if (success) toast(typeof success === 'function' ? success(response, input) : success)
      onSuccess?.(response, input)
    },
    onError: (error, input) => {
      if (failure)
        toastFailure(addReason(typeof failure === 'function' ? failure(error, input) : failure, error))
    },
  })
}

/**
 * Whether the memorial says that the item to delete no longer exists. This happens if an earlier DELETE succeeded but its response
 * was lost. A 404 without a message comes from a proxy.
 */
const isDeletedAlready = (endpointName: ChangeEndpoint, error: unknown) =>
  endpointName.startsWith('DELETE ') &&
  error instanceof CallError &&
  error.status === 404 &&
  error.explanation !== undefined

/**
 * Returns a function that finds the server's reason for rejecting a field of a form. Once the field is edited, the function
 * returns undefined. `secretField` is the field for a password or key. After too many wrong tries, the server's message about
 * them belongs to that field.
 */
export function useIssues<T extends object>(
  { error, isPending }: { error: CallError | null; isPending: boolean },
  fields: T,
  secretField?: keyof T & string,
): (name: keyof T & string) => string | undefined {
  const [attempt, setAttempt] = useState({ isPending, fields })
  if (attempt.isPending !== isPending) setAttempt({ isPending, fields: isPending ? fields : attempt.fields })
  const findReason = (name: keyof T & string) =>
    name === secretField && error?.code === 'too_many_logins' ? error.explanation : error?.findIssue(name)
  return (name) => (attempt.fields[name] === fields[name] ? findReason(name) : undefined)
}
