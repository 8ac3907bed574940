import type { Endpoints } from '../../contract/endpoints.ts'
import { type CallError, changeError, refusalIn } from './CallError.ts'
import { logged } from './call.ts'
import type { Answer, EndpointName } from './endpoints.ts'
import { endpointUrl, methodAndPath } from './links.ts'

/** The doors that take files. */
export type FormEndpoint = {
  [D in EndpointName]: Endpoints[D] extends { form: object } ? D : never
}[EndpointName]

export interface Sending {
  form: FormData
  /** bytes that have left the device, of all bytes; the answer is still to come when they are equal */
  onProgress?: (sent: number, total: number) => void
  requestKey?: string
  signal?: AbortSignal
}

/** `call` for files, with real progress: only XMLHttpRequest tells how much has left the device. */
export const send = <D extends FormEndpoint>(
  endpointName: D,
  { form, onProgress, requestKey, signal }: Sending,
): Promise<Answer<D>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(methodAndPath(endpointName).method, endpointUrl(endpointName))
    request.withCredentials = true
    if (requestKey) request.setRequestHeader('idempotency-key', requestKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        return resolve((request.responseText ? JSON.parse(request.responseText) : null) as Answer<D>)
      }
      reject(refused(request))
    }
    request.onerror = () => reject(refused(request))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) return reject(signal.reason)
    request.send(form)
  })

const refused = (request: XMLHttpRequest): CallError =>
  logged(changeError(request.status, request.statusText, refusalIn(request.responseText)))
