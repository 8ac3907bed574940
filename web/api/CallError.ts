import type { ErrorResponse, ErrorCode } from '../../contract/errors.ts'
import { texts } from '../../languages/en/visitors/api.ts'

export class CallError extends Error {
  /** the HTTP status; 0 if no response came */
  readonly status: number
  readonly hasResponse: boolean
  /** the error code in `contract/errors.ts`, if the server sent one */
  readonly code: ErrorCode | undefined
  /** whether a web server in front of the memorial, such as nginx or Cloudflare, answered instead of the memorial */
  readonly isForeign: boolean
  /** a sentence for people about the reason: the server's own, or one about the web server in front of it */
  readonly explanation: string | undefined
  readonly issues: NonNullable<ErrorResponse['issues']>
  /** the values that the server now holds for fields that another person has also changed */
  readonly current: ErrorResponse['current']

  constructor(message: string, status: number, response: Partial<ErrorResponse> = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.hasResponse = status > 0
    this.code = response.code
    const foreignExplanation = response.code === undefined ? explainForeignStatus(status) : undefined
    this.isForeign = foreignExplanation !== undefined
    this.explanation = foreignExplanation ?? response.message
    this.issues = response.issues ?? []
    this.current = response.current
  }

  /** Returns the server's reason for rejecting the field at `path`, or undefined if the server accepted it. */
  findIssue(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

/** Explains a status that web servers in front of the memorial send. The memorial itself sends an error code with each status. */
export const explainForeignStatus = (status: number): string | undefined => {
  if (status === 413) return texts.foreign.tooLarge
  if (status === 403) return texts.foreign.refused
  const isUnanswered = (status >= 502 && status <= 504) || (status >= 520 && status <= 530)
  return isUnanswered ? texts.foreign.unanswered : undefined
}

const noResponse = 'no response'

export const toReadError = (status: number, statusText: string, response?: Partial<ErrorResponse>) =>
  new CallError(`API request failed: ${status ? statusText || status : noResponse}`, status, response)

export const toChangeError = (status: number, statusText: string, response?: Partial<ErrorResponse>) =>
  new CallError(
    response?.message ?? `API request failed: ${status ? `${status} ${statusText}`.trim() : noResponse}`,
    status,
    response,
  )

/** Returns `{}` if the body is not an error message of this server. */
export const parseError = (text: string): Partial<ErrorResponse> => {
  try {
    const response = (JSON.parse(text) ?? {}) as Partial<ErrorResponse>
    return typeof response.message === 'string' ? response : {}
  } catch {
    return {}
  }
}
