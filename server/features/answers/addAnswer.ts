import type { Selectable } from 'kysely'
import { addAnswerEndpoint, type AnswerKind, MAX_ANSWERED_PEOPLE } from '../../../contract/media/answers.ts'
import { fail } from '../../base/errors/fail.ts'
import { newId } from '../../base/ids/newId.ts'
import { visitorIn } from '../../http/callers/caller.ts'
import { hashVisitor } from '../../http/callers/hashVisitor.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { scheduleNewsMail } from '../../memorial/mail/scheduleNewsMail.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'
import type { AnswersTable } from '../../platform/database/peopleTables.ts'
import { scheduleForgetting } from '../media/edits/editText.ts'
import { listMedia } from '../media/media.ts'

export type AnswerRow = Selectable<AnswersTable>

type Input = InputOf<'POST /api/media/:id/answers'>

/** How many answers can wait: about one photograph, from one network, and in all, so that nobody fills the database. */
const MAX_WAITING = { photograph: 300, visitor: 5_000, all: 20_000 }
const RETRY_AFTER_S = 3_600

/** Stores what a visitor says about a photograph: a row for each name, for the date and for the place. */
export async function addAnswer(context: Context, input: Input) {
  const { caller, params, body, requestKey } = input
  const reader = visitorIn(caller.texts, caller.familyTexts)
  const [item] = await listMedia(context, reader, { ids: [params.id] })
  if (!item?.asks) throw fail('not_found')
  if (body.website?.trim()) return { ids: [] }
  const insert = () => change(context, addAnswerEndpoint.changes, (tx) => insertRows(context, tx, input))
  return { ids: await onceByKey(requestKey, (key) => findByRequestKey(context, key), insert) }
}

async function insertRows(context: Context, tx: Tx, { caller, params, body, requestKey }: Input) {
  const visitor = caller.kind === 'visitor' ? hashVisitor(context, caller) : null
  const now = context.clock()
  const rows = listAnswers(body).map(
    ([kind, value], index): AnswerRow => ({
      id: newId(),
      media_id: params.id,
      kind,
      value,
      said_by: body.from,
      visitor,
      // in the order in which they were typed
      said_at: now + index,
      state: 'waiting',
      edit_id: null,
      request_key: requestKey && `${requestKey} ${index}`,
    }),
  )
  await refuseTooMany(tx, params.id, visitor, rows.length)
  await tx.insertInto('answers').values(rows).execute()
  if (visitor !== null) {
    await scheduleForgetting(tx, now)
    await scheduleNewsMail(context, tx, 'new')
  }
  return rows.map(({ id }) => id)
}

const listAnswers = ({ who, when, where }: Input['body']): [AnswerKind, string][] => [
  ...[...new Set(who)].map((name): [AnswerKind, string] => ['who', name]),
  ...(when === null ? [] : [['when', when] satisfies [AnswerKind, string]]),
  ...(where === null ? [] : [['where', where] satisfies [AnswerKind, string]]),
]

async function refuseTooMany(tx: Tx, mediaId: string, visitor: string | null, added: number) {
  const { photograph, ofVisitor, all } = await tx
    .selectFrom('answers')
    .select(({ fn }) => [
      fn.countAll().filterWhere('media_id', '=', mediaId).as('photograph'),
      fn
        .countAll()
        .filterWhere('visitor', '=', visitor ?? '')
        .as('ofVisitor'),
      fn.countAll().as('all'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const fits = (count: string | number | bigint, max: number) => Number(count) + added <= max
  if (
    !fits(photograph, MAX_WAITING.photograph) ||
    !fits(ofVisitor, MAX_WAITING.visitor) ||
    !fits(all, MAX_WAITING.all)
  )
    throw fail('too_many_answers', {}, { retryAfter: RETRY_AFTER_S })
}

async function findByRequestKey({ db }: Context, requestKey: string) {
  const keys = Array.from({ length: MAX_ANSWERED_PEOPLE + 2 }, (_, index) => `${requestKey} ${index}`)
  const rows = await db
    .selectFrom('answers')
    .select(['id', 'request_key'])
    .where('request_key', 'in', keys)
    .execute()
  if (rows.length === 0) return undefined
  const ids = new Map(rows.map((row) => [row.request_key, row.id]))
  return keys.flatMap((key) => ids.get(key) ?? [])
}
