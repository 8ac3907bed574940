import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds the search index on PostgreSQL. On SQLite, the index is in the server's memory: see server/platform/search/searchIndex.ts. */
export const searchDocuments = (engine: Engine): Migration => ({
  async up(db) {
    if (engine === 'sqlite') return
    const { text } = getColumnTypes(engine)
    await db.schema
      .createTable('search_documents')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('visible', sql`tsvector`, (c) => c.notNull())
      .addColumn('hidden', sql`tsvector`, (c) => c.notNull())
      .execute()
    for (const column of ['visible', 'hidden'])
      await db.schema
        .createIndex(`search_of_${column}`)
        .on('search_documents')
        .using('gin')
        .column(column)
        .execute()
  },
})
