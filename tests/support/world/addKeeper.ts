import type { Answer, Person } from '../../../samples/person.ts'
import { newId } from '../../../server/base/ids/newId.ts'
import type { Context } from '../../../server/platform/context.ts'
import { makeCheapHash } from './cheapHash.ts'

/** The password of every keeper in a test. */
export const password = 'a bench by the lake'

/** Adds a keeper by the administrator's invitation, and logs the keeper in. */
export async function addKeeper(
  visitor: Person,
  administrator: Person,
  { username, isAdmin }: { username: string; isAdmin: boolean },
): Promise<Person> {
  const invited = await administrator.call('POST /api/invitations', { body: { name: username, isAdmin } })
  const headers = { 'invitation-key': invitationKey(invited) }
  const joined = await visitor.call('POST /api/invitations/mine', { headers, body: { username, password } })
  if (joined.status !== 200) throw new Error(`${username} could not join: ${joined.status} ${joined.text}`)
  return visitor.inSession(joined)
}

/** Adds a helper whose password has a cheap hash, without an invitation. */
export async function insertHelper({ db, clock }: Pick<Context, 'db' | 'clock'>, username: string) {
  const values = { id: newId(), username, password: makeCheapHash(password), created_at: clock() }
  await db
    .insertInto('users')
    .values({ ...values, is_admin: 0, last_seen_at: null, digest_at_once: 0 })
    .execute()
}

export const invitationKey = ({ body }: Answer<'POST /api/invitations'>) => body.path.split('#')[1] ?? ''
