import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { Kysely } from 'kysely'
import { knownDates } from '../../../server/platform/database/migrations/0017-known-dates.ts'
import { makeSqliteDialect } from '../../../server/platform/database/sqlite.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const folder = temporaryFolder()

test('a migration turns earlier dates into EDTF', async () => {
  const db = new Kysely<{ media: { id: string; taken_at: string | null } }>({
    dialect: makeSqliteDialect(path.join(folder, 'memorial.db')),
  })
  await db.schema.createTable('media').addColumn('id', 'text').addColumn('taken_at', 'text').execute()
  const expected = {
    '1958-00-00T00:00:00': '1958',
    '1958-06-00T00:00:00': '1958-06',
    '1958-06-01T12:00:00': '1958-06-01T12:00:00',
    '1969-12-31T00:00:00Z': '1969-12-31T00:00:00Z',
    '1899-11-30T00:00:00': null,
    '1801-01-01T00:00:00Z': null,
    '1958-02-31T00:00:00': null,
    '1958-06-01T99:00:00': null,
  }
  const rows = Object.keys(expected).map((taken_at) => ({ id: taken_at, taken_at }))
  await db
    .insertInto('media')
    .values([...rows, { id: 'undated', taken_at: null }])
    .execute()
  await knownDates.up(db)
  const after = await db.selectFrom('media').selectAll().execute()
  assert.deepEqual(Object.fromEntries(after.map(({ id, taken_at }) => [id, taken_at])), {
    ...expected,
    undated: null,
  })
  await db.destroy()
})
