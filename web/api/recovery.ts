import type { Person } from '../../contract/people/auth.ts'
import { expectedCallerHeader } from '../../contract/endpoint.ts'
import { CallError } from './CallError.ts'
import type { EndpointName } from './endpoints.ts'

export interface FailedCall {
  endpointName: EndpointName
  body: unknown
  error: CallError
}

/** Asks a person to solve a failure, such as a needed login; resolves to the body to send now, or to null to give up. */
export type Recover = (failed: FailedCall) => Promise<{ body: unknown } | null>

let expectedCaller: string | undefined
let recover: Recover | null = null

/** Remembers who is logged in: from now on, the server rejects this page's calls if somebody else is. */
export const rememberCaller = (endpointName: EndpointName, response: unknown) => {
  if (endpointName === 'GET /api/check-auth' || endpointName === 'POST /api/login')
    expectedCaller = (response as Person).id
}

export const setRecovery = (next: Recover | null) => {
  recover = next
}

/** The header that names the expected caller; logging in and out work without it. */
export const makeCallerHeaders = (endpointName: EndpointName): Record<string, string> =>
  expectedCaller && endpointName !== 'POST /api/login' && endpointName !== 'POST /api/logout'
    ? { [expectedCallerHeader]: expectedCaller }
    : {}

/** Makes a call, and repeats it each time a person solves its failure. */
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
