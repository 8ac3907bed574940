import type { Access } from '../../contract/access.ts'
import type * as contract from '../../contract/access.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { fieldTexts } from '../../contract/fieldTexts.ts'
import { loginAttempts } from '../../contract/limits.ts'
import type { Context } from '../context.ts'
import { change } from '../database/change.ts'
import { fail, failInvalid } from '../fail.ts'
import { hash, verify } from '../features/auth/argon2.ts'
import { countAttempt } from '../features/auth/auth.ts'
import type { Caller } from '../http/caller.ts'
import { forgetCount } from '../http/limits.ts'
import { enqueue } from '../jobs/jobs.ts'
import { record } from '../journal.ts'
import { rebase } from '../rebase.ts'
import { removeBelow } from '../storage/removeBelow.ts'
import { visitorHash } from '../visitorHash.ts'
import { listKeys } from './accessKeys.ts'
import { type AccessState, isClosed, readAccessState, writeAccessState } from './accessState.ts'

/** Who may see the memorial, as Settings show it. */
export async function readAccess(db: Context['db']): Promise<Access> {
  const { audience, passwordHash, nameInPreviews } = await readAccessState(db)
  return { audience, nameInPreviews, hasPassword: passwordHash !== null, keys: await listKeys(db) }
}

/** Closes or opens the memorial. A closed one has no public files: whoever serves them without asking finds none. */
export async function saveAccess(
  context: Context,
  { password, ...body }: BodyOf<typeof contract.saveAccess>,
): Promise<Access> {
  const newHash = password === undefined ? null : await hash(plain(password))
  return change(context, ['settings'], async (tx) => {
    const before = await readAccessState(tx)
    const rules = rebase(body, { ...before })
    const after: AccessState = { ...before, ...rules, passwordHash: newHash ?? before.passwordHash }
    if (isClosed(after) && after.passwordHash === null)
      throw failInvalid([{ path: 'password', message: fieldTexts.familyPasswordMissing }])
    await writeAccessState(tx, after)
    if (isClosed(after)) await enqueue(tx, 'clear-public', 'all', context.clock())
    const subject = { id: null, title: null }
    await record(tx, subject, fieldsOf(before, false), fieldsOf(after, newHash !== null))
    return readAccess(tx)
  })
}

/** What the journal says of it. */
const fieldsOf = ({ audience, nameInPreviews }: AccessState, newPassword: boolean) => ({
  audience,
  nameInPreviews,
  newPassword,
})

/** Letters can be stored in two ways, and phones add a space after a word. */
const plain = (password: string) => password.normalize('NFC').trim()

/**
 * Throws `bad_family_password`, and `too_many_logins` after fifty failures from one address: a whole church may share
 * one, so that they are more than for a name.
 */
export async function checkPassword(
  context: Context,
  caller: Caller,
  { passwordHash }: AccessState,
  password: string,
): Promise<void> {
  const ofAddress = `family password ${visitorHash(context, caller)}`
  await countAttempt(context, ofAddress, loginAttempts.mostOfAddress)
  if (passwordHash === null || !(await verify(passwordHash, plain(password))))
    throw fail('bad_family_password')
  await forgetCount(context, ofAddress)
}

export function registerAccessJob({ jobs, storage }: Context) {
  jobs.define('clear-public', () => removeBelow(storage, 'public/'))
}
