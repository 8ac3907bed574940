import { type ErrorAnswer, type ErrorCode, errors } from '../contract/errors.ts'

type Facts = Record<string, string | number>

/** A refusal from the catalogue of contract/errors.ts; anything else that is thrown is an internal error. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly issues: ErrorAnswer['issues']
  /** seconds, sent as Retry-After */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, info: Facts, issues?: ErrorAnswer['issues'], retryAfter?: number) {
    const [status, sentence] = errors[code]
    super(sentence.replace(/\{(\w+)\}/g, (_, fact: string) => String(info[fact] ?? '')).trim())
    this.code = code
    this.status = status
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

/** `throw fail('too_large', { file: name, megabytes: 10 })` */
export const fail = (
  code: ErrorCode,
  info: Facts = {},
  more: { issues?: ErrorAnswer['issues']; retryAfter?: number } = {},
) => new Failure(code, info, more.issues, more.retryAfter)
