import type { Kysely } from 'kysely'
import { takeSentEndpoint } from '../../../contract/media/sent.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { canMailWriters } from '../../memorial/mail/sendMail.ts'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findSentCopies } from '../media/copies.ts'
import { describeItems } from '../media/describeItems.ts'
import { proposeThanks } from './thankSender.ts'

/** The number of milliseconds after which a family that has taken something, but does not thank, is no longer asked to. */
const OFFERED_FOR_MS = 14 * DAY

/** Lists the senders of whom something waits, and those whom the family can thank today, the newest first. */
export async function listSent(context: Context, { caller }: InputOf<'GET /api/sent'>) {
  const { db, clock, config } = context
  const now = clock()
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('visitor_photo', '=', 'sent')
    .orderBy('uploaded_at')
    .orderBy('position')
    .execute()
  const copies = await findSentCopies(db, rows, caller)
  const media = (await describeItems(context, rows, caller)).map((item) => ({
    ...item,
    ...copies.get(item.id),
  }))
  const mediaBySender = Map.groupBy(media, (_, index) => rows[index]?.sender_id)
  const mailsSenders = canMailWriters(config)
  const takenAt = await readTimesTaken(db, now - OFFERED_FOR_MS)
  const arrived = await db
    .selectFrom('media')
    .select(['id', 'listed', 'sender_id', 'uploaded_at'])
    .where('sender_id', 'is not', null)
    .orderBy('uploaded_at', 'desc')
    .execute()
  const senderRows = await db.selectFrom('senders').selectAll().execute()
  const rowsById = new Map(senderRows.map((row) => [row.id, row]))
  // the groups are in the order of their newest items
  const senders = [...Map.groupBy(arrived, ({ sender_id }) => sender_id)].flatMap(([senderId, items]) => {
    const row = rowsById.get(senderId ?? '')
    if (!row) return []
    const { id, name, email, message, thanked_at } = row
    const taken = items.filter(({ listed }) => listed === 1)
    const waiting = mediaBySender.get(id) ?? []
    const isToBeThanked =
      mailsSenders &&
      email !== null &&
      (thanked_at === null || now - thanked_at >= DAY) &&
      taken.some((item) => (takenAt.get(item.id) ?? 0) > (thanked_at ?? 0))
    if (waiting.length === 0 && !isToBeThanked) return []
    const sentAt = new Date(items[0]?.uploaded_at ?? 0).toISOString()
    const thankedAt = thanked_at === null ? null : new Date(thanked_at).toISOString()
    return [{ id, name, email, message, sentAt, thankedAt, taken: taken.length, media: waiting }]
  })
  return { senders, mailsSenders, thanks: await proposeThanks(context) }
}

/** Maps the ids of what was taken since `start` to when it was taken last, according to the journal of keepers' changes. */
async function readTimesTaken(db: Kysely<Tables>, start: number): Promise<Map<string, number>> {
  const entries = await db
    .selectFrom('journal')
    .select(['recorded_at', 'fields_after'])
    .where('endpoint', '=', takeSentEndpoint.name)
    .where('recorded_at', '>', start)
    .orderBy('recorded_at')
    .execute()
  return new Map(
    entries.flatMap(({ recorded_at, fields_after }) => {
      const { takenFromSent = [] } = JSON.parse(fields_after ?? '{}') as { takenFromSent?: string[] }
      return takenFromSent.map((id) => [id, recorded_at] as const)
    }),
  )
}
