import { expectedCallerHeader } from '../../contract/endpoint.ts'
import { CallError } from './CallError.ts'
import type { EndpointName } from './endpoints.ts'

export interface FailedCall {
  endpointName: EndpointName
  body: unknown
  error: CallError
}

/** Has a person settle why a call failed; resolves to the body to send now, or to null when the failure stands. */
export type Recover = (failed: FailedCall) => Promise<{ body: unknown } | null>

let isAdministrator = false
let recover: Recover | null = null

/** For the dashboard: all its calls are the administrator's, or are rejected. */
export const callAsAdministrator = () => {
  isAdministrator = true
}

export const setRecovery = (next: Recover | null) => {
  recover = next
}

/** Logging in and out is possible without a session. */
export const callerHeaders = (endpointName: EndpointName): Record<string, string> =>
  isAdministrator && endpointName !== 'POST /api/login' && endpointName !== 'POST /api/logout'
    ? { [expectedCallerHeader]: 'administrator' }
    : {}

/** Makes a call, and makes it again as long as a person settles why it failed. */
export const withRecovery = async <T, B>(
  endpointName: EndpointName,
  body: B,
  attempt: (body: B) => Promise<T>,
): Promise<T> => {
  try {
    return await attempt(body)
  } catch (error) {
    const next = error instanceof CallError && recover ? await recover({ endpointName, body, error }) : null
    if (!next) throw error
    return withRecovery(endpointName, next.body as B, attempt)
  }
}
