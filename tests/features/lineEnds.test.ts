import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrate } from '../../server/platform/database/migrate.ts'
import type { Tables } from '../../server/platform/database/tables.ts'
import {
  engine,
  type OldRow,
  oldDeletableTables,
  openOldDatabase,
  requiredColumns,
} from '../support/world/oldDatabase.ts'

const lines = 'one\r\ntwo\rthree\u000bfour\u000cfive\u0085six\u2028seven\u2029eight'
const normalizedLines = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight'
const oneLine = normalizedLines.replaceAll('\n', ' ')

const db = await openOldDatabase('0029-work-remarks')
after(() => db.destroy())

/** Values of the columns that must not be null and that people do not write. */
const ownColumns = {
  ...requiredColumns,
  media_edits: { id: 'a', media_id: 'a', edited_at: 1 },
  services: { id: 'a', created_at: 1, updated_at: 1 },
  obituary: { id: 'a', saved_at: 1 },
  memories: { id: 'a', created_at: 1 },
  memory_media: { memory_id: 'a', media_id: 'a', position: 0 },
  access_keys: { id: 'a', key: 'a', created_at: 1 },
  invitations: { id: 'a', key_hash: 'a', is_admin: 0, created_at: 1, expires_at: 2 },
  deleted_items: { id: 'a', kind: 'media', deleted_at: 1 },
  users: { id: 'a', password: '', is_admin: 1, created_at: 1 },
  journal: { id: 'a', recorded_at: 1, endpoint: 'editMedia', subject_id: 'a' },
} satisfies Partial<Record<keyof Tables, OldRow>>
type Table = keyof typeof ownColumns
const tables = Object.keys(ownColumns) as Table[]

const oneLineColumns: Partial<Record<Table, string[]>> = {
  media: ['title', 'memory_author'],
  media_edits: ['title_before', 'title_after'],
  music: ['title', 'artist', 'tag_title'],
  services: ['title', 'date', 'time', 'location'],
  memories: ['name', 'answered_by'],
  access_keys: ['name'],
  invitations: ['name'],
  deleted_items: ['title', 'deleted_by'],
  users: ['username'],
  journal: ['keeper', 'subject_title'],
}
const multilineColumns: Partial<Record<Table, string[]>> = {
  media: ['description'],
  media_edits: ['description_before', 'description_after'],
  services: ['description'],
  obituary: ['content'],
  memories: ['content', 'answer', 'slideshow_sentence'],
}
const fill = (columns: string[] = [], value: string) =>
  Object.fromEntries(columns.map((name) => [name, value]))
const makeRow = (table: Table, text: string, line: string): OldRow => ({
  ...ownColumns[table],
  ...fill(multilineColumns[table], text),
  ...fill(oneLineColumns[table], line),
})
const fields = (text: string, line: string) =>
  JSON.stringify({ title: line, description: text, order: 3, tribute: text, media: { ids: ['a'] } })

test('texts of an earlier version get the same line ends as new ones, in every table and in deleted rows', async () => {
  for (const table of tables)
    await db
      .insertInto(table)
      .values(makeRow(table, lines, lines))
      .execute()
  await db
    .updateTable('journal')
    .set({ fields_before: fields(lines, lines), fields_after: null })
    .execute()
  for (const table of oldDeletableTables)
    await db
      .insertInto('deleted_rows')
      .values({
        item_id: 'a',
        table_name: table,
        row_id: 'a',
        row: JSON.stringify(makeRow(table, lines, lines)),
      })
      .execute()
  for (const name of [
    'name',
    'birthDate',
    'donationCharity',
    'slideshowEnd',
    'tribute',
    'programme',
    'donationText',
  ])
    await db.insertInto('settings').values({ id: name, name, value: lines }).execute()

  await migrate(db, engine)

  const readRow = async (table: Table) => (await db.selectFrom(table).selectAll().execute())[0]
  for (const table of tables)
    assert.partialDeepStrictEqual(await readRow(table), makeRow(table, normalizedLines, oneLine), table)
  assert.equal((await readRow('journal'))?.fields_before, fields(normalizedLines, oneLine))
  const deleted = await db
    .selectFrom('deleted_rows')
    .selectAll()
    .where('table_name', 'in', oldDeletableTables)
    .execute()
  assert.equal(deleted.length, oldDeletableTables.length)
  for (const { table_name: table, row } of deleted)
    assert.partialDeepStrictEqual(JSON.parse(`${row}`), makeRow(table as Table, normalizedLines, oneLine))
  const settings = await db.selectFrom('settings').select(['name', 'value']).execute()
  assert.deepEqual(Object.fromEntries(settings.map(({ name, value }) => [name, value])), {
    ...fill(['name', 'birthDate', 'donationCharity', 'slideshowEnd'], oneLine),
    ...fill(['tribute', 'programme', 'donationText'], normalizedLines),
  })
})

test('all rows are read, and the name of a keeper that another one has already stays', async () => {
  const db = await openOldDatabase('0029-work-remarks')
  const ids = Array.from({ length: 201 }, (_, index) => `key${index}`)
  for (const id of ids)
    await db
      .insertInto('access_keys')
      .values({ id, key: id, name: 'Ruth\u2028Adler', created_at: 1 })
      .execute()
  for (const [id, username] of Object.entries({ a: 'Ruth\u2028Adler', b: 'Ruth Adler', c: 'Inga\u2029L.' }))
    await db.insertInto('users').values({ id, username, password: '', is_admin: 1, created_at: 1 }).execute()
  await migrate(db, engine)
  const keys = await db.selectFrom('access_keys').select('name').distinct().execute()
  assert.deepEqual(
    keys.map(({ name }) => name),
    ['Ruth Adler'],
  )
  const users = await db.selectFrom('users').select('username').orderBy('id').execute()
  assert.deepEqual(
    users.map(({ username }) => username),
    ['Ruth\u2028Adler', 'Ruth Adler', 'Inga L.'],
  )
  await db.destroy()
})
