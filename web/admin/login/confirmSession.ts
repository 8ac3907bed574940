import { call, CallError } from '../../api/call.ts'
import { texts } from '../../../languages/en/dashboard/dashboard.ts'

/** Throws an error that says what to do if the browser has not kept the cookie of a login that has just succeeded. */
export const confirmSession = async () => {
  const error: unknown = await call('GET /api/check-auth').then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof CallError && error.code === 'login_needed')
    throw new CallError(texts.noCookies, error.status, { message: texts.noCookies })
}
