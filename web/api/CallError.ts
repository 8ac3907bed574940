import type { ErrorResponse, ErrorCode } from '../../contract/errors.ts'

/** A failed call; its `message` can be shown to people. */
export class CallError extends Error {
  /** the HTTP status; 0 when no response came */
  readonly status: number
  /** whether the server responded at all */
  readonly hasResponse: boolean
  /** the error code in `contract/errors.ts`, if the server sent one */
  readonly code: ErrorCode | undefined
  /** the server's message for people, if it sent one */
  readonly serverMessage: string | undefined
  readonly issues: NonNullable<ErrorResponse['issues']>
  /** the stored values of the fields that somebody else has also changed */
  readonly current: ErrorResponse['current']

  constructor(message: string, status: number, response: Partial<ErrorResponse> = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.hasResponse = status > 0
    this.code = response.code
    this.serverMessage = response.message
    this.issues = response.issues ?? []
    this.current = response.current
  }

  /** Returns why the server rejected this field. */
  issue(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

const noResponse = 'no response'

export const toReadError = (status: number, statusText: string, response?: Partial<ErrorResponse>) =>
  new CallError(`API request failed: ${status ? statusText || status : noResponse}`, status, response)

/** Makes the error of a failed change; its message is the server's own, if it sent one. */
export const toChangeError = (status: number, statusText: string, response?: Partial<ErrorResponse>) =>
  new CallError(
    response?.message ?? `API request failed: ${status ? `${status} ${statusText}`.trim() : noResponse}`,
    status,
    response,
  )

/** Parses the body of an error response; returns `{}` if it is not one of the server's errors. */
export const parseError = (text: string): Partial<ErrorResponse> => {
  try {
    const response = (JSON.parse(text) ?? {}) as Partial<ErrorResponse>
    return typeof response.message === 'string' ? response : {}
  } catch {
    return {}
  }
}
