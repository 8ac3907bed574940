import { type ErrorAnswer, type ErrorCode, errors } from '../contract/errors.ts'

type Details = Record<string, string | number>

/** An error of the catalogue in contract/errors.ts. Anything else that is thrown is an internal error. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly issues: ErrorAnswer['issues']
  /** seconds, sent as Retry-After */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: Details, issues?: ErrorAnswer['issues'], retryAfter?: number) {
    const [status, sentence] = errors[code]
    super(sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '')).trim())
    this.code = code
    this.status = status
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

/** `throw fail('too_large', { file: name, megabytes: 10 })` */
export const fail = (
  code: ErrorCode,
  details: Details = {},
  more: { issues?: ErrorAnswer['issues']; retryAfter?: number } = {},
) => new Failure(code, details, more.issues, more.retryAfter)
