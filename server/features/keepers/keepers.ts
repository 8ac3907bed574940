import type { Selectable } from 'kysely'
import type { ListedKeeper } from '../../../contract/people/keepers.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fail } from '../../base/errors/fail.ts'
import type { KeeperCaller } from '../../http/callers/caller.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange, recordDeletion } from '../../platform/database/journal.ts'

type UserRow = Selectable<Tables['users']>

/** Lists administrators first; each group begins with the oldest account. */
export async function listKeepers({ db }: Pick<Context, 'db'>): Promise<ListedKeeper[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .orderBy('is_admin', 'desc')
    .orderBy('created_at')
    .execute()
  return rows.map(presentKeeper)
}

/** Changes the role, and ends the keeper's sessions, whose open pages belong to the old role, and invitations. */
export const changeRole = (context: Context, caller: KeeperCaller, id: string, isAdmin: boolean) =>
  changeKeeper(context, caller, id, async (tx, before) => {
    const after: UserRow = { ...before, is_admin: isAdmin ? 1 : 0 }
    if (after.is_admin !== before.is_admin) {
      await tx.updateTable('users').set({ is_admin: after.is_admin }).where('id', '=', id).execute()
      await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
      await tx.deleteFrom('invitations').where('invited_by', '=', id).execute()
      await recordChange(tx, { id, title: before.username }, { isAdmin: before.is_admin === 1 }, { isAdmin })
    }
    return presentKeeper(after)
  })

/** Deletes the keeper, with sessions and invitations. The journal keeps what the keeper did. */
export const removeKeeper = (context: Context, caller: KeeperCaller, id: string) =>
  changeKeeper(context, caller, id, async (tx, { username }) => {
    await tx.deleteFrom('users').where('id', '=', id).execute()
    await recordDeletion(tx, { id, title: username })
  })

/**
 * Runs one change of keepers at a time, so that two administrators cannot remove each other: the second is no longer an
 * administrator. Throws `last_administrator`, with nothing changed, if no administrator would be left.
 */
async function changeKeeper<T>(
  context: Context,
  caller: KeeperCaller,
  id: string,
  action: (tx: Tx, keeper: UserRow) => Promise<T>,
): Promise<T> {
  return change(context, ['keepers'], async (tx) => {
    await checkStillAdministrator(tx, caller)
    const keeper = await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    if (!keeper) throw fail('not_found')
    const result = await action(tx, keeper)
    if (!(await listAdministrators(tx)).length) throw fail('last_administrator')
    return result
  })
}

/** Runs in a change of `keepers`: the caller may have been removed or made a helper since the request began. */
export async function checkStillAdministrator(tx: Tx, { person }: KeeperCaller): Promise<void> {
  if (!(await listAdministrators(tx)).some(({ id }) => id === person.id)) throw fail('login_needed')
}

const listAdministrators = (tx: Tx) => tx.selectFrom('users').select('id').where('is_admin', '=', 1).execute()

const presentKeeper = ({ id, username, is_admin, last_seen_at }: UserRow): ListedKeeper => ({
  id,
  username,
  isAdmin: is_admin === 1,
  lastSeenAt: last_seen_at === null ? null : new Date(last_seen_at).toISOString(),
})
