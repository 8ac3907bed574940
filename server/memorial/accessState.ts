import type { Kysely } from 'kysely'
import { access, type Audience } from '../../contract/people/access.ts'
import type { Tx } from '../platform/database/change.ts'
import type { Tables } from '../platform/database/tables.ts'

export interface AccessState {
  audience: Audience
  /** argon2id hash of the family's password; null if none was ever set, and then no password is accepted */
  passwordHash: string | null
  nameInPreviews: boolean
}

/**
 * A stored audience that nobody knows counts as closed. Do not cache the result beyond one request or one revision, because closing
 * the memorial must take effect at once on every instance.
 */
export async function readAccessState(db: Kysely<Tables>): Promise<AccessState> {
  const row = await db.selectFrom('access').selectAll().where('id', '=', 'access').executeTakeFirst()
  return {
    audience: row ? (access.shape.audience.safeParse(row.audience).data ?? 'password') : 'everyone',
    passwordHash: row?.password ?? null,
    nameInPreviews: row?.name_in_previews === 1,
  }
}

export async function writeAccessState(tx: Tx, state: AccessState): Promise<void> {
  const columns = {
    audience: state.audience,
    password: state.passwordHash,
    name_in_previews: state.nameInPreviews ? 1 : 0,
  } as const
  await tx
    .insertInto('access')
    .values({ id: 'access', ...columns })
    .onConflict((oc) => oc.column('id').doUpdateSet(columns))
    .execute()
}

/** Whether strangers must not see any content of the memorial. */
export const isClosed = ({ audience }: Pick<AccessState, 'audience'>) => audience === 'password'
