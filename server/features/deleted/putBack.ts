import type { Selectable } from 'kysely'
import { type PutBackNote, deletedKind, putBackDeletedEndpoint } from '../../../contract/media/deleted.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fail } from '../../base/errors/fail.ts'
import type { KeeperCaller } from '../../http/callers/caller.ts'
import { parseRows } from '../../memorial/deleted/deletedItems.ts'
import { putBackItem } from './putBackItem.ts'

type DeletedItemRow = Selectable<Tables['deleted_items']>

/**
 * Puts deleted items back in one change. `ids` are the items' own ids, or those of what was deleted. What is back already counts, so
 * that a retry after a lost response ends well. Names what has been removed permanently, and puts back the others. Throws `not_found`
 * if nothing can be put back, and `not_allowed` if a helper asks for something that another keeper has deleted.
 */
export async function putBack(context: Context, { person }: KeeperCaller, ids: readonly string[]) {
  return change(context, putBackDeletedEndpoint.changes, async (tx) => {
    const itemsById = await findItems(tx, ids)
    const items = [...new Map([...itemsById.values()].map((item) => [item.id, item])).values()]
    if (!person.isAdmin && items.some(({ deleted_by }) => deleted_by !== person.username))
      throw fail('not_allowed')
    const missingIds = ids.filter((id) => !itemsById.has(id))
    const idsThere = await findIdsThere(tx, missingIds)
    if (items.length + idsThere.size === 0) throw fail('not_found')

    const itemsToPutBack = items.length === 1 ? items : await leaveObituaries(tx, items)
    const notes = new Set<PutBackNote>(itemsToPutBack.length < items.length ? ['obituary_stays'] : [])
    for (const item of await sortLastDeletedFirst(tx, itemsToPutBack))
      await putBackItem(tx, item, context.clock(), notes)
    const itemIdsThere = new Set(itemsToPutBack.map((item) => item.id))
    return {
      putBack: ids.filter((id) => idsThere.has(id) || itemIdsThere.has(itemsById.get(id)?.id ?? '')),
      gone: missingIds.filter((id) => !idsThere.has(id)),
      notes: [...notes],
    }
  })
}

/** Finds deleted items by their own ids, or by the ids of what was deleted. */
async function findItems(tx: Tx, ids: readonly string[]): Promise<Map<string, DeletedItemRow>> {
  const items = await tx.selectFrom('deleted_items').selectAll().where('id', 'in', ids).execute()
  const itemsByRow = await tx
    .selectFrom('deleted_items')
    .innerJoin('deleted_rows', 'deleted_rows.item_id', 'deleted_items.id')
    .selectAll('deleted_items')
    .select('row_id')
    .whereRef('table_name', '=', 'kind')
    .where('row_id', 'in', ids)
    .execute()
  return new Map([
    ...itemsByRow.map(({ row_id: id, ...item }) => [id, item] as const),
    ...items.map((item) => [item.id, item] as const),
  ])
}

/** Finds the ids of rows that are not deleted, for example because they were put back before. */
async function findIdsThere(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const idsThere = new Set<string>()
  if (ids.length === 0) return idsThere
  for (const table of deletedKind.options) {
    const rows = await tx
      .selectFrom(table as 'media')
      .select('id')
      .where('id', 'in', ids)
      .execute()
    for (const { id } of rows) idsThere.add(id)
  }
  return idsThere
}

/**
 * The site has one obituary. When several items are put back together, an obituary is among them only if there is none on the
 * site, and only the one that was deleted last, so that nobody replaces an obituary by accident.
 */
async function leaveObituaries(tx: Tx, items: readonly DeletedItemRow[]) {
  const obituaries = items.filter(({ kind }) => kind === 'obituary')
  if (obituaries.length === 0) return items
  const isFree = (await tx.selectFrom('obituary').select('id').executeTakeFirst()) === undefined
  const [newest] = obituaries.toSorted((a, b) => b.deleted_at - a.deleted_at)
  return items.filter((item) => item.kind !== 'obituary' || (isFree && item === newest))
}

/**
 * Sorts items in the reverse order of their deletion, so that each finds the list as it was when it was deleted. Items that were
 * deleted together were deleted in the order of their positions.
 */
async function sortLastDeletedFirst(tx: Tx, items: readonly DeletedItemRow[]) {
  if (items.length < 2) return items
  const storedRows = await tx
    .selectFrom('deleted_rows')
    .selectAll()
    .where('table_name', '=', 'places')
    .where(
      'item_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
  const positions = new Map(
    storedRows.map((row) => [row.item_id, parseRows([row], 'places')[0]?.position ?? 0]),
  )
  const findPosition = ({ id }: DeletedItemRow) => positions.get(id) ?? 0
  return items.toSorted((a, b) => b.deleted_at - a.deleted_at || findPosition(b) - findPosition(a))
}
