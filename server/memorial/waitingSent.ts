import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** Counts the photographs and videos that guests sent by the link and nobody has decided about. `since` is when the oldest came. */
export async function readWaitingSent(db: Kysely<Tables>): Promise<{ count: number; since: number | null }> {
  const { count, since } = await db
    .selectFrom('media')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('uploaded_at').as('since')])
    .where('visitor_photo', '=', 'sent')
    .executeTakeFirstOrThrow()
  return { count: Number(count), since: since === null ? null : Number(since) }
}
