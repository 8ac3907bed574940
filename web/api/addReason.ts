import type { ErrorCode } from '../../contract/errors.ts'
import type { Toast } from '../ui/toasts/toast.ts'
import { CallError } from './CallError.ts'

/** The number of milliseconds for which a toast with a long explanation is shown, so that old people can read it to its end. */
const LONG_TOAST_MS = 20_000

/** Adds the reason to the toast about a failed change, if trying again at once would not help. */
export const addReason = (failure: Toast, error: unknown): Toast => {
  if (!(error instanceof CallError) || !isLasting(error)) return failure
  const { explanation = '', isForeign } = error
  const { description = '' } = failure
  return {
    ...failure,
    description: description.includes(explanation) ? description : `${description} ${explanation}`.trim(),
    ...(isForeign ? { duration: LONG_TOAST_MS } : {}),
  }
}

const isLasting = ({ code, isForeign }: CallError) =>
  isForeign || (code !== undefined && lastingErrors.has(code))

const lastingErrors: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'service_gone',
  'key_gone',
  'not_allowed',
  'password_needed',
  'too_often',
  'too_much_waiting',
  'too_many_answers',
  'disk_full',
])
