import type { Kysely } from 'kysely'
import type { Digest } from '../../../contract/digest.ts'
import { change } from '../../database/change.ts'
import type { Tables } from '../../database/tables.ts'
import type { Context } from '../../context.ts'
import { record } from '../../database/journal.ts'

export async function readDigest(db: Kysely<Tables>, userId: string): Promise<Digest> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'digest_until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email: user.email ?? '', isOn: user.digest_until !== null }
}

/** Switched on, the first mail is about what is new from now on. */
export async function saveDigest(context: Context, userId: string, { email, isOn }: Digest): Promise<Digest> {
  return change(context, [], async (tx) => {
    const before = await readDigest(tx, userId)
    const now = context.clock()
    await tx
      .updateTable('users')
      .set((eb) => ({
        email: email || null,
        digest_until: isOn ? eb.fn.coalesce('digest_until', eb.val(now)) : null,
      }))
      .where('id', '=', userId)
      .execute()
    await record(tx, { id: userId, title: null }, fieldsOf(before), fieldsOf({ email, isOn }))
    return { email, isOn }
  })
}

/** The fields that the journal records. */
const fieldsOf = ({ email, isOn }: Digest) => ({ email, digest: isOn })
