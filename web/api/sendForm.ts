import type { Endpoints } from '../../contract/endpoints.ts'
import { type CallError, toChangeError, parseError } from './CallError.ts'
import { logError } from './call.ts'
import type { EndpointResponse, EndpointName } from './endpoints.ts'
import { endpointUrl, splitEndpointName } from './links.ts'
import { refetchOutdated } from './readCache.ts'
import { makeCallerHeaders, withRecovery } from './recovery.ts'
import { texts } from './texts.ts'

export type FormEndpoint = {
  [E in EndpointName]: Endpoints[E] extends { form: object } ? E : never
}[EndpointName]

export interface SendInput {
  form: FormData
  /** gets the bytes sent and the bytes in total; when they are equal, the response is still to come */
  onProgress?: (sent: number, total: number) => void
  requestKey?: string
  signal?: AbortSignal
}

/** Like `call`, for files, with progress: only XMLHttpRequest reports how many bytes have been sent. */
export const sendForm = <E extends FormEndpoint>(
  endpointName: E,
  input: SendInput,
): Promise<EndpointResponse<E>> =>
  withRecovery(endpointName, input, (next) => sendRequest(endpointName, next))

const sendRequest = <E extends FormEndpoint>(
  endpointName: E,
  { form, onProgress, requestKey, signal }: SendInput,
): Promise<EndpointResponse<E>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(splitEndpointName(endpointName).method, endpointUrl(endpointName))
    request.withCredentials = true
    for (const [name, value] of Object.entries(makeCallerHeaders(endpointName)))
      request.setRequestHeader(name, value)
    if (requestKey) request.setRequestHeader('idempotency-key', requestKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total)
    request.onload = () => {
      refetchOutdated((name) => request.getResponseHeader(name))
      resolve(parseResponse<E>(request))
    }
    request.onerror = () =>
      void findUnreadable(form).then((file) => reject(file ? toUnreadableError(file) : toError(request)))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) return reject(signal.reason)
    request.send(form)
  })

const parseResponse = async <E extends FormEndpoint>(
  request: XMLHttpRequest,
): Promise<EndpointResponse<E>> => {
  if (request.status < 200 || request.status >= 300) throw toError(request)
  try {
    return (request.responseText ? JSON.parse(request.responseText) : null) as EndpointResponse<E>
  } catch {
    // the response was cut off, or a network put its own login page in its place
    throw logError(toChangeError(0, ''))
  }
}

const toError = (request: XMLHttpRequest): CallError =>
  logError(toChangeError(request.status, request.statusText, parseError(request.responseText)))

/**
 * Finds the file that cannot be read any more. Browsers read a file only while it is sent: if it was removed or changed
 * since it was chosen, the call fails as if the connection were lost.
 */
const findUnreadable = async (form: FormData): Promise<File | null> => {
  for (const value of form.values()) if (value instanceof File && !(await isReadable(value))) return value
  return null
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const toUnreadableError = ({ name }: File) =>
  logError(toChangeError(0, '', { message: texts.unreadable(name) }))
