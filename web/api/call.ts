import { isLeavingPage } from '../stores/pageLeft.ts'
import { CallError, toChangeError, toReadError } from './CallError.ts'
import { checkResponse } from './checkResponse.ts'
import type { EndpointResponse, CallArguments, CallInput, EndpointName } from './endpoints.ts'
import { buildEndpointUrl, splitEndpointName } from './urls.ts'
import { refetchOutdated } from './readCache.ts'
import { makeCallerHeaders, rememberCaller, withRecovery } from './recovery.ts'

export { CallError } from './CallError.ts'

/**
 * Calls the server, for example `call('PUT /api/media/:id', { params, body })`. Resolves to the response, or to `null` if the
 * response is empty. Throws `CallError`. There is no time limit.
 */
export const call = <E extends EndpointName>(
  endpointName: E,
  ...[input]: CallArguments<E>
): Promise<EndpointResponse<E>> => {
  const anyInput = (input ?? {}) as AnyInput
  return withRecovery(endpointName, anyInput.body, (body) =>
    fetchResponse(endpointName, { ...anyInput, body }),
  )
}

const fetchResponse = async <E extends EndpointName>(
  endpointName: E,
  { params, query, ...requestParts }: AnyInput,
): Promise<EndpointResponse<E>> => {
  const { method } = splitEndpointName(endpointName)
  const toError = method === 'GET' ? toReadError : toChangeError
  try {
    const response = await fetch(buildEndpointUrl(endpointName, params, query), {
      method,
      ...buildRequest(endpointName, requestParts),
    })
    const { status, statusText } = response
    const text = await response.text()
    const readHeader = (name: string) => response.headers.get(name)
    refetchOutdated(readHeader)
    checkResponse({ status, statusText, text, readHeader }, toError)
    const result = (text ? JSON.parse(text) : null) as EndpointResponse<E>
    rememberCaller(endpointName, result)
    return result
  } catch (reason) {
    if (requestParts.signal?.aborted) throw reason
    const error = reason instanceof CallError ? reason : toError(0, '')
    // the memorial now requires a password; after a reload, every URL shows the page that asks for the password
    if (error.code === 'password_needed' && method === 'GET') location.reload()
    throw logError(error)
  }
}

type AnyInput = Omit<Partial<CallInput<EndpointName>>, 'headers'> & { headers?: Record<string, string> }

const buildRequest = (
  endpointName: EndpointName,
  { headers, body, requestKey, signal }: Omit<AnyInput, 'params' | 'query'>,
): RequestInit => ({
  credentials: 'same-origin',
  signal,
  body: body === undefined ? undefined : JSON.stringify(body),
  headers: {
    ...headers,
    ...makeCallerHeaders(endpointName),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(requestKey ? { 'idempotency-key': requestKey } : {}),
  },
})

export const logError = (error: CallError) => {
  if (!isLeavingPage()) console.error(error.message)
  return error
}
