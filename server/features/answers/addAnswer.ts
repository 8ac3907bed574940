import type { Selectable } from 'kysely'
import { addAnswerEndpoint, type AnswerKind } from '../../../contract/media/answers.ts'
import { splitNames } from '../../../domain/person/splitNames.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { fail } from '../../base/errors/fail.ts'
import { newId } from '../../base/ids/newId.ts'
import { visitorIn } from '../../http/callers/caller.ts'
import { countAll, listLimits } from '../../http/routes/limits.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { scheduleNewsMail } from '../../memorial/mail/scheduleNewsMail.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'
import type { AnswersTable } from '../../platform/database/peopleTables.ts'
import { findListedMedia } from '../media/findListedMedia.ts'
import { listMedia } from '../media/media.ts'

export type AnswerRow = Selectable<AnswersTable>

type Input = InputOf<'POST /api/media/:id/answers'>

/** How many answers can wait about one photograph, so that a family can read them. */
const MAX_WAITING = 300
/** How many of them one network can give in a day, so that others are heard. */
const MAX_OF_NETWORK = 30
const RETRY_AFTER_S = 3_600

/** Stores what a visitor says about a photograph: a row for each name, for the date and for the place. */
export async function addAnswer(context: Context, input: Input) {
  const { caller, params, body, requestKey } = input
  const reader = visitorIn(caller.texts, caller.familyTexts)
  const [item] = await listMedia(context, reader, { ids: [params.id] })
  if (!item?.asks) throw fail('not_found')
  if (body.website?.trim()) return
  const isStored = (key: string) =>
    context.db.selectFrom('answers').select('id').where('request_key', '=', key).executeTakeFirst()
  const insert = async () => {
    await countAnswers(context, input)
    return change(context, addAnswerEndpoint.changes, (tx) => insertRows(context, tx, input))
  }
  await onceByKey<unknown>(requestKey, isStored, insert)
}

async function countAnswers(context: Context, { caller, params, body }: Input) {
  if (caller.kind === 'keeper') return
  const limits = listLimits(context, caller, `answers ${params.id}`, MAX_OF_NETWORK)
  const reachedLimit = await countAll(context, limits, listAnswers(body).length, DAY)
  if (reachedLimit) throw fail('too_many_answers', {}, reachedLimit)
}

async function insertRows(context: Context, tx: Tx, { caller, params, body, requestKey }: Input) {
  const rows = listAnswers(body).map(
    ([kind, value], index): AnswerRow => ({
      id: newId(),
      media_id: params.id,
      kind,
      value,
      said_by: body.from,
      // in the order in which they were typed
      said_at: context.clock() + index,
      state: 'waiting',
      edit_id: null,
      request_key: index === 0 ? requestKey : null,
    }),
  )
  // it may have been deleted since it was found
  await findListedMedia(tx, [params.id])
  await refuseTooMany(tx, params.id, rows.length)
  await tx.insertInto('answers').values(rows).execute()
  if (caller.kind === 'visitor') await scheduleNewsMail(context, tx, 'new')
}

const listAnswers = ({ who, when, where }: Input['body']): [AnswerKind, string][] => [
  ...[...listSaid(who)].map((said): [AnswerKind, string] => ['who', said]),
  ...(when === null ? [] : [['when', when] satisfies [AnswerKind, string]]),
  ...(where === null ? [] : [['where', where] satisfies [AnswerKind, string]]),
]

const listSaid = (who: readonly string[]) => {
  const parted = who.map(splitNames)
  return new Set([...parted.flatMap(({ names }) => names), ...parted.flatMap(({ remarks }) => remarks)])
}

async function refuseTooMany(tx: Tx, mediaId: string, added: number) {
  const { waiting } = await tx
    .selectFrom('answers')
    .select(({ fn }) => fn.countAll().as('waiting'))
    .where('media_id', '=', mediaId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (Number(waiting) + added > MAX_WAITING) throw fail('too_many_answers', {}, { retryAfter: RETRY_AFTER_S })
}
