import type { Access } from '../../../contract/access.ts'
import type * as contract from '../../../contract/access.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { fieldTexts } from '../../../contract/fieldTexts.ts'
import { loginAttempts } from '../../../contract/limits.ts'
import type { Context } from '../../context.ts'
import { change } from '../../database/change.ts'
import { fail, failInvalid } from '../../errors/fail.ts'
import { hash, verify } from '../auth/argon2.ts'
import { countAttempt } from '../auth/auth.ts'
import type { Caller } from '../../http/caller.ts'
import { forgetCount } from '../../http/limits.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { record } from '../../database/journal.ts'
import { rebase } from '../../database/rebase.ts'
import { removeBelow } from '../../storage/keys.ts'
import { visitorHash } from '../../http/visitorHash.ts'
import { listKeys } from './accessKeys.ts'
import { type AccessState, isClosed, readAccessState, writeAccessState } from './accessState.ts'

/** The access settings as the dashboard shows them. */
export async function readAccess(db: Context['db']): Promise<Access> {
  const { audience, passwordHash, nameInPreviews } = await readAccessState(db)
  return { audience, nameInPreviews, hasPassword: passwordHash !== null, keys: await listKeys(db) }
}

/** Closes or opens the memorial. A closed one has no public files: whoever serves them without asking finds none. */
export async function saveAccess(
  context: Context,
  { password, ...body }: BodyOf<typeof contract.saveAccess>,
): Promise<Access> {
  const newHash = password === undefined ? null : await hash(plain(password).toLowerCase())
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

/** The fields that the journal records. */
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
  if (passwordHash === null || !(await isPassword(passwordHash, plain(password))))
    throw fail('bad_family_password')
  await forgetCount(context, ofAddress)
}

/** Capitals count nothing: people type what they heard. One from before that is stored with them, and known as it was set. */
const isPassword = async (passwordHash: string, typed: string) =>
  (await verify(passwordHash, typed.toLowerCase())) ||
  (typed !== typed.toLowerCase() && (await verify(passwordHash, typed)))

export function registerAccessJob({ jobs, storage }: Context) {
  jobs.define('clear-public', () => removeBelow(storage, 'public/'))
}
