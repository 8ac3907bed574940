const WAIT_LIMIT_MS = 5_000

/** Fetches an address without following redirects; null when there is no response within five seconds. */
export const tryFetch = (url: string): Promise<Response | null> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_LIMIT_MS) }).catch(() => null)
