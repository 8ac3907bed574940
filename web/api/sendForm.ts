import type { Endpoints } from '../../contract/endpoints.ts'
import { CallError, toChangeError } from './CallError.ts'
import { logError } from './call.ts'
import { checkResponse } from './checkResponse.ts'
import type { EndpointResponse, EndpointName } from './endpoints.ts'
import { buildEndpointUrl, splitEndpointName } from './urls.ts'
import { refetchOutdated } from './readCache.ts'
import { makeCallerHeaders, withRecovery } from './recovery.ts'

export type FormEndpoint = {
  [E in EndpointName]: Endpoints[E] extends { form: object } ? E : never
}[EndpointName]

export interface SendInput {
  form: FormData
  /**
   * called with numbers of bytes; the response comes only after all bytes have been sent. Called with 0 bytes when a try has failed,
   * because the next one sends them all again.
   */
  onProgress?: (sentBytes: number, totalBytes: number) => void
  requestKey?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Sends files to an endpoint. Unlike `call`, uses XMLHttpRequest, because `fetch` does not report how many bytes were sent. */
export const sendForm = <E extends FormEndpoint>(
  endpointName: E,
  input: SendInput,
): Promise<EndpointResponse<E>> =>
  withRecovery(endpointName, input, (next) =>
    sendRequest(endpointName, next).catch((error: unknown) => {
      next.onProgress?.(0, 1)
      throw error
    }),
  )

const sendRequest = <E extends FormEndpoint>(
  endpointName: E,
  { form, onProgress, requestKey, headers, signal }: SendInput,
): Promise<EndpointResponse<E>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(splitEndpointName(endpointName).method, buildEndpointUrl(endpointName))
    request.withCredentials = true
    for (const [name, value] of Object.entries({ ...headers, ...makeCallerHeaders(endpointName) }))
      request.setRequestHeader(name, value)
    if (requestKey) request.setRequestHeader('idempotency-key', requestKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total)
    request.onload = () => {
      refetchOutdated((name) => request.getResponseHeader(name))
      resolve(parseResponse<E>(request))
    }
    request.onerror = () => reject(logError(toChangeError(0, '')))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) return reject(signal.reason)
    request.send(form)
  })

const parseResponse = async <E extends FormEndpoint>(
  request: XMLHttpRequest,
): Promise<EndpointResponse<E>> => {
  const { status, statusText, responseText: text } = request
  try {
    checkResponse(
      { status, statusText, text, readHeader: (name) => request.getResponseHeader(name) },
      toChangeError,
    )
    return (text ? JSON.parse(text) : null) as EndpointResponse<E>
  } catch (error) {
    // any other error means that the response was truncated
    throw logError(error instanceof CallError ? error : toChangeError(0, ''))
  }
}
