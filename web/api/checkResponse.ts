import type { ErrorResponse } from '../../contract/errors.ts'
import { memorialHeader } from '../../contract/endpoint.ts'
import { type CallError, explainForeignStatus, parseError } from './CallError.ts'

interface ReceivedResponse {
  status: number
  statusText: string
  text: string
  readHeader: (name: string) => string | null
}

type ToError = (status: number, statusText: string, response?: Partial<ErrorResponse>) => CallError

/**
 * Throws an error unless the memorial itself sent this response and it is a success. A response of something in between, such as
 * a network's login page, counts as none, unless its status says what a proxy refused.
 */
export function checkResponse({ status, statusText, text, readHeader }: ReceivedResponse, toError: ToError) {
  if (readHeader(memorialHeader) === null)
    throw explainForeignStatus(status) ? toError(status, statusText) : toError(0, '')
  if (status < 200 || status >= 300) throw toError(status, statusText, parseError(text))
}
