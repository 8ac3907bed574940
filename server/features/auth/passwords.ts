import { foldConfusables } from '../../../domain/foldConfusables.ts'
import { trimEdges } from '../../../domain/normalizeText.ts'
import { loginAttempts } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../base/errors/fail.ts'
import { countAll, forgetCount, type Limit } from '../../http/routes/limits.ts'
import type { Caller } from '../../http/callers/caller.ts'
import { findWidestNetwork } from '../../http/callers/network.ts'
import { hashQueue } from './hashQueue.ts'
import { listMadePasswords } from './makePassword.ts'
import { isHashOf, makePasswordHash, makeUnusableHash } from './passwordHash.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

/** Only known people set passwords: keepers, and people with an invitation. */
export const hashPassword = (password: string) =>
  hashQueue.run(null, () => makePasswordHash(foldConfusables(password)))

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
  await countAttempt(context, limits)
  const network = caller.kind === 'keeper' ? null : findWidestNetwork(caller.address)
  const triedForms = new Set<string>()
  for (const typedPassword of typedPasswords)
    for (const form of listForms(typedPassword)) {
      // most forms are the same, and each hash takes time
      if (triedForms.has(form)) continue
      triedForms.add(form)
      if (!(await verify(network, passwordHash ?? unusableHash, form))) continue
      for (const { counterKey } of limits) await forgetCount(context, counterKey)
      return typedPassword
    }
  return undefined
}

const unusableHash = makeUnusableHash()

async function countAttempt(context: Context, limits: readonly Limit[]) {
  const reachedLimit = await countAll(context, limits, 1, loginAttempts.windowMs)
  if (reachedLimit)
    throw fail('too_many_logins', { minutes: Math.ceil(reachedLimit.retryAfter / 60) }, reachedLimit)
}

/**
 * Lists the forms in which a typed password may have been hashed. The first is today's. The others are those of earlier versions,
 * which hashed what was typed, or that without what nobody sees at its ends. An iPhone often typed a curly apostrophe.
 */
function listForms(typed: string): string[] {
  const trimmed = trimEdges(normalizeUnicode(typed, 'NFC'))
  return [foldConfusables(typed), ...listMadePasswords(typed), trimmed, trimmed.replaceAll("'", '’'), typed]
}

const verify = (network: string | null, passwordHash: string, password: string) =>
  hashQueue.run(network, () => isHashOf(passwordHash, password))
