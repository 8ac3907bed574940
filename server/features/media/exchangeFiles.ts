import type { Tx } from '../../platform/database/change.ts'
import { newId } from '../../base/ids/newId.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import type { MediaRow } from './rows/present.ts'

/** The columns that describe an item's file, and how it is shown. The others say what the family made of the item. */
const fileColumns = [
  'folder',
  'format',
  'original_name',
  'file_size',
  'sha256',
  'width',
  'height',
  'placeholder',
  'focal_point',
  'adjustment',
  'animated',
  'pages',
  'duration',
  'has_poster',
  'problem',
  'shown_name',
  'picture_hash',
  'same_as',
] as const satisfies (keyof MediaRow)[]

/**
 * Gives each of two photographs the file of the other; the files themselves stay in their folders. The edits of the adjustments
 * belong to the files, so that nobody applies a crop to another picture. A public photograph gets a new URL.
 */
export async function exchangeFiles(tx: Tx, rows: readonly [MediaRow, MediaRow], now: number): Promise<void> {
  const [a, b] = rows
  for (const row of rows) {
    const other = row === a ? b : a
    const file = Object.fromEntries(fileColumns.map((name) => [name, other[name]]))
    const columns = { ...file, public_key: row.public_key && newId() }
    await tx.updateTable('media').set(columns).where('id', '=', row.id).execute()
    if (row.public_key) await schedule(tx, 'remove-public', row.public_key, now)
    await schedule(tx, 'derive', row.id, now)
  }
  await tx
    .updateTable('media_edits')
    .set((eb) => ({ media_id: eb.case().when('media_id', '=', a.id).then(b.id).else(a.id).end() }))
    .where('media_id', 'in', [a.id, b.id])
    .whereRef('adjustment_before', 'is distinct from', 'adjustment_after')
    .execute()
}
