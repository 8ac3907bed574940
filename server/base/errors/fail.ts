import { type ErrorResponse, type ErrorCode, errors } from '../../../contract/errors.ts'
import { english, type Sentence } from '../../../languages/inLanguage.ts'
import { sayStored, type StoredSentence } from '../../../languages/storedSentence.ts'
import { SpokenError } from './SpokenError.ts'

type Details = Record<string, number | StoredSentence>
interface Issue {
  path: string
  message: Sentence
}
interface FailureOptions extends Pick<ErrorResponse, 'current'> {
  issues?: readonly Issue[]
  /** the sentence, if it is not that of the code */
  say?: Sentence
  retryAfter?: number
}

/**
 * An error that contract/errors.ts lists. The API responds with its code, and says what happened in the reader's language. The message is
 * in English, for the log.
 */
export class Failure extends SpokenError {
  readonly code: ErrorCode
  readonly status: number
  readonly say: Sentence
  readonly issues: readonly Issue[] | undefined
  readonly current: ErrorResponse['current']
  /** the number of seconds until a retry makes sense, sent in the Retry-After header */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: Details, { issues, current, retryAfter, say }: FailureOptions) {
    super({ say: `errors.${code}`, values: [details] })
    this.say = say ?? ((texts) => sayStored(this.sentence, texts))
    if (say) this.message = say(english)
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
  const issues = failures.map(({ index, failure: { say } }) => ({ path: `files.${index}`, message: say }))
  return failWith(failures[0]?.failure.code ?? 'invalid', issues)
}

/** The error's message is the message of the first issue, because people read only that one. */
export const failInvalid = (issues: readonly Issue[]) => failWith('invalid', issues)

const failWith = (code: ErrorCode, issues: readonly Issue[]) =>
  fail(code, {}, { issues, ...(issues[0] && { say: issues[0].message }) })
