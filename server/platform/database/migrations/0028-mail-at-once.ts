import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

interface Tables {
  settings: { name: string; value: string }
  installation: { name: string }
  users: { id: string; email: string | null; digest_until: number | null; digest_at_once: 0 | 1 }
}

/**
 * Removes the setting for an email address that got mail about new memories. If a keeper (a person who may log in) has this email
 * address, that keeper gets digests (mail about what is new) from now on. Otherwise, the mail ends.
 */
export const mailAtOnce = (engine: Engine): Migration => ({
  async up(untypedDb) {
    const db = untypedDb as Kysely<Tables>
    await db.schema
      .alterTable('users')
      .addColumn('digest_at_once', getColumnTypes(engine).flag, (c) => c.notNull().defaultTo(0))
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
