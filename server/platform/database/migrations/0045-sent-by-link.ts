import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumns, getColumnTypes, type Engine } from '../columns.ts'

/**
 * Adds tables for the link by which guests send photographs, and for these guests. Adds columns for who sent an item, for its
 * perceptual hash, and for the folder of its files, which was always named after the item's id. Stores these folders for deleted
 * items, too.
 */
export const sentByLink = (engine: Engine): Migration => ({
  async up(untypedDb) {
    const { text, integer } = getColumnTypes(engine)
    await untypedDb.schema
      .createTable('send_link')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('key_hash', text, (c) => c.notNull())
      .execute()
    await untypedDb.schema
      .createTable('senders')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('email', text)
      .addColumn('message', text)
      .addColumn('key_hash', text, (c) => c.unique())
      .addColumn('link_id', text)
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('thanked_at', integer)
      .addColumn('request_key', text, (c) => c.unique())
      .execute()
    await addColumns(engine, { media: { sender_id: 'text', picture_hash: 'text', folder: 'text' } }).up(
      untypedDb,
    )
    await untypedDb.schema.createIndex('media_sender_id').on('media').column('sender_id').execute()
    const db = untypedDb as Kysely<{ media: { id: string; folder: string } }>
    await db
      .updateTable('media')
      .set((eb) => ({ folder: eb.ref('id') }))
      .execute()
    await untypedDb.schema.createIndex('media_folder').on('media').column('folder').execute()
    await sql`
      insert into deleted_rows (item_id, table_name, row_id, "row")
      select item_id, 'folders', row_id, '{"id":"' || row_id || '"}'
      from deleted_rows where table_name in ('media', 'music')
    `.execute(untypedDb)
  },
})
