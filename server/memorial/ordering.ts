import type { Tx } from '../platform/database/change.ts'
import { fail } from '../base/errors/fail.ts'
import { recordChange } from './journal.ts'

export type OrderedTable = 'media' | 'music'

interface NewPosition {
  id: string
  order: number
}

export async function readNextPosition(tx: Tx, table: OrderedTable): Promise<number> {
  const lastRow = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  return lastRow?.position == null ? 0 : Number(lastRow.position) + 1
}

/** The place stays meaningful when other rows are reordered. */
export interface RowPlace {
  id: string
  position: number
  /** the row after this row; null if this row is the last one */
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
 * Makes room for a row that is put back, and returns its new position. This is its former position; if the row after it has moved
 * since, it is the present position of that row. To put back several rows, begin with the last one, so that each finds the row
 * after it.
 */
export async function shiftPositions(
  tx: Tx,
  table: OrderedTable,
  { position, next }: RowPlace,
): Promise<number> {
  const currentNext =
    next && (await tx.selectFrom(table).select('position').where('id', '=', next.id).executeTakeFirst())
  const freePosition = currentNext && currentNext.position !== next.position ? currentNext.position : position
  const rowThere = await tx
    .selectFrom(table)
    .select('id')
    .where('position', '=', freePosition)
    .executeTakeFirst()
  if (rowThere)
    await tx
      .updateTable(table)
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('position', '>=', freePosition)
      .execute()
  return freePosition
}

/**
 * Gives the rows in `order` their new positions. Other rows keep their positions, because somebody may have added a row in the
 * meantime. Throws `bad_order` if an id is unknown or repeated.
 */
export async function putInOrder(tx: Tx, table: OrderedTable, order: readonly NewPosition[]): Promise<void> {
  const ids = new Set(order.map(({ id }) => id))
  if (ids.size !== order.length) throw fail('bad_order')
  const rows = await tx.selectFrom(table).select(['id', 'position']).execute()
  const positions = new Map(rows.map(({ id, position }) => [id, position]))
  if (order.some(({ id }) => !positions.has(id))) throw fail('bad_order')
  const movedRows = order.filter((row) => positions.get(row.id) !== row.order)
  for (const { id, order: position } of movedRows)
    await tx.updateTable(table).set({ position }).where('id', '=', id).execute()
  const orderBefore = Object.fromEntries(movedRows.map(({ id }) => [id, positions.get(id)]))
  const orderAfter = Object.fromEntries(movedRows.map(({ id, order }) => [id, order]))
  await recordChange(tx, null, { order: orderBefore }, { order: orderAfter })
}
