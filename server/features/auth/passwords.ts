import { randomBytes } from 'node:crypto'
import { trimEdges } from '../../../domain/normalizeText.ts'
import { loginAttempts } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../base/errors/fail.ts'
import { countUp, forgetCount, secondsUntil } from '../../http/routes/limits.ts'

/** The key of a counter for attempts, and the maximum number of attempts in `loginAttempts.windowMs` milliseconds. */
export interface AttemptLimit {
  counterKey: string
  maxAttempts: number
}

/** Hashes a new password for storing. */
export const hashPassword = (password: string) =>
  runQueued(async () => (await loadArgon2()).hash(normalizePassword(password)))

/**
 * Returns the first of the typed passwords that is right; undefined if none is. Only this function compares passwords. It counts
 * an attempt before it computes a hash, so that simultaneous attempts do not get around the limit. A right password clears the
 * count. Throws `too_many_logins` if there are too many attempts.
 */
export async function matchPassword(
  context: Context,
  limits: readonly AttemptLimit[],
  /**
   * undefined if there is no password; the call then takes as long as for a wrong password, so that nobody can tell the
   * difference
   */
  passwordHash: string | undefined,
  ...typedPasswords: string[]
): Promise<string | undefined> {
  for (const limit of limits) await countAttempt(context, limit)
  unusableHash ??= await hashPassword(randomBytes(16).toString('base64url'))
  for (const typedPassword of new Set(typedPasswords)) {
    if (!(await isPassword(passwordHash ?? unusableHash, typedPassword))) continue
    for (const { counterKey } of limits) await forgetCount(context, counterKey)
    return typedPassword
  }
  return undefined
}

let unusableHash: string | undefined

async function countAttempt(context: Context, { counterKey, maxAttempts }: AttemptLimit) {
  const { count, resetsAt } = await countUp(context, counterKey, 1, loginAttempts.windowMs)
  if (count <= maxAttempts) return
  const retryAfter = secondsUntil(context, resetsAt)
  throw fail('too_many_logins', { minutes: Math.ceil(retryAfter / 60) }, { retryAfter })
}

/**
 * Unifies the two forms that accented letters have in Unicode, and removes what nobody sees at both ends, such as the space that
 * keyboards add after a word.
 */
const normalizePassword = (password: string) => trimEdges(password.normalize('NFC'))

/** Whether a typed password is right. Also compares the text exactly as typed, because earlier versions hashed spaces, too. */
const isPassword = async (passwordHash: string, typedPassword: string) =>
  (await verify(passwordHash, normalizePassword(typedPassword))) ||
  (typedPassword !== normalizePassword(typedPassword) && (await verify(passwordHash, typedPassword)))

const verify = (passwordHash: string, password: string) =>
  runQueued(async () => (await loadArgon2()).verify(passwordHash, password))

const loadArgon2 = () => import('@node-rs/argon2')

/** The number of hashes that are computed at the same time. Each hash needs a processor core for a while, and 19 MB. */
const MAX_AT_ONCE = 2
const MAX_WAITING = 100

let runningCount = 0
const waitingTasks: (() => void)[] = []

/**
 * Runs `work` when its turn comes. Throws `not_ready` if too much work is waiting, because people would leave before their turn.
 */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (runningCount < MAX_AT_ONCE) runningCount++
  else {
    if (waitingTasks.length >= MAX_WAITING) throw fail('not_ready', {}, { retryAfter: 10 })
    await new Promise<void>((resolve) => waitingTasks.push(resolve))
  }
  try {
    return await work()
  } finally {
    const startNext = waitingTasks.shift()
    if (startNext) startNext()
    else runningCount--
  }
}
