import type { Person } from '../../contract/people/auth.ts'
import { expectedCallerHeader, pageLanguageHeader } from '../../contract/endpoint.ts'
import { language } from '../../languages/en/grammar.ts'
import { CallError } from './CallError.ts'
import type { EndpointName } from './endpoints.ts'

export interface FailedCall {
  endpointName: EndpointName
  body: unknown
  error: CallError
}

/**
 * Asks the keeper to fix what made a call fail, for example by logging in. Resolves to the body to send next, or to null to give
 * up.
 */
export type Recover = (failed: FailedCall) => Promise<{ body: unknown } | null>

let expectedCaller: string | undefined
let recover: Recover | null = null

/** Remembers who is logged in. From then on, the server rejects this page's calls if another person has logged in. */
export const rememberCaller = (endpointName: EndpointName, response: unknown) => {
  if (endpointName === 'GET /api/check-auth' || endpointName === 'POST /api/login')
    expectedCaller = (response as Person).id
}

export const setRecovery = (next: Recover | null) => {
  recover = next
}

/** Makes the headers that name the page's language and the expected caller. Calls that log in or log out expect no caller. */
export const makeCallerHeaders = (endpointName: EndpointName): Record<string, string> => ({
  [pageLanguageHeader]: language,
  ...(expectedCaller &&
    endpointName !== 'POST /api/login' &&
    endpointName !== 'POST /api/logout' && { [expectedCallerHeader]: expectedCaller }),
})

/** Makes a call. If the call fails and the keeper fixes the cause, makes the call again. */
export const withRecovery = async <T, B>(
  endpointName: EndpointName,
  body: B,
  attempt: (body: B) => Promise<T>,
): Promise<T> => {
  try {
    return await attempt(body)
  } catch (error) {
    const solution =
      error instanceof CallError && recover ? await recover({ endpointName, body, error }) : null
    if (!solution) throw error
    return withRecovery(endpointName, solution.body as B, attempt)
  }
}
