import { randomBytes } from 'node:crypto'
import { loginAttempts } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../base/errors/fail.ts'
import { countUp, forgetCount, secondsUntil } from '../../http/routes/limits.ts'

/** A key under which attempts are counted, and how many fit into `loginAttempts.perMs`. */
export interface AttemptLimit {
  key: string
  most: number
}

/** Hashes a new password for storing. */
export const hashPassword = (password: string) =>
  runQueued(async () => (await loadArgon2()).hash(normalizePassword(password)))

/**
 * Returns the first of `typed` that is the password, or undefined. Nothing else compares passwords. An attempt is counted before
 * anything is computed, so that parallel attempts do not get around the limit; a right password clears the count. Throws
 * `too_many_logins`.
 */
export async function matchPassword(
  context: Context,
  limits: readonly AttemptLimit[],
  /** undefined: there is no password to match, which takes as long to find out as a wrong password */
  hashed: string | undefined,
  ...typed: string[]
): Promise<string | undefined> {
  for (const limit of limits) await countAttempt(context, limit)
  unusableHash ??= await hashPassword(randomBytes(16).toString('base64url'))
  for (const each of new Set(typed)) {
    if (!(await isPassword(hashed ?? unusableHash, each))) continue
    for (const { key } of limits) await forgetCount(context, key)
    return each
  }
  return undefined
}

let unusableHash: string | undefined

async function countAttempt(context: Context, { key, most }: AttemptLimit) {
  const { count, resetsAt } = await countUp(context, key, 1, loginAttempts.perMs)
  if (count <= most) return
  const retryAfter = secondsUntil(context, resetsAt)
  throw fail('too_many_logins', { minutes: Math.ceil(retryAfter / 60) }, { retryAfter })
}

/** Unicode has two forms of accented letters, and keyboards add a space after a word. */
const normalizePassword = (password: string) => password.normalize('NFC').trim()

/** Also compares the text as it was typed: earlier versions hashed passwords with their spaces. */
const isPassword = async (hashed: string, typed: string) =>
  (await verify(hashed, normalizePassword(typed))) ||
  (typed !== normalizePassword(typed) && (await verify(hashed, typed)))

const verify = (hashed: string, password: string) =>
  runQueued(async () => (await loadArgon2()).verify(hashed, password))

const loadArgon2 = () => import('@node-rs/argon2')

/** Each hash takes a core for a while, and 19 MB. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 100

let running = 0
const waiting: (() => void)[] = []

/** Throws `not_ready` if too many wait: they would give up before their turn. */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST_AT_ONCE) running++
  else {
    if (waiting.length >= MOST_WAITING) throw fail('not_ready', {}, { retryAfter: 10 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
