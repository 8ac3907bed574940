import type { ErrorResponse, ErrorCode } from '../../contract/errors.ts'

/** Any call that did not go well; its `message` can be shown to people. */
export class CallError extends Error {
  /** 0 when no answer came */
  readonly status: number
  /** whether the server answered at all */
  readonly answered: boolean
  /** its code in the catalogue of errors, if the server sent one */
  readonly code: ErrorCode | undefined
  /** the server's own sentence, when it sent one */
  readonly sentence: string | undefined
  readonly issues: NonNullable<ErrorResponse['issues']>
  /** the stored values of the fields that somebody else has changed, too */
  readonly current: ErrorResponse['current']

  constructor(message: string, status: number, answer: Partial<ErrorResponse> = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.answered = status > 0
    this.code = answer.code
    this.sentence = answer.message
    this.issues = answer.issues ?? []
    this.current = answer.current
  }

  /** The reason why the server rejected this field. */
  issue(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

const noResponse = 'no answer'

export const readError = (status: number, statusText: string, answer?: Partial<ErrorResponse>) =>
  new CallError(`API request failed: ${status ? statusText || status : noResponse}`, status, answer)

/** The error of a failed change: with the server's own sentence, when it sent one. */
export const changeError = (status: number, statusText: string, answer?: Partial<ErrorResponse>) =>
  new CallError(
    answer?.message ?? `API request failed: ${status ? `${status} ${statusText}`.trim() : noResponse}`,
    status,
    answer,
  )

/** The server's error, if that is what this text is. */
export const parseError = (text: string): Partial<ErrorResponse> => {
  try {
    const answer = (JSON.parse(text) ?? {}) as Partial<ErrorResponse>
    return typeof answer.message === 'string' ? answer : {}
  } catch {
    return {}
  }
}
