import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/**
 * Allows several keepers (people who may log in): adds invitations, the devices on which each keeper is logged in, and when each
 * keeper was last seen.
 */
export const keepers = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer, flag } = getColumnTypes(engine)
    await db.schema.alterTable('users').addColumn('last_seen_at', integer).execute()
    await db.schema.alterTable('sessions').addColumn('device', text).execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('last_used_at', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update sessions set last_used_at = created_at`.execute(db)
    await db.schema
      .createTable('invitations')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('key_hash', text, (c) => c.notNull().unique())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('is_admin', flag, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('request_key', text, (c) => c.unique())
      .execute()
    await db.schema.alterTable('journal').renameColumn('administrator', 'keeper').execute()
  },
})
