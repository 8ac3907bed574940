import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../base/parseJson.ts'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'

/** Let's Encrypt allows five failures per hour for each domain. */
const MAX_ATTEMPTS_PER_HOUR = 5
/** The time in ms between two attempts of a running server. */
const RETRY_MS = 15 * 60_000
/** The longest time that a certificate authority may ask us to wait. Otherwise, a wrong answer could stop the renewal forever. */
const MAX_WAIT_MS = 2 * DAY

/** The attempts to fetch certificates from one certificate authority, as they are stored. */
const storedAttempts = z.object({
  /** the attempts of the last hour that reached the certificate authority, oldest first */
  attempts: z.array(z.object({ domain: z.string(), at: z.number() })),
  /** the certificate authority asked us not to try before this time */
  waitUntil: z.number(),
  /** the reason why the last attempt failed */
  reason: z.string(),
})
type StoredAttempts = z.infer<typeof storedAttempts>

/** Opens the attempts to fetch the certificate of one domain. They are stored, so that a restart does not forget them. */
export function openAttempts({ folder, domain }: { folder: string; domain: string }) {
  const file = path.join(folder, 'attempts.json')
  /** Finds the earliest time at which the certificate authority allows another attempt. */
  const findAllowedTime = (now: number) => {
    const { attempts, waitUntil } = readAttempts(file, now)
    const fifthLast = attempts.filter((each) => each.domain === domain).at(-MAX_ATTEMPTS_PER_HOUR)
    return Math.max(now, waitUntil, fifthLast ? fifthLast.at + HOUR : 0)
  }
  return {
    findAllowedTime,
    /** Stores that an attempt begins. It counts even if the server is killed before the attempt ends. */
    begin(now: number) {
      const { attempts, waitUntil, reason } = readAttempts(file, now)
      saveFile(file, JSON.stringify({ attempts: [...attempts, { domain, at: now }], waitUntil, reason }))
    },
    /** Stores why an attempt failed, and returns the time of the next attempt. */
    fail(now: number, { reason, retryAfter }: { reason: string; retryAfter: string | undefined }) {
      const waitUntil = now + parseRetryAfter(retryAfter, now)
      if (existsSync(folder))
        saveFile(file, JSON.stringify({ ...readAttempts(file, now), waitUntil, reason }))
      return Math.max(now + RETRY_MS, findAllowedTime(now))
    },
    /** Returns the reason why the last attempt failed; empty if there was none. */
    readReason: () => readAttempts(file, 0).reason,
  }
}

/**
 * Parses the header Retry-After, which is a number of seconds or a date. Returns the time to wait in ms, from 0 to the maximum; 0 if
 * the header is neither. Only a text that begins with a day of the week is a date, because `Date.parse` reads nearly any text.
 */
export function parseRetryAfter(header: string | undefined, now: number): number {
  const text = header?.trim() ?? ''
  const waitMs = /^[a-z]{3,9},? /i.test(text)
    ? Date.parse(text) - now
    : /^\d+$/.test(text)
      ? Number(text) * 1_000
      : 0
  return Math.min(MAX_WAIT_MS, Math.max(0, waitMs || 0))
}

/** Replaces a file in one step. */
export function saveFile(file: string, text: string) {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/** Reads the attempts of the last hour. Times that are ahead of any possible time come from a clock that was wrong, and are ignored. */
function readAttempts(file: string, now: number): StoredAttempts {
  const stored = existsSync(file)
    ? storedAttempts.safeParse(parseJson(readFileSync(file, 'utf8'))).data
    : undefined
  return {
    attempts: (stored?.attempts ?? []).filter(({ at }) => at > now - HOUR && at <= now),
    waitUntil: stored && stored.waitUntil <= now + MAX_WAIT_MS ? stored.waitUntil : 0,
    reason: stored?.reason ?? '',
  }
}
