import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

export const firstMigration = (engine: Engine): Migration => ({
  async up(db) {
    await createUserTables(db, engine)
    await createMedia(db, engine)
    await createMediaEdits(db, engine)
    await createMusic(db, engine)
    await createServices(db, engine)
    await createObituary(db, engine)
    await createMemoryTables(db, engine)
    await createSettings(db, engine)
    await createInternalTables(db, engine)
  },
})

async function createUserTables(db: Kysely<unknown>, engine: Engine) {
  const { text, integer, flag } = getColumnTypes(engine)
  await db.schema
    .createTable('users')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('username', text, (c) => c.notNull().unique())
    .addColumn('password', text, (c) => c.notNull())
    .addColumn('is_admin', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', integer, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute()
}

async function createMedia(db: Kysely<unknown>, engine: Engine) {
  const { text, integer, flag, real } = getColumnTypes(engine)
  await db.schema
    .createTable('media')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('description', text)
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('format', text, (c) => c.notNull())
    .addColumn('original_name', text, (c) => c.notNull())
    .addColumn('file_size', integer, (c) => c.notNull())
    .addColumn('sha256', text, (c) => c.notNull())
    .addColumn('width', integer)
    .addColumn('height', integer)
    .addColumn('placeholder', text)
    .addColumn('animated', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('duration', real)
    .addColumn('has_poster', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('shown_name', text, (c) => c.notNull())
    .addColumn('listed', flag, (c) => c.notNull().defaultTo(1))
    .addColumn('is_memory', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('memory_author', text)
    .addColumn('visitor_photo', text)
    .addColumn('position', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('uploaded_at', integer, (c) => c.notNull())
    .addColumn('public_key', text, (c) => c.unique())
    .addColumn('request_key', text, (c) => c.unique())
    .execute()
  await db.schema
    .createIndex('media_in_order')
    .on('media')
    .columns(['position', 'uploaded_at', 'id'])
    .execute()
  await db.schema.createIndex('media_by_bytes').on('media').column('sha256').execute()
}

async function createMediaEdits(db: Kysely<unknown>, engine: Engine) {
  const { text, integer } = getColumnTypes(engine)
  await db.schema
    .createTable('media_edits')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('media_id', text, (c) => c.notNull().references('media.id').onDelete('cascade'))
    .addColumn('title_before', text, (c) => c.notNull())
    .addColumn('description_before', text)
    .addColumn('title_after', text, (c) => c.notNull())
    .addColumn('description_after', text)
    .addColumn('visitor', text)
    .addColumn('edited_at', integer, (c) => c.notNull())
    .addColumn('undone_at', integer)
    .execute()
  await db.schema.createIndex('edits_of_media').on('media_edits').columns(['media_id', 'edited_at']).execute()
  await db.schema
    .createIndex('edits_by_visitor')
    .on('media_edits')
    .columns(['visitor', 'edited_at'])
    .execute()
}

async function createMusic(db: Kysely<unknown>, engine: Engine) {
  const { text, integer, real } = getColumnTypes(engine)
  await db.schema
    .createTable('music')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('artist', text)
    .addColumn('tag_title', text)
    .addColumn('original_name', text, (c) => c.notNull())
    .addColumn('format', text, (c) => c.notNull())
    .addColumn('file_size', integer, (c) => c.notNull())
    .addColumn('duration', real)
    .addColumn('sha256', text, (c) => c.notNull())
    .addColumn('public_key', text, (c) => c.notNull().unique())
    .addColumn('position', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('uploaded_at', integer, (c) => c.notNull())
    .addColumn('request_key', text, (c) => c.unique())
    .execute()
}

async function createServices(db: Kysely<unknown>, engine: Engine) {
  const { text, integer } = getColumnTypes(engine)
  await db.schema
    .createTable('services')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('date', text, (c) => c.notNull())
    .addColumn('time', text, (c) => c.notNull())
    .addColumn('location', text, (c) => c.notNull())
    .addColumn('description', text)
    .addColumn('image_path', text)
    .addColumn('image_media_id', text, (c) => c.references('media.id').onDelete('set null'))
    .addColumn('timezone', text)
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('request_key', text, (c) => c.unique())
    .execute()
}

async function createObituary(db: Kysely<unknown>, engine: Engine) {
  const { text, integer } = getColumnTypes(engine)
  await db.schema
    .createTable('obituary')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('image_path', text)
    .addColumn('image_media_id', text, (c) => c.references('media.id').onDelete('set null'))
    .addColumn('saved_at', integer, (c) => c.notNull())
    .execute()
}

async function createMemoryTables(db: Kysely<unknown>, engine: Engine) {
  const { text, integer, flag } = getColumnTypes(engine)
  await db.schema
    .createTable('memories')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('email', text)
    .addColumn('content', text)
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('approved', flag, (c) => c.notNull().defaultTo(1))
    .addColumn('held_because', text)
    .addColumn('writer_key_hash', text, (c) => c.unique())
    .addColumn('request_key', text, (c) => c.unique())
    .execute()
  await db.schema.createIndex('memories_newest').on('memories').columns(['created_at', 'id']).execute()
  await db.schema
    .createTable('memory_media')
    .addColumn('memory_id', text, (c) => c.notNull().references('memories.id').onDelete('cascade'))
    .addColumn('media_id', text, (c) => c.notNull().references('media.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('memory_media_key', ['memory_id', 'media_id'])
    .execute()
  await db.schema.createIndex('memories_of_media').on('memory_media').column('media_id').execute()
}

async function createSettings(db: Kysely<unknown>, engine: Engine) {
  const { text } = getColumnTypes(engine)
  await db.schema
    .createTable('settings')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull().unique())
    .addColumn('value', text, (c) => c.notNull())
    .execute()
}

async function createInternalTables(db: Kysely<unknown>, engine: Engine) {
  const { text, integer } = getColumnTypes(engine)
  await db.schema
    .createTable('revisions')
    .addColumn('room', text, (c) => c.primaryKey())
    .addColumn('revision', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  const rooms = ['media', 'memories', 'music', 'obituary', 'services', 'settings']
  await (db as Kysely<{ revisions: { room: string; revision: number } }>)
    .insertInto('revisions')
    .values(rooms.map((room) => ({ room, revision: 0 })))
    .execute()
  await db.schema
    .createTable('chores')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('due_at', integer, (c) => c.notNull())
    .addColumn('tries', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('lease_until', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('last_error', text)
    .addUniqueConstraint('one_chore_a_subject', ['kind', 'subject'])
    .execute()
  await db.schema
    .createTable('limits')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('count', integer, (c) => c.notNull())
    .addColumn('resets_at', integer, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('house')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('value', text, (c) => c.notNull())
    .execute()
}
