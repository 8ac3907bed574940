import { type ErrorResponse, type ErrorCode, errors } from '../../../contract/errors.ts'
import { errorTexts } from '../../../contract/errorTexts.ts'
import { PlainError } from './PlainError.ts'

type Details = Record<string, string | number>
type FailureOptions = Pick<ErrorResponse, 'issues' | 'current'> & { retryAfter?: number }

/** An error listed in contract/errors.ts: the API responds with its code. */
export class Failure extends PlainError {
  readonly code: ErrorCode
  readonly status: number
  readonly issues: ErrorResponse['issues']
  readonly current: ErrorResponse['current']
  /** seconds, sent as Retry-After */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: Details, { issues, current, retryAfter }: FailureOptions) {
    super(errorTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '')).trim())
    this.code = code
    this.status = errors[code]
    this.issues = issues
    this.current = current
    this.retryAfter = retryAfter
  }
}

/** Makes an error to throw: `throw fail('too_large', { file: name, megabytes: 10 })`. */
export const fail = (code: ErrorCode, details: Details = {}, more: FailureOptions = {}) =>
  new Failure(code, details, more)

/** The error for a busy server; its sentence says when to try again. */
export const failBusy = () => fail('busy', {}, { retryAfter: 60 })

/** The error for invalid input; people read the sentence of its first issue. */
export function failInvalid(issues: NonNullable<ErrorResponse['issues']>) {
  const failure = fail('invalid', {}, { issues })
  failure.message = issues[0]?.message ?? failure.message
  return failure
}
