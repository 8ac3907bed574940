import { type ErrorResponse, type ErrorCode, errors } from '../../../contract/errors.ts'
import { errorTexts } from '../../../languages/en/shared/errors.ts'
import { PlainError } from './PlainError.ts'

type Details = Record<string, string | number>
type FailureOptions = Pick<ErrorResponse, 'issues' | 'current'> & { retryAfter?: number }

/** An error that contract/errors.ts lists. The API responds with its code. */
export class Failure extends PlainError {
  readonly code: ErrorCode
  readonly status: number
  readonly issues: ErrorResponse['issues']
  readonly current: ErrorResponse['current']
  /** the number of seconds until a retry makes sense, sent in the Retry-After header */
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
export const fail = (code: ErrorCode, details: Details = {}, options: FailureOptions = {}) =>
  new Failure(code, details, options)

export const failBusy = () => fail('busy', {}, { retryAfter: 60 })

/** The error's message is about the first file; its issues name each file by its place. */
export function failFiles(failures: readonly { index: number; failure: Failure }[]) {
  const issues = failures.map(({ index, failure: { message } }) => ({ path: `files.${index}`, message }))
  const failure = fail(failures[0]?.failure.code ?? 'invalid', {}, { issues })
  failure.message = issues[0]?.message ?? failure.message
  return failure
}

/** The error's message is the message of the first issue, because people read only that one. */
export function failInvalid(issues: NonNullable<ErrorResponse['issues']>) {
  const failure = fail('invalid', {}, { issues })
  failure.message = issues[0]?.message ?? failure.message
  return failure
}
