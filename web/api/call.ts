import { CallError, changeError, readError, refusalIn } from './CallError.ts'
import type { Answer, Asking, EndpointName, Rest } from './endpoints.ts'
import { endpointUrl, methodAndPath } from './links.ts'

export { CallError } from './CallError.ts'

/**
 * The one way to the server: `call('PUT /api/media/:id', { params, body })`. Resolves to the answer, `null` where
 * there is none; throws `CallError`. No time limit of its own. Readings carry no header of ours, so that the page's
 * preload of the same call is used and nothing is fetched twice.
 */
export const call = async <D extends EndpointName>(
  endpointName: D,
  ...[asking]: Rest<D>
): Promise<Answer<D>> => {
  const { params, query, ...sent } = (asking ?? {}) as Partial<Asking<EndpointName>>
  const { method } = methodAndPath(endpointName)
  const failed = method === 'GET' ? readError : changeError
  try {
    const response = await fetch(endpointUrl(endpointName, params, query), { method, ...request(sent) })
    const text = await response.text()
    if (!response.ok) throw failed(response.status, response.statusText, refusalIn(text))
    return (text ? JSON.parse(text) : null) as Answer<D>
  } catch (reason) {
    if (sent.signal?.aborted) throw reason
    throw logged(reason instanceof CallError ? reason : failed(0, ''))
  }
}

const request = ({ body, requestKey, signal }: Partial<Asking<EndpointName>>): RequestInit => ({
  credentials: 'same-origin',
  signal,
  body: body === undefined ? undefined : JSON.stringify(body),
  headers: {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(requestKey ? { 'idempotency-key': requestKey } : {}),
  },
})

export const logged = (error: CallError) => {
  console.error(error.message)
  return error
}
