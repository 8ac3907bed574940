import type { ErrorAnswer, ErrorCode } from '../../contract/errors.ts'

/** Any call that did not go well; its `message` can be shown to people. */
export class CallError extends Error {
  /** 0 when no answer came */
  readonly status: number
  /** whether the server answered at all */
  readonly answered: boolean
  /** which one of the catalogue it is, when the server said so */
  readonly code: ErrorCode | undefined
  /** the server's own sentence, when it sent one */
  readonly sentence: string | undefined
  readonly issues: NonNullable<ErrorAnswer['issues']>

  constructor(message: string, status: number, answer: Partial<ErrorAnswer> = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.answered = status > 0
    this.code = answer.code
    this.sentence = answer.message
    this.issues = answer.issues ?? []
  }

  /** What the server said about one field. */
  issue(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

const noAnswer = 'no answer'

/** The sentence of a failed reading. */
export const readError = (status: number, statusText: string, answer?: Partial<ErrorAnswer>) =>
  new CallError(`API request failed: ${status ? statusText || status : noAnswer}`, status, answer)

/** The sentence of a failed change: the server's own, when it sent one. */
export const changeError = (status: number, statusText: string, answer?: Partial<ErrorAnswer>) =>
  new CallError(
    answer?.message ?? `API request failed: ${status ? `${status} ${statusText}`.trim() : noAnswer}`,
    status,
    answer,
  )

/** The server's refusal, if that is what this text is. */
export const refusalIn = (text: string): Partial<ErrorAnswer> => {
  try {
    const { message, issues, code } = (JSON.parse(text) ?? {}) as Partial<ErrorAnswer>
    return typeof message === 'string' ? { message, issues, code } : {}
  } catch {
    return {}
  }
}
