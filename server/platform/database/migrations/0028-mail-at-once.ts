import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

interface Tables {
  settings: { name: string; value: string }
  installation: { name: string }
  users: { id: string; email: string | null; digest_until: number | null; digest_at_once: 0 | 1 }
}

/**
 * Turns the mail about new memories to the settings' address into the digest of the keeper with that address. Other addresses get
 * no more mail: only keepers get news.
 */
export const mailAtOnce = (engine: Engine): Migration => ({
  async up(untyped) {
    const db = untyped as Kysely<Tables>
    await db.schema
      .alterTable('users')
      .addColumn('digest_at_once', columnsOf(engine).flag, (c) => c.notNull().defaultTo(0))
      .execute()
    const setting = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'notifyEmail')
      .executeTakeFirst()
    for (const { id, email, digest_until } of await db.selectFrom('users').selectAll().execute())
      if (email && email.toLowerCase() === setting?.value.toLowerCase())
        await db
          .updateTable('users')
          .set({ digest_at_once: 1, digest_until: digest_until ?? Date.now() })
          .where('id', '=', id)
          .execute()
    await db.deleteFrom('settings').where('name', '=', 'notifyEmail').execute()
    await db.deleteFrom('installation').where('name', '=', 'mailedUntil').execute()
  },
})
