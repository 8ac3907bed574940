import type { ErrorAnswer, ErrorCode } from '../../contract/errors.ts'

/** Any call that did not go well; its `message` can be shown to people. */
export class CallError extends Error {
  /** 0 when no answer came */
  readonly status: number
  /** whether the server answered at all */
  readonly answered: boolean
  /** which one of the catalogue it is, where the server named it */
  readonly code: ErrorCode | undefined
  /** the server's own sentence, when it sent one */
  readonly sentence: string | undefined
  readonly issues: NonNullable<ErrorAnswer['issues']>
  /** what is stored now in the fields that somebody else has changed too */
  readonly current: ErrorAnswer['current']

  constructor(message: string, status: number, answer: Partial<ErrorAnswer> = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.answered = status > 0
    this.code = answer.code
    this.sentence = answer.message
    this.issues = answer.issues ?? []
    this.current = answer.current
  }

  /** What the server found wrong with one field. */
  issue(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

const noAnswer = 'no answer'

/** The error of a failed reading. */
export const readError = (status: number, statusText: string, answer?: Partial<ErrorAnswer>) =>
  new CallError(`API request failed: ${status ? statusText || status : noAnswer}`, status, answer)

/** The error of a failed change: with the server's own sentence, when it sent one. */
export const changeError = (status: number, statusText: string, answer?: Partial<ErrorAnswer>) =>
  new CallError(
    answer?.message ?? `API request failed: ${status ? `${status} ${statusText}`.trim() : noAnswer}`,
    status,
    answer,
  )

/** The server's error, if that is what this text is. */
export const parseError = (text: string): Partial<ErrorAnswer> => {
  try {
    const answer = (JSON.parse(text) ?? {}) as Partial<ErrorAnswer>
    return typeof answer.message === 'string' ? answer : {}
  } catch {
    return {}
  }
}
