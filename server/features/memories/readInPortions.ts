import { sql } from 'kysely'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import type { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import type { MemoryRow } from './present.ts'

/** Reads long texts in portions, because strangers may send 36 MB of them, and lets other requests get their turn in between. */
export async function readInPortions(
  memories: ReturnType<typeof rowsInOrder.memories>,
): Promise<MemoryRow[]> {
  const takeTurns = openTurns()
  const rows: MemoryRow[] = []
  for (const ids of await listPortions(memories)) {
    rows.push(...(await memories.where('id', 'in', ids).execute()))
    await takeTurns()
  }
  return rows
}

async function listPortions(memories: ReturnType<typeof rowsInOrder.memories>): Promise<string[][]> {
  const bytes = sql<number>`coalesce(octet_length(content), 0) + coalesce(octet_length(answer), 0)`
  const portions: string[][] = []
  let portionBytes = 0
  for (const { id, bytes: rowBytes } of await memories
    .clearSelect()
    .select(['id', bytes.as('bytes')])
    .execute()) {
    const portion = portions.at(-1)
    portionBytes += rowBytes
    if (portion && portionBytes <= PORTION_BYTES && portion.length < PORTION_ROWS) portion.push(id)
    else {
      portions.push([id])
      portionBytes = rowBytes
    }
  }
  return portions
}

const PORTION_BYTES = 1_000_000
/** SQLite allows about 32,000 values in one statement. */
const PORTION_ROWS = 10_000
