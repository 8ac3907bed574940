import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumns, type Engine } from '../columns.ts'

/**
 * Replaces each stored Idempotency-Key with its SHA-256, because anyone who knows the key of a memory gets a new private link to it.
 * Also adds the column that tells from which network a waiting photo came.
 */
export const requestKeys = (engine: Engine): Migration => ({
  async up(untypedDb) {
    await addColumns(engine, { media: { sender: 'text' } }).up(untypedDb)
    const db = untypedDb as Kysely<Record<string, Row>>
    for (const table of keyedTables) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'request_key'])
        .where('request_key', 'is not', null)
        .execute()
      for (const { id, request_key } of rows)
        await db
          .updateTable(table)
          .set({ request_key: hashRequestKey(request_key) })
          .where('id', '=', id)
          .execute()
    }
  },
})

interface Row {
  id: string
  request_key: string
}

const keyedTables = ['media', 'music', 'services', 'memories', 'invitations', 'access_keys']

/** Hashes a key. In `media`, a space and an index follow the key; they stay. */
function hashRequestKey(requestKey: string) {
  const [key = '', ...index] = requestKey.split(' ')
  return [createHash('sha256').update(key).digest('hex'), ...index].join(' ')
}
