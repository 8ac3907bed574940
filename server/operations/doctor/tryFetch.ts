const WAIT_LIMIT_MS = 5_000

/** Fetches a URL without following redirects. Returns null if there is no response within `WAIT_LIMIT_MS`. */
export const tryFetch = (url: string, init: RequestInit = {}): Promise<Response | null> =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(WAIT_LIMIT_MS) }).catch(() => null)
