import type { Kysely } from 'kysely'
import { parseWrittenDate } from '../../../domain/calendar/writtenDates.ts'
import { splitNames } from '../../../domain/person/splitNames.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { listMedia } from '../media/media.ts'
import type { AnswerRow } from './addAnswer.ts'

/** Lists the photographs of the gallery about which something was said, the one with the newest answer first. */
export async function listAnswers(context: Context, { caller }: InputOf<'GET /api/answers'>) {
  const rows = await selectWaiting(context.db)
    .selectAll('answers')
    .orderBy('said_at')
    .orderBy('answers.id')
    .execute()
  const media = await listMedia(context, caller, { ids: [...new Set(rows.map(({ media_id }) => media_id))] })
  const byId = new Map(media.map((item) => [item.id, item]))
  const newestFirst = Map.groupBy(rows.toReversed(), ({ media_id }) => media_id)
  return [...newestFirst].flatMap(([id, answers]) => {
    const item = byId.get(id)
    return item ? [{ media: item, answers: answers.toReversed().map(presentAnswer) }] : []
  })
}

export async function countAnswers({ db }: Context) {
  const { count } = await selectWaiting(db)
    .select(({ fn }) => fn.count('media_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}

const selectWaiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('answers')
    .innerJoin('media', 'media.id', 'media_id')
    .where('listed', '=', 1)
    .where('state', '=', 'waiting')

/** Whether what was typed at 'Who' names nobody, so that it is about the picture. */
export const isRemark = ({ kind, value }: Pick<AnswerRow, 'kind' | 'value'>) =>
  kind === 'who' && splitNames(value).names.length === 0

const presentAnswer = ({ id, kind, value, said_by, said_at }: AnswerRow) => ({
  id,
  kind: isRemark({ kind, value }) ? ('remark' as const) : kind,
  value,
  ...(kind === 'when' && { takenAt: parseWrittenDate(value) }),
  from: said_by,
  saidAt: new Date(said_at).toISOString(),
})
