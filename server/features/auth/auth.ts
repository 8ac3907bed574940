import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Person } from '../../../contract/auth.ts'
import { loginAttempts } from '../../../contract/limits.ts'
import { fail } from '../../fail.ts'
import { countUp, forgetCount, secondsUntil } from '../../http/limits.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../newId.ts'
import { visitorHash } from '../../visitorHash.ts'

/** Who logs in with these words. Throws `bad_login`, and `too_many_logins` after ten failures from one address. */
export async function logIn(context: Context, address: string, username: string, password: string) {
  const key = `login ${await visitorHash(context, address)} ${username.toLowerCase()}`
  const { count, resetsAt } = await countUp(context, key, 1, loginAttempts.perMs)
  if (count > loginAttempts.most) {
    const retryAfter = secondsUntil(context, resetsAt)
    throw fail('too_many_logins', { minutes: Math.ceil(retryAfter / 60) }, { retryAfter })
  }
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  // an unknown name costs as much time as a wrong password, so that names cannot be found out
  const right = await verify(user?.password ?? (await nobody), password)
  if (!user || !right) throw fail('bad_login')
  await forgetCount(context, key)
  return { id: user.id, person: { username: user.username, isAdmin: user.is_admin === 1 } }
}

const nobody = hash(randomBytes(16))

/** Sets a new password for the administrator who knows the present one, and ends all his other sessions. */
export async function changePassword(
  context: Context,
  caller: { userId: string; sessionHash: string; person: Person },
  words: { current: string; password: string },
): Promise<Person> {
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  if (!(await verify(user.password, words.current)))
    throw fail('invalid', {}, { issues: [{ path: 'current', message: 'This is not the present password' }] })
  await storePassword(context, user.id, await hash(words.password), caller.sessionHash)
  return caller.person
}

/**
 * Sets the password of `username`, or of the first administrator, and ends all sessions: the way back in for whoever
 * runs the server. Answers the name; throws when there is no such administrator.
 */
export async function resetPassword(
  context: Pick<Context, 'db'>,
  password: string,
  username?: string,
): Promise<string> {
  let admins = context.db.selectFrom('users').select(['id', 'username']).where('is_admin', '=', 1)
  if (username) admins = admins.where('username', '=', username)
  const user = await admins.orderBy('created_at').executeTakeFirst()
  if (!user) throw new Error(`There is no administrator ${username ?? ''}`.trim())
  await storePassword(context, user.id, await hash(password), '')
  return user.username
}

async function storePassword(
  { db }: Pick<Context, 'db'>,
  userId: string,
  password: string,
  keepSession: string,
) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password }).where('id', '=', userId).execute()
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', '!=', keepSession)
      .execute()
  })
}

/** Creates the first administrator when there is none. Answers the password if it was made up here. */
export async function firstAdministrator(
  context: Context,
): Promise<{ username: string; password: string } | null> {
  const { adminUsername: username, adminPassword } = context.config
  const someone = await context.db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .executeTakeFirst()
  if (someone) return null
  const password = adminPassword ?? randomBytes(12).toString('base64url')
  const user = {
    id: newId(),
    username,
    password: await hash(password),
    is_admin: 1,
    created_at: context.clock(),
  } as const
  const made = await context.db
    .insertInto('users')
    .values(user)
    .onConflict((oc) => oc.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made && !adminPassword ? { username, password } : null
}
