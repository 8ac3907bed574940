import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { engine, type OldRow, openOldDatabase, requiredColumns } from '../../support/world/oldDatabase.ts'

test('after the update, names wait again that an upload alone made public, also those of deleted photographs', async () => {
  const db = await openOldDatabase('0047-search-documents')
  const names = ['ida', 'paul', 'ruth', 'łucja', 'lucja']
  const people = names.map((id) => ({ id, name: id, name_key: id, hidden: id === 'łucja' ? 1 : 0 }))
  const inPhotograph = (person_id: string, position: number): OldRow => ({
    media_id: 'a',
    person_id,
    area: null,
    position,
  })
  const entry = { id: 'a', recorded_at: 1, keeper: 'admin', endpoint: 'editPerson', subject_id: 'ruth' }
  const named = JSON.stringify([{ id: 'paul', name: 'paul', area: null }])
  await db.insertInto('media').values(requiredColumns.media).execute()
  await db.insertInto('people').values(people).execute()
  await db.insertInto('media_people').values(names.map(inPhotograph)).execute()
  await db
    .insertInto('media_edits')
    .values({ id: 'a', media_id: 'a', people_before: '[]', people_after: named, edited_at: 1 })
    .execute()
  await db.insertInto('journal').values(entry).execute()
  await db.insertInto('deleted_items').values({ id: 'b', kind: 'media', deleted_at: 1 }).execute()
  const row = JSON.stringify({ ...inPhotograph('ida', 0), media_id: 'b' })
  await db
    .insertInto('deleted_rows')
    .values({ item_id: 'b', table_name: 'media_people', row_id: 'b', row })
    .execute()

  await migrate(db, engine)
  const rows = await db.selectFrom('media_people').selectAll().orderBy('position').execute()
  const waiting = rows.map((each) => [each.person_id, each.waiting])
  assert.deepEqual(waiting, [
    ['ida', 1],
    ['paul', 0],
    ['ruth', 0],
    ['łucja', 1],
    ['lucja', 1],
  ])
  const hidden = await db.selectFrom('people').select('id').where('hidden', '=', 1).orderBy('id').execute()
  assert.deepEqual(
    hidden.map(({ id }) => id),
    ['lucja', 'łucja'],
  )
  const [deleted] = await db.selectFrom('deleted_rows').selectAll().execute()
  assert.match(`${deleted?.row}`, /"waiting":1/)
  await db.destroy()
})
