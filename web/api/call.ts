import type { ErrorAnswer } from '../../contract/errors.ts'
import { type CallError, changeError, readError } from './CallError.ts'
import type { Answer, Asking, Door, Rest } from './doors.ts'
import { doorUrl, doorWay } from './links.ts'

export { CallError } from './CallError.ts'

/**
 * The one way to the server: `call('PUT /api/media/:id', { params, body })`. Resolves to the answer, `null` where
 * there is none; throws `CallError`. No time limit of its own. Readings carry no header of ours, so that the page's
 * preload of the same call is used and nothing is fetched twice.
 */
export const call = async <D extends Door>(door: D, ...[asking]: Rest<D>): Promise<Answer<D>> => {
  const { params, query, body, requestKey, signal } = (asking ?? {}) as Partial<Asking<Door>>
  const { method } = doorWay(door)
  const failed = method === 'GET' ? readError : changeError
  const response = await fetch(doorUrl(door, params, query), {
    method,
    credentials: 'same-origin',
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(requestKey ? { 'idempotency-key': requestKey } : {}),
    },
  }).catch((reason: unknown) => {
    if (signal?.aborted) throw reason
    throw logged(failed(0, ''))
  })
  const text = await response.text()
  if (!response.ok) throw logged(failed(response.status, response.statusText, refusal(text)))
  return (text ? JSON.parse(text) : null) as Answer<D>
}

export const logged = (error: CallError) => {
  console.error(error.message)
  return error
}

/** The server's refusal, if that is what this text is. */
export const refusal = (text: string): Partial<ErrorAnswer> => {
  try {
    const { message, issues, code } = JSON.parse(text) as Partial<ErrorAnswer>
    return typeof message === 'string' ? { message, issues, code } : {}
  } catch {
    return {}
  }
}
