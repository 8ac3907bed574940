import type { Access } from '../../../contract/people/access.ts'
import { loginAttempts } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { fail, failInvalid } from '../../base/errors/fail.ts'
import { hashPassword, matchPassword } from '../auth/passwords.ts'
import type { Caller } from '../../http/callers/caller.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { recordChange } from '../../memorial/journal.ts'
import { rebase } from '../../platform/database/rebase.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { listKeys } from './accessKeys.ts'
import { findAccessEnd } from './passes.ts'
import { type AccessState, isClosed, readAccessState, writeAccessState } from '../../memorial/accessState.ts'
import { listLimits } from '../../http/routes/limits.ts'

export async function readAccess(db: Context['db']): Promise<Access> {
  const { audience, passwordHash, nameInPreviews } = await readAccessState(db)
  return { audience, nameInPreviews, hasPassword: passwordHash !== null, keys: await listKeys(db) }
}

/** Reads until when the device may see the memorial. A device without access gets no response, but the guard's 401. */
export async function readOwnAccess(context: Context, { caller, request }: InputOf<'GET /api/access/mine'>) {
  const state = await readAccessState(context.db)
  const isFree = !isClosed(state) || caller.kind !== 'visitor'
  const endsAt = isFree ? null : await findAccessEnd(context, state, request)
  return { endsAt: endsAt === null ? null : new Date(endsAt).toISOString() }
}

/** Closes or opens the memorial. Closing also removes the public files, because a web server would serve them without a check. */
export async function saveAccess(context: Context, { body }: InputOf<'PUT /api/access'>) {
  const { password, ...changes } = body
  const newHash = password === undefined ? null : await hashPassword(password.toLowerCase())
  return change(context, ['settings'], async (tx) => {
    const stateBefore = await readAccessState(tx)
    const rules = rebase(changes, { ...stateBefore })
    const stateAfter: AccessState = {
      ...stateBefore,
      ...rules,
      passwordHash: newHash ?? stateBefore.passwordHash,
    }
    if (isClosed(stateAfter) && stateAfter.passwordHash === null)
      throw failInvalid([{ path: 'password', message: ({ fields }) => fields.familyPasswordMissing }])
    await writeAccessState(tx, stateAfter)
    if (isClosed(stateAfter)) await schedule(tx, 'clear-public', 'all', context.clock())
    const fieldsAfter = toJournalFields(stateAfter, newHash !== null)
    await recordChange(tx, null, toJournalFields(stateBefore, false), fieldsAfter)
    return readAccess(tx)
  })
}

const toJournalFields = ({ audience, nameInPreviews }: AccessState, newPassword: boolean) => ({
  audience,
  nameInPreviews,
  newPassword,
})

/**
 * Throws `bad_family_password` if the password is wrong, or `too_many_logins` after fifty failures from one IP address. This limit
 * is higher than the limit for a keeper's name, because all people in a church may share an IP address.
 */
export async function checkPassword(
  context: Context,
  caller: Caller,
  { passwordHash }: AccessState,
  password: string,
): Promise<void> {
  const limits = listLimits(context, caller, 'family password', loginAttempts.maxPerIpAddress)
  // capital letters do not matter, because people type what they heard; but a password that an earlier version stored with
  // capitals must match exactly
  const spellings = [password.toLowerCase(), password]
  const matchedPassword = await matchPassword(
    context,
    caller,
    limits,
    passwordHash ?? undefined,
    ...spellings,
  )
  if (matchedPassword === undefined) throw fail('bad_family_password')
}
