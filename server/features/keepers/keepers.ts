import type { Selectable } from 'kysely'
import type { ListedKeeper } from '../../../contract/people/keepers.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fail } from '../../base/errors/fail.ts'
import { sortByName } from '../../base/sortByName.ts'
import type { KeeperCaller } from '../../http/callers/caller.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange, recordDeletion } from '../../memorial/journal.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

type UserRow = Selectable<Tables['users']>

/** Lists the keepers: administrators first, then helpers. Each group is in the order of the alphabet. */
export async function listKeepers(
  { db }: Pick<Context, 'db'>,
  { locale }: Pick<ServerTexts, 'locale'>,
): Promise<ListedKeeper[]> {
  const rows = await db.selectFrom('users').selectAll().execute()
  return sortByName(rows, locale, ({ username }) => username)
    .toSorted((a, b) => b.is_admin - a.is_admin)
    .map(presentKeeper)
}

/**
 * Ends the keeper's sessions, because the pages that the keeper has open belong to the old role. Also deletes the invitations that
 * the keeper made.
 */
export const changeRole = (
  context: Context,
  { caller, params: { id }, body }: InputOf<'PUT /api/keepers/:id'>,
) =>
  changeKeeper(context, caller, id, async (tx, keeperBefore) => {
    const { isAdmin } = body
    const keeperAfter: UserRow = { ...keeperBefore, is_admin: isAdmin ? 1 : 0 }
    if (keeperAfter.is_admin !== keeperBefore.is_admin) {
      await tx.updateTable('users').set({ is_admin: keeperAfter.is_admin }).where('id', '=', id).execute()
      await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
      await tx.deleteFrom('invitations').where('invited_by', '=', id).execute()
      await recordChange(tx, { id, title: keeperBefore.username }, { isAdmin: !isAdmin }, { isAdmin })
    }
    return presentKeeper(keeperAfter)
  })

/**
 * Deletes a keeper with the keeper's sessions and invitations. The journal of keepers' changes still lists what the keeper
 * changed.
 */
export const removeKeeper = (
  context: Context,
  { caller, params: { id } }: InputOf<'DELETE /api/keepers/:id'>,
) =>
  changeKeeper(context, caller, id, async (tx, { username }) => {
    await tx.deleteFrom('users').where('id', '=', id).execute()
    await recordDeletion(tx, { id, title: username })
  })

/**
 * Only one such change runs at a time, so that two administrators cannot remove each other: at the second change, the caller is no
 * longer an administrator. If no administrator would be left, throws `last_administrator` and changes nothing.
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

/**
 * Throws `login_needed` if the caller is no longer an administrator, because another administrator may have changed that since
 * the request began. Must be called in a transaction that changes the resource `keepers`.
 */
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
