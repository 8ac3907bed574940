import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { hashSecretKey } from '../../server/base/ids/secretKey.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { tableNames } from '../../server/platform/database/rows.ts'
import { fixture } from '../support/files/fixtures.ts'
import { engine, type OldRow, openOldDatabase } from '../support/world/oldDatabase.ts'
import { openLink } from '../support/guests/sendByLink.ts'
import { openWorld } from '../support/world/world.ts'

const key = 'one-and-the-same-request'
const hash = hashSecretKey(key)
const headers = { 'idempotency-key': key }

test('a request’s key is in no table, only its hash', async () => {
  await using world = await openWorld()
  const admin = await world.administrator()
  const file = fixture('photos/small-bee.jpg')
  const link = await openLink(admin)
  const answers = [
    await world.visitor.call('POST /api/senders', {
      headers: { ...headers, ...link },
      body: { name: 'Anna' },
    }),
    await world.visitor.call('POST /api/memories', { headers, body: { name: 'Theo', content: 'He sang.' } }),
    await world.visitor.call('POST /api/media/upload', { headers, form: { files: [file] } }),
    await admin.call('POST /api/music', { headers, form: { file: fixture('audio/nebula-no-tags.mp3') } }),
    await admin.call('POST /api/services', {
      headers,
      body: { title: 'Supper', date: 'TBD', time: 'TBD', location: 'Oak Hall' },
    }),
    await admin.call('POST /api/invitations', { headers, body: { name: 'Ruth', isAdmin: false } }),
    await admin.call('POST /api/access/keys', { headers, body: { name: 'The screen in the hall' } }),
  ]
  for (const { status, text } of answers) assert.equal(status, 201, text)
  const { db } = world.context
  const rows = await Promise.all(
    tableNames.map((table) => sql`select * from ${sql.table(table)}`.execute(db)),
  )
  const text = JSON.stringify(rows.map((each) => each.rows))
  assert.equal(text.includes(key), false)
  assert.equal(text.split(`"request_key":"${hash}`).length - 1, answers.length)
})

test('keys that an earlier version stored become hashes, those of deleted items too', async () => {
  const db = await openOldDatabase('0031-line-ends')
  const keyOf = (table: string, stored: string) => (table === 'media' ? `${stored} 3` : stored)
  for (const [table, row] of Object.entries(rows))
    await db
      .insertInto(table as 'media')
      .values({ ...row, id: 'a', request_key: keyOf(table, key) })
      .execute()
  const deleted = JSON.stringify({ ...rows.memories, id: 'c', request_key: key })
  await db.insertInto('deleted_items').values({ id: 'c', kind: 'memories', deleted_at: 1 }).execute()
  await db
    .insertInto('deleted_rows')
    .values({ item_id: 'c', table_name: 'memories', row_id: 'c', row: deleted })
    .execute()
  await migrate(db, engine)
  for (const table of Object.keys(rows)) {
    const [row] = await db
      .selectFrom(table as 'media')
      .select('request_key')
      .execute()
    assert.equal(row?.request_key, keyOf(table, hash), table)
  }
  const [row] = await db.selectFrom('deleted_rows').select('row').execute()
  assert.equal((JSON.parse(`${row?.row}`) as OldRow).request_key, hash)
  await db.destroy()
})

const file = { original_name: 'a', file_size: 1, sha256: 'a', uploaded_at: 1 }
/** A row without a key for each table that has keys. */
const rows: Record<string, OldRow> = {
  media: { ...file, kind: 'image', format: 'jpeg', shown_name: 'photo.jpg' },
  music: { ...file, title: 'Waltz', format: 'mp3', public_key: 'a' },
  services: {
    title: 'Supper',
    date: 'TBD',
    time: 'TBD',
    location: 'Oak Hall',
    description: '',
    created_at: 1,
    updated_at: 1,
  },
  memories: { name: 'Theo', content: 'He sang.', created_at: 1, approved: 1 },
  invitations: { key_hash: 'a', name: 'Ruth', is_admin: 0, created_at: 1, expires_at: 2 },
  access_keys: { name: 'Hall', key: 'k', created_at: 1 },
}
