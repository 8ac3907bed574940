const WAIT_LIMIT_MS = 5_000

/** An address answers so; null when it does not within some seconds. */
export const answerOf = (url: string): Promise<Response | null> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_LIMIT_MS) }).catch(() => null)
