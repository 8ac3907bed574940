import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

/** The family's answer to a memory, whether its writer is mailed then, and the daily mail of whoever may log in. */
export const answers = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer, flag } = columnsOf(engine)
    await db.schema
      .alterTable('memories')
      .addColumn('mail_on_answer', flag, (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('memories').addColumn('answer', text).execute()
    await db.schema.alterTable('memories').addColumn('answered_by', text).execute()
    await db.schema.alterTable('memories').addColumn('answered_at', integer).execute()
    await db.schema.alterTable('memories').addColumn('answer_mailed_at', integer).execute()
    await db.schema.alterTable('users').addColumn('email', text).execute()
    await db.schema.alterTable('users').addColumn('digest_until', integer).execute()
  },
})
