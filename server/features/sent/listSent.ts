import type { Kysely } from 'kysely'
import type { Sender } from '../../../contract/media/sent.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { canMailWriters } from '../../memorial/mail/sendMail.ts'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { describeItems } from '../media/describeItems.ts'
import type { SenderRow } from './senders.ts'

/** Lists the senders of whom something waits, and those whom the family can thank today. */
export async function listSent(context: Context, { caller }: InputOf<'GET /api/sent'>) {
  const { db, clock, config } = context
  const mailsSenders = canMailWriters(config)
  const rows = await selectSent(db).selectAll().orderBy('uploaded_at').orderBy('position').execute()
  const media = await describeItems(context, rows, caller)
  const senderIds = new Map(rows.map(({ id, sender_id }) => [id, sender_id]))
  const mediaBySender = Map.groupBy(media, ({ id }) => senderIds.get(id))
  const arrivals = await countArrivals(db)
  const senders = (await db.selectFrom('senders').selectAll().execute()).flatMap((row): Sender[] => {
    const arrived = arrivals.get(row.id)
    const waiting = mediaBySender.get(row.id) ?? []
    const canBeThanked = mailsSenders && arrived !== undefined && isToBeThanked(row, arrived, clock())
    if (!arrived || (waiting.length === 0 && !canBeThanked)) return []
    return [
      {
        id: row.id,
        name: row.name,
        email: row.email,
        message: row.message,
        sentAt: new Date(arrived.newestAt).toISOString(),
        thankedAt: row.thanked_at === null ? null : new Date(row.thanked_at).toISOString(),
        taken: arrived.taken,
        media: waiting,
      },
    ]
  })
  return {
    senders: senders.toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : a.sentAt > b.sentAt ? -1 : 0)),
    mailsSenders,
  }
}

export async function countSent({ db }: Context) {
  const { count } = await selectSent(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}

const selectSent = (db: Kysely<Tables>) => db.selectFrom('media').where('visitor_photo', '=', 'sent')

interface Arrived {
  taken: number
  /** when the newest of the sender's items came */
  newestAt: number
}

/** Counts, for each sender, what has come and is not deleted. */
async function countArrivals(db: Kysely<Tables>): Promise<Map<string, Arrived>> {
  const rows = await db
    .selectFrom('media')
    .select(({ fn }) => [
      'sender_id',
      fn.count('id').filterWhere('listed', '=', 1).as('taken'),
      fn.max('uploaded_at').as('newestAt'),
    ])
    .where('sender_id', 'is not', null)
    .groupBy('sender_id')
    .execute()
  return new Map(
    rows.map((row) => [row.sender_id ?? '', { taken: Number(row.taken), newestAt: Number(row.newestAt) }]),
  )
}

/** Whether the family has taken something since it last thanked, at most once a day. */
const isToBeThanked = (
  { email, thanked_at }: SenderRow,
  { taken, newestAt }: Arrived,
  now: number,
): boolean =>
  email !== null && taken > 0 && (thanked_at === null || (newestAt > thanked_at && now - thanked_at >= DAY))
