import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumns, type Engine } from '../columns.ts'

/**
 * Gives each document its own row. Until now, all documents shared the row of the book, and its options said which of them it was.
 * Adds when the work began, and what its result was made from; null: an earlier version made the result.
 */
export const workByDocument = (engine: Engine): Migration => ({
  async up(untypedDb) {
    await addColumns(engine, {
      work: { begun_at: 'count', made_from: 'text', made_from_revisions: 'text' },
    }).up(untypedDb)
    const db = untypedDb as Kysely<{ work: { kind: string; options: string } }>
    const row = await db.selectFrom('work').select('options').where('kind', '=', 'book').executeTakeFirst()
    if (!row) return
    const { kind = 'book' } = JSON.parse(row.options) as { kind?: string }
    await db.updateTable('work').set({ kind }).where('kind', '=', 'book').execute()
  },
})
