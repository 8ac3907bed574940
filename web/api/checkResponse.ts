import type { ErrorResponse } from '../../contract/errors.ts'
import { memorialHeader } from '../../contract/endpoint.ts'
import { type CallError, parseError } from './CallError.ts'

interface ReceivedResponse {
  status: number
  statusText: string
  text: string
  readHeader: (name: string) => string | null
}

type ToError = (status: number, statusText: string, response?: Partial<ErrorResponse>) => CallError

/**
 * Throws an error unless this response is a success of the memorial. A page that something in between sends with a 200, such as a
 * network's login, counts as no response.
 */
export function checkResponse({ status, statusText, text, readHeader }: ReceivedResponse, toError: ToError) {
  if (status < 200 || status >= 300) throw toError(status, statusText, parseError(text))
  const isOwn = readHeader(memorialHeader) !== null || status === 204 || isJson(text)
  if (!isOwn) throw toError(0, '')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
