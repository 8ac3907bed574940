import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** Counts the photographs and videos that guests sent by the link and nobody has decided about. */
export async function countWaitingSent(db: Kysely<Tables>): Promise<number> {
  const waiting = db.selectFrom('media').where('visitor_photo', '=', 'sent')
  const { count } = await waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
