import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/**
 * Adds columns for who made an invitation, and when it was used. From now on, an invitation is deleted together with the
 * administrator who made it, and a link that was used keeps working only for a short time.
 */
export const inviters = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer } = getColumnTypes(engine)
    await db.schema
      .alterTable('invitations')
      .addColumn('invited_by', text, (c) => c.references('users.id').onDelete('cascade'))
      .execute()
    await db.schema.alterTable('invitations').addColumn('used_at', integer).execute()
    await sql`update invitations set invited_by = (
      select users.id from journal
      join users on users.username = journal.keeper and users.is_admin = 1
      where journal.endpoint = 'inviteKeeper' and journal.subject_id = invitations.id
      limit 1)`.execute(db)
    // deletes unused invitations whose inviter was removed or is now a helper
    await sql`delete from invitations where invited_by is null and user_id is null`.execute(db)
  },
})
