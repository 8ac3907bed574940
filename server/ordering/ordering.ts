import type { Tx } from '../database/change.ts'
import { fail } from '../fail.ts'
import { record } from '../journal.ts'

/** Tables whose rows stand in an order that people choose. */
export type Ordered = 'media' | 'music'

export interface NewPosition {
  id: string
  order: number
}

/** The position behind the last one. */
export async function nextPosition(tx: Tx, table: Ordered): Promise<number> {
  const last = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  return last?.position == null ? 0 : Number(last.position) + 1
}

/** Makes room for a row that comes back to its position: whoever has it, and all behind, move on by one. */
export async function freePosition(tx: Tx, table: Ordered, position: number): Promise<void> {
  const taken = await tx.selectFrom(table).select('id').where('position', '=', position).executeTakeFirst()
  if (!taken) return
  await tx
    .updateTable(table)
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('position', '>=', position)
    .execute()
}

/**
 * Gives the named rows their new positions. The others stay as they are: someone may have added one in between.
 * Throws `bad_order` for an id that is unknown or there twice.
 */
export async function putInOrder(tx: Tx, table: Ordered, order: readonly NewPosition[]): Promise<void> {
  const ids = new Set(order.map(({ id }) => id))
  if (ids.size !== order.length) throw fail('bad_order')
  const known = await tx.selectFrom(table).select(['id', 'position']).execute()
  const positions = new Map(known.map(({ id, position }) => [id, position]))
  if (order.some(({ id }) => !positions.has(id))) throw fail('bad_order')
  const moved = order.filter((each) => positions.get(each.id) !== each.order)
  for (const { id, order: position } of moved)
    await tx.updateTable(table).set({ position }).where('id', '=', id).execute()
  await record(
    tx,
    { id: null, title: null },
    { order: Object.fromEntries(moved.map(({ id }) => [id, positions.get(id)])) },
    { order: Object.fromEntries(moved.map((each) => [each.id, each.order])) },
  )
}
