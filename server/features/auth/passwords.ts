import { randomBytes } from 'node:crypto'
import { trimEdges } from '../../../domain/normalizeText.ts'
import { loginAttempts } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../base/errors/fail.ts'
import { countUp, forgetCount, type Limit, secondsUntil } from '../../http/routes/limits.ts'
import type { Caller } from '../../http/callers/caller.ts'
import { findWidestNetwork } from '../../http/callers/network.ts'
import { hashQueue } from './hashQueue.ts'
import { isHashOf, makePasswordHash } from './passwordHash.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

/** Only known people set passwords: keepers, and people with an invitation. */
export const hashPassword = (password: string) =>
  hashQueue.run(null, () => makePasswordHash(normalizePassword(password)))

/**
 * Returns the first of the typed passwords that is right; undefined if none is. Only this function compares passwords. It counts
 * an attempt before it computes a hash, so that simultaneous attempts do not get around the limit. A right password clears the
 * count. Throws `too_many_logins` if there are too many attempts.
 */
export async function matchPassword(
  context: Context,
  caller: Caller,
  /** the maximum numbers of attempts in `loginAttempts.windowMs` milliseconds */
  limits: readonly Limit[],
  /**
   * undefined if there is no password; the call then takes as long as for a wrong password, so that nobody can tell the
   * difference
   */
  passwordHash: string | undefined,
  ...typedPasswords: string[]
): Promise<string | undefined> {
  for (const limit of limits) await countAttempt(context, limit)
  const network = caller.kind === 'keeper' ? null : findWidestNetwork(caller.address)
  unusableHash ??= await hashPassword(randomBytes(16).toString('base64url'))
  for (const typedPassword of new Set(typedPasswords)) {
    if (!(await isPassword(network, passwordHash ?? unusableHash, typedPassword))) continue
    for (const { counterKey } of limits) await forgetCount(context, counterKey)
    return typedPassword
  }
  return undefined
}

let unusableHash: string | undefined

async function countAttempt(context: Context, { counterKey, maxCount }: Limit) {
  const { count, resetsAt } = await countUp(context, counterKey, 1, loginAttempts.windowMs)
  if (count <= maxCount) return
  const retryAfter = secondsUntil(context, resetsAt)
  throw fail('too_many_logins', { minutes: Math.ceil(retryAfter / 60) }, { retryAfter })
}

/**
 * Unifies the two forms that accented letters have in Unicode, and removes what nobody sees at both ends, such as the space that
 * keyboards add after a word.
 */
const normalizePassword = (password: string) => trimEdges(normalizeUnicode(password, 'NFC'))

/** Whether a typed password is right. Also compares the text exactly as typed, because earlier versions hashed spaces, too. */
const isPassword = async (network: string | null, passwordHash: string, typedPassword: string) =>
  (await verify(network, passwordHash, normalizePassword(typedPassword))) ||
  (typedPassword !== normalizePassword(typedPassword) && (await verify(network, passwordHash, typedPassword)))

const verify = (network: string | null, passwordHash: string, password: string) =>
  hashQueue.run(network, () => isHashOf(passwordHash, password))
