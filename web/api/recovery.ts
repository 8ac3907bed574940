import type { Person } from '../../contract/auth.ts'
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

let expectedCaller: string | undefined
let recover: Recover | null = null

/** From the answer that says who is logged in on, all calls of this page are that person's, or are rejected. */
export const noteCaller = (endpointName: EndpointName, answer: unknown) => {
  if (endpointName === 'GET /api/check-auth' || endpointName === 'POST /api/login')
    expectedCaller = (answer as Person).id
}

export const setRecovery = (next: Recover | null) => {
  recover = next
}

/** Logging in and out is possible without a session. */
export const callerHeaders = (endpointName: EndpointName): Record<string, string> =>
  expectedCaller && endpointName !== 'POST /api/login' && endpointName !== 'POST /api/logout'
    ? { [expectedCallerHeader]: expectedCaller }
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
