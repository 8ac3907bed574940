import type { Kysely } from 'kysely'
import type { Digest } from '../../../contract/people/digest.ts'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange } from '../../memorial/journal.ts'
import type { InputOf } from '../../http/routes/feature.ts'

export async function readDigest(db: Kysely<Tables>, userId: string): Promise<Digest> {
  const user = await db
    .selectFrom('users')
    .select(['display_name', 'email', 'digest_until', 'digest_at_once'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const frequency = user.digest_at_once === 1 ? 'at-once' : 'daily'
  return {
    displayName: user.display_name ?? '',
    email: user.email ?? '',
    when: user.digest_until === null ? 'none' : frequency,
  }
}

/** When a keeper switches the digest on, the first email reports only what is added after that moment. */
export async function saveDigest(
  context: Context,
  { caller, body }: InputOf<'PUT /api/digest'>,
): Promise<Digest> {
  const { displayName, email, when } = body
  const { id } = caller.person
  return change(context, [], async (tx) => {
    const digestBefore = await readDigest(tx, id)
    await tx
      .updateTable('users')
      .set((eb) => ({
        ...(displayName !== undefined && { display_name: displayName }),
        email: email || null,
        digest_until: when === 'none' ? null : eb.fn.coalesce('digest_until', eb.val(context.clock())),
        digest_at_once: when === 'at-once' ? 1 : 0,
      }))
      .where('id', '=', id)
      .execute()
    const digest = await readDigest(tx, id)
    await recordChange(tx, { id, title: null }, toJournalFields(digestBefore), toJournalFields(digest))
    return digest
  })
}

const toJournalFields = ({ when, ...fields }: Digest) => ({ ...fields, digest: when })
