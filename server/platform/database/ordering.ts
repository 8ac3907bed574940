import type { Tx } from './change.ts'
import { fail } from '../../base/errors/fail.ts'
import { recordChange } from './journal.ts'

/** Tables whose order people choose. */
export type OrderedTable = 'media' | 'music'

export interface NewPosition {
  id: string
  order: number
}

export async function readNextPosition(tx: Tx, table: OrderedTable): Promise<number> {
  const last = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  return last?.position == null ? 0 : Number(last.position) + 1
}

/** A row's place, which stays meaningful when other rows are reordered. */
export interface RowPlace {
  id: string
  position: number
  /** the row after it; null when it is the last */
  next: { id: string; position: number } | null
}

export async function readRowPlace(tx: Tx, table: OrderedTable, id: string): Promise<RowPlace> {
  const { position } = await tx
    .selectFrom(table)
    .select('position')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const next = await tx
    .selectFrom(table)
    .select(['id', 'position'])
    .where('position', '>', position)
    .orderBy('position')
    .orderBy('uploaded_at')
    .orderBy('id')
    .executeTakeFirst()
  return { id, position, next: next ?? null }
}

/**
 * Makes room for a row that returns to its place, and returns its position: its former one, or that of the next row if that row
 * has moved since. Return several rows from last to first, so that each finds its next row.
 */
export async function shiftPositions(
  tx: Tx,
  table: OrderedTable,
  { position, next }: RowPlace,
): Promise<number> {
  const rows = await tx.selectFrom(table).select(['id', 'position']).execute()
  const now = next && rows.find(({ id }) => id === next.id)
  const free = now && now.position !== next.position ? now.position : position
  if (rows.some((row) => row.position === free))
    await tx
      .updateTable(table)
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('position', '>=', free)
      .execute()
  return free
}

/**
 * Gives the named rows their new positions. Other rows keep theirs: somebody may have added one meanwhile. Throws `bad_order` for
 * an id that is unknown or repeated.
 */
export async function putInOrder(tx: Tx, table: OrderedTable, order: readonly NewPosition[]): Promise<void> {
  const ids = new Set(order.map(({ id }) => id))
  if (ids.size !== order.length) throw fail('bad_order')
  const known = await tx.selectFrom(table).select(['id', 'position']).execute()
  const positions = new Map(known.map(({ id, position }) => [id, position]))
  if (order.some(({ id }) => !positions.has(id))) throw fail('bad_order')
  const moved = order.filter((each) => positions.get(each.id) !== each.order)
  for (const { id, order: position } of moved)
    await tx.updateTable(table).set({ position }).where('id', '=', id).execute()
  const before = Object.fromEntries(moved.map(({ id }) => [id, positions.get(id)]))
  const after = Object.fromEntries(moved.map(({ id, order }) => [id, order]))
  await recordChange(tx, { id: null, title: null }, { order: before }, { order: after })
}
