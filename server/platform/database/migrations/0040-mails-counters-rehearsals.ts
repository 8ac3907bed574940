import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumns, type Engine } from '../columns.ts'

/**
 * Adds a column for the key of a private link that was mailed, and its index. Adds an index of when counters end, so that removing
 * old ones does not read all of them. Numbers rehearsals in the order in which they arrived, as far as their times say it.
 */
export const mailsCountersRehearsals = (engine: Engine): Migration => ({
  async up(untypedDb) {
    await addColumns(engine, {
      memories: { mailed_key_hash: 'text' },
      rehearsals: { arrival: 'count' },
    }).up(untypedDb)
    const { schema } = untypedDb
    await schema.createIndex('memories_mailed_key_hash').on('memories').column('mailed_key_hash').execute()
    await schema.createIndex('limits_resets_at').on('limits').column('resets_at').execute()
    const db = untypedDb as Kysely<{ rehearsals: { id: string; ended_at: number; arrival: number } }>
    const rows = await db
      .selectFrom('rehearsals')
      .select('id')
      .orderBy('ended_at')
      .orderBy('id', 'desc')
      .execute()
    for (const [arrival, { id }] of rows.entries())
      await db.updateTable('rehearsals').set({ arrival }).where('id', '=', id).execute()
  },
})
