import type * as contract from '../../../contract/people/auth.ts'
import type { Person } from '../../../contract/people/auth.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { loginAttempts } from '../../../contract/limits.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Caller } from '../../http/callers/caller.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { recordChange } from '../../memorial/journal.ts'
import { makePassword } from './makePassword.ts'
import { hashPassword, matchPassword } from './passwords.ts'
import { deleteSessions } from './sessions.ts'
import { toNameKey } from '../../../domain/foldConfusables.ts'
import { findKeeperByName } from './usernames.ts'
import { newId } from '../../base/ids/newId.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { type Limit, listLimits } from '../../http/routes/limits.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/**
 * Finds the keeper with this name and password. Throws `bad_login` if there is none, or `too_many_logins` after many failures.
 */
export async function logIn(
  context: Context,
  caller: Caller,
  { username, password }: BodyOf<typeof contract.loginEndpoint>,
): Promise<Person> {
  const user = findKeeperByName(await readUsers(context), username)
  const limits = listAttemptLimits(context, caller, username)
  const matchedPassword = await matchPassword(context, caller, limits, user?.password, password)
  if (!user || matchedPassword === undefined) throw fail('bad_login')
  return { id: user.id, username: user.username, isAdmin: user.is_admin === 1 }
}

/** Sets a new password for a keeper who knows the current password, and ends that keeper's other sessions. */
export async function changePassword(context: Context, { caller, body }: InputOf<'PUT /api/password'>) {
  const { person, sessionHash } = caller
  const { current, password } = body
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  const limits = listAttemptLimits(context, caller, user.username)
  // accepts the new password as well, because an earlier attempt may have succeeded although its response was lost
  const matchedPassword = await matchPassword(context, caller, limits, user.password, current, password)
  if (matchedPassword === undefined)
    throw fail(
      'invalid',
      {},
      { issues: [{ path: 'current', message: ({ fields }) => fields.wrongPassword }] },
    )
  if (matchedPassword === current)
    await storePassword(context, user.id, await hashPassword(password), sessionHash)
  return person
}

/**
 * Lists the limits for attempts with a keeper's password. Attempts to log in and attempts to change the password count together.
 * All limits are per IP address or network, so that people elsewhere cannot lock the keeper out.
 */
const listAttemptLimits = (context: Context, caller: Caller, username: string): Limit[] => [
  ...listLimits(context, caller, 'login', loginAttempts.maxPerIpAddress),
  ...listLimits(context, caller, `login ${toNameKey(username)}`, loginAttempts.maxPerName),
]

const readUsers = ({ db }: Pick<Context, 'db'>) =>
  db.selectFrom('users').selectAll().orderBy('created_at').execute()

/**
 * Sets the password of the keeper `username`, or of the first administrator if `username` is missing. Ends all sessions of that
 * keeper. Does not need the old password. Returns the keeper's name. Throws a PlainError if there is no such keeper.
 */
export async function resetPassword(
  context: Pick<Context, 'db'>,
  password: string,
  username?: string,
): Promise<string> {
  const keepers = await readUsers(context)
  const user = username ? findKeeperByName(keepers, username) : keepers.find(({ is_admin }) => is_admin === 1)
  if (!user) {
    const names = keepers.map((each) => each.username).join(', ')
    throw new PlainError(
      username
        ? `This memorial has no keeper called ${username}. Its keepers are: ${names}.`
        : 'There is no administrator yet; npm start makes one.',
    )
  }
  await storePassword(context, user.id, await hashPassword(password), '')
  return user.username
}

async function storePassword(
  context: Pick<Context, 'db'>,
  userId: string,
  password: string,
  keptSessionHash: string,
) {
  await change(context, [], async (tx) => {
    await tx.updateTable('users').set({ password }).where('id', '=', userId).execute()
    await deleteSessions(tx, userId, keptSessionHash)
    await recordChange(tx, { id: userId, title: null }, null, {})
  })
}

/**
 * Creates the first administrator if there is none. Returns the name and the password only if the password was generated here.
 */
export async function createFirstAdministrator(
  context: Context,
): Promise<{ username: string; password: string } | null> {
  const { adminUsername: username, adminPassword } = context.config
  const administrator = await context.db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .executeTakeFirst()
  if (administrator) return null
  const password = adminPassword ?? makePassword()
  const user = {
    id: newId(),
    username,
    password: await hashPassword(password),
    is_admin: 1,
    created_at: context.clock(),
    last_seen_at: null,
    digest_at_once: 0,
  } as const
  const created = await change(context, ['keepers'], (tx) =>
    tx
      .insertInto('users')
      .values(user)
      .onConflict((oc) => oc.column('username').doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  return created && !adminPassword ? { username, password } : null
}
