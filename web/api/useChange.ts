import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ErrorCode } from '../../contract/errors.ts'
import { type Toast, toast, toastFailure } from '../ui/toasts/toast.ts'
import { call } from './call.ts'
import { CallError } from './CallError.ts'
import { methodAndPath } from './links.ts'
import type { Answer, CallArguments, CallInput, ChangeEndpoint } from './endpoints.ts'
import { useState } from 'react'

export interface Outcome<E extends ChangeEndpoint> {
  success?: Toast | ((answer: Answer<E>, input: CallInput<E>) => Toast)
  failure?: Toast | ((error: CallError) => Toast)
  /** runs also when what asked for the change has left the page, unlike the one given to `mutate` */
  onSuccess?: (answer: Answer<E>) => void
}

/**
 * A change through one endpoint, and the toasts that announce how it went. The answer to a PUT is merged into what was read
 * under the same path.
 */
export const useChange = <E extends ChangeEndpoint>(
  endpointName: E,
  { success, failure, onSuccess }: Outcome<E> = {},
) => {
  const client = useQueryClient()
  const { method, path } = methodAndPath(endpointName)
  return useMutation<Answer<E>, CallError, CallInput<E>>({
    mutationFn: (input) =>
      call(endpointName, ...([input] as unknown as CallArguments<E>)).catch((error: unknown) => {
        if (isDeletedAlready(endpointName, error)) return null as Answer<E>
        throw error
      }),
    onSuccess: (answer, input) => {
      if (method === 'PUT')
        client.setQueryData<object>([path], (now) => now && { ...now, ...(answer as object) })
      if (success) toast(typeof success === 'function' ? success(answer, input) : success)
      onSuccess?.(answer)
    },
    onError: (error) => {
      if (failure) toastFailure(typeof failure === 'function' ? failure(error) : withReason(failure, error))
    },
  })
}

/** Why another try at once cannot help, where nothing else says so. */
const withReason = (failure: Toast, { code, sentence }: CallError): Toast =>
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

/** An earlier try may have arrived although its answer did not. */
const isDeletedAlready = (endpointName: ChangeEndpoint, error: unknown) =>
  endpointName.startsWith('DELETE ') && error instanceof CallError && error.status === 404

/**
 * The reason why the server rejected a field of a form, until the field is edited. With too many attempts to guess, it is
 * about the field with the `guessed` secret.
 */
export function useIssues<T extends object>(
  { error, isPending }: { error: CallError | null; isPending: boolean },
  fields: T,
  guessed?: keyof T & string,
): (name: keyof T & string) => string | undefined {
  const [sent, setSent] = useState({ isPending, fields })
  if (sent.isPending !== isPending) setSent({ isPending, fields: isPending ? fields : sent.fields })
  const reasonOf = (name: keyof T & string) =>
    name === guessed && error?.code === 'too_many_logins' ? error.sentence : error?.issue(name)
  return (name) => (sent.fields[name] === fields[name] ? reasonOf(name) : undefined)
}
