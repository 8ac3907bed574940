import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '../../../server/platform/database/migrate.ts'
import {
  engine,
  type OldRow,
  oldDeletableTables,
  openOldDatabase,
  requiredColumns,
} from '../../support/world/oldDatabase.ts'

test('items that were deleted in an earlier version are migrated like all others', async () => {
  const [memorial, emptied] = [await openOldDatabase(OLDEST), await openOldDatabase(OLDEST)]
  for (const table of oldDeletableTables) await memorial.insertInto(table).values(rows[table]).execute()
  const readRows = async () =>
    JSON.parse(
      JSON.stringify(
        await Promise.all(tables.map((table) => memorial.selectFrom(table).selectAll().execute())),
      ),
    ) as [OldRow][]
  for (const [index, [row]] of (await readRows()).entries()) {
    const item = { id: `${index}`, kind: tables[index] ?? '', deleted_at: 1 }
    const stored = { item_id: item.id, table_name: item.kind, row_id: 'a', row: JSON.stringify(row) }
    await emptied.insertInto('deleted_items').values(item).execute()
    await emptied.insertInto('deleted_rows').values(stored).execute()
  }
  for (const db of [memorial, emptied]) await migrate(db, engine)
  const stored = await emptied.selectFrom('deleted_rows').selectAll().orderBy('item_id').execute()
  const { folders = [], deleted = [] } = Object.groupBy(stored, ({ table_name: name }) =>
    name === 'folders' ? 'folders' : 'deleted',
  )
  const uploads = folders.map(({ item_id, row_id, row }) => [tables[Number(item_id)], row_id, row])
  assert.deepEqual(
    uploads,
    ['media', 'music'].map((table) => [table, 'a', '{"id":"a"}']),
    'their files are kept',
  )
  assert.deepEqual(
    deleted.map(({ table_name, row_id, row }) => [table_name, row_id, [JSON.parse(`${row}`)]]),
    (await readRows()).map((found, index) => [tables[index], 'a', found]),
  )
  assert.match(`${deleted[0]?.row}`, /"folder":"a"/, 'its files are found by its id, as before')
  for (const db of [memorial, emptied]) await db.destroy()
})

/** The first migration since which something can be put back. */
const OLDEST = '0009-deleted-items'

/** The obituary is there twice, because one can be deleted, and later another. */
const tables = [...oldDeletableTables, 'obituary'] as const

/** A row for each table. Later migrations change some of its columns. */
const rows: Record<(typeof oldDeletableTables)[number], OldRow> = {
  media: { ...requiredColumns.media, taken_at: '1958-00-00T00:00:00' },
  media_edits: { id: 'a', media_id: 'a', title_after: 'Bees', edited_at: 1 },
  music: { ...requiredColumns.music, title: 'Waltz' },
  services: {
    id: 'a',
    title: 'Farewell',
    date: 'TBD',
    time: 'TBD',
    location: 'Chapel',
    image_media_id: 'a',
    created_at: 1,
  },
  obituary: { id: 'a', content: 'He kept bees.', image_media_id: 'a', saved_at: 1 },
  memories: { id: 'a', name: 'Ruth', created_at: 1 },
  memory_media: { memory_id: 'a', media_id: 'a', position: 0 },
}
