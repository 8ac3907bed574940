import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ErrorCode } from '../../contract/errors.ts'
import { type Toast, toast, toastFailure } from '../ui/toasts/toast.ts'
import { call } from './call.ts'
import { CallError } from './CallError.ts'
import { splitEndpointName } from './links.ts'
import type { EndpointResponse, CallArguments, CallInput, ChangeEndpoint } from './endpoints.ts'
import { useState } from 'react'

export interface ChangeOutcome<E extends ChangeEndpoint> {
  success?: Toast | ((response: EndpointResponse<E>, input: CallInput<E>) => Toast)
  failure?: Toast | ((error: CallError) => Toast)
  /** runs even if the component is gone by then, unlike the callback given to `mutate` */
  onSuccess?: (response: EndpointResponse<E>) => void
}

/**
 * Changes something through one endpoint, and shows a toast for success or failure. The response to a PUT is merged into the
 * cached response of the same path.
 */
export const useChange = <E extends ChangeEndpoint>(
  endpointName: E,
  { success, failure, onSuccess }: ChangeOutcome<E> = {},
) => {
  const client = useQueryClient()
  const { method, path } = splitEndpointName(endpointName)
  return useMutation<EndpointResponse<E>, CallError, CallInput<E>>({
    mutationFn: (input) =>
      call(endpointName, ...([input] as unknown as CallArguments<E>)).catch((error: unknown) => {
        if (isDeletedAlready(endpointName, error)) return null as EndpointResponse<E>
        throw error
      }),
    onSuccess: (response, input) => {
      if (method === 'PUT')
        client.setQueryData<object>([path], (now) => now && { ...now, ...(response as object) })
      if (success) toast(typeof success === 'function' ? success(response, input) : success)
      onSuccess?.(response)
    },
    onError: (error) => {
      if (failure) toastFailure(typeof failure === 'function' ? failure(error) : withReason(failure, error))
    },
  })
}

/** Adds the reason to the message of a failure that another try cannot mend. */
const withReason = (failure: Toast, { code, serverMessage: sentence }: CallError): Toast =>
  code && lastingErrors.has(code)
    ? { ...failure, description: [failure.description, sentence].filter(Boolean).join(' ') }
    : failure

const lastingErrors: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'not_allowed',
  'password_needed',
  'too_often',
  'disk_full',
])

/** A repeated DELETE finds nothing if the first arrived and only its response was lost. */
const isDeletedAlready = (endpointName: ChangeEndpoint, error: unknown) =>
  endpointName.startsWith('DELETE ') && error instanceof CallError && error.status === 404

/**
 * Returns why the server rejected a field of a form, until that field is edited. `guessed` is the field of a secret: it shows
 * the message that there were too many wrong tries.
 */
export function useIssues<T extends object>(
  { error, isPending }: { error: CallError | null; isPending: boolean },
  fields: T,
  guessed?: keyof T & string,
): (name: keyof T & string) => string | undefined {
  const [sent, setSent] = useState({ isPending, fields })
  if (sent.isPending !== isPending) setSent({ isPending, fields: isPending ? fields : sent.fields })
  const reasonOf = (name: keyof T & string) =>
    name === guessed && error?.code === 'too_many_logins' ? error.serverMessage : error?.issue(name)
  return (name) => (sent.fields[name] === fields[name] ? reasonOf(name) : undefined)
}
