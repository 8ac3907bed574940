import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { engine, type OldRow, openOldDatabase } from '../../support/world/oldDatabase.ts'

let db: Awaited<ReturnType<typeof openOldDatabase>>

/** Makes a memorial with version 2 of the database, which stores the title 'Photo' for untitled photos. */
beforeEach(async () => {
  db = await openOldDatabase('0002-plain-names')
  await db
    .insertInto('media')
    .values([
      photo('camera', 'Photo', null),
      photo('visitor', 'Photo from Ruth', 'Ruth'),
      photo('other', 'Photo from Inga', 'Ruth'),
      photo('titled', 'The ferry', 'Ruth'),
    ])
    .execute()
  await db
    .insertInto('media_edits')
    .values([edit('first', 'Photo from Ruth', 'Bees'), edit('second', 'Bees', 'Photo from Ruth')])
    .execute()
  await db.insertInto('memories').values(memory).execute()
  await db
    .insertInto('memory_media')
    .values(['visitor', 'titled'].map((media_id, position) => ({ memory_id: 'memory', media_id, position })))
    .execute()
  await migrate(db, engine)
})
afterEach(() => db.destroy())

describe('A memorial from before untitled photos', () => {
  test('has no title where the default one was stored, and keeps all others', async () => {
    const rows = await db.selectFrom('media').select(['id', 'title']).orderBy('id').execute()
    const titles = Object.fromEntries(rows.map(({ id, title }) => [id, title]))
    assert.deepEqual(titles, { camera: null, other: 'Photo from Inga', titled: 'The ferry', visitor: null })
    const edits = await db
      .selectFrom('media_edits')
      .select(['title_before', 'title_after'])
      .orderBy('id')
      .execute()
    const beforeAndAfter = edits.flatMap((each) => [each.title_before, each.title_after])
    assert.deepEqual(beforeAndAfter, [null, 'Bees', 'Bees', null])
  })

  test('finds the files of each item in the folder that has its id, and no guest sent any', async () => {
    const rows = await db.selectFrom('media').select(['id', 'folder', 'sender_id', 'picture_hash']).execute()
    for (const { id, folder, sender_id, picture_hash } of rows)
      assert.deepEqual([folder, sender_id, picture_hash], [id, null, null])
    for (const table of ['senders', 'send_link'] as const)
      assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [])
  })

  test('keeps the photos of its memories, and a deleted photo leaves its memory', async () => {
    const attached = () => db.selectFrom('memory_media').select('media_id').orderBy('position').execute()
    const attachedIds = (await attached()).map(({ media_id }) => media_id)
    assert.deepEqual(attachedIds, ['visitor', 'titled'])
    await db.deleteFrom('media').where('id', '=', 'titled').execute()
    assert.equal((await attached()).length, 1)
  })
})

const photo = (id: string, title: string, author: string | null): OldRow => ({
  id,
  title,
  kind: 'image',
  format: 'jpeg',
  original_name: 'a.jpg',
  file_size: 1,
  sha256: id,
  width: 1,
  height: 1,
  animated: 0,
  has_poster: 0,
  shown_name: 'photo.jpg',
  listed: 1,
  is_memory: 1,
  memory_author: author,
  visitor_photo: 'attached',
  position: 0,
  uploaded_at: 1,
  public_key: id,
})

const edit = (id: string, before: string, after: string): OldRow => ({
  id,
  media_id: 'visitor',
  title_before: before,
  title_after: after,
  edited_at: 1,
})

const memory: OldRow = { id: 'memory', name: 'Ruth', created_at: 1, approved: 1 }
