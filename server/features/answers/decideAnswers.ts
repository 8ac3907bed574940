import { type AnswerDecision, decideAnswersEndpoint } from '../../../contract/media/answers.ts'
import { limits } from '../../../contract/limits.ts'
import { splitNames } from '../../../domain/person/splitNames.ts'
import { parseWrittenDate } from '../../../domain/calendar/writtenDates.ts'
import { fail, failInvalid } from '../../base/errors/fail.ts'
import { newId } from '../../base/ids/newId.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { recordChange } from '../../memorial/journal.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { describeItems } from '../media/describeItems.ts'
import { editText } from '../media/edits/editText.ts'
import { markUndone } from '../media/edits/history.ts'
import { findListedMedia } from '../media/findListedMedia.ts'
import { restoreBefore } from '../media/putBackEdit.ts'
import { nameItems } from '../media/people/namePeople.ts'
import { readPeople } from '../media/people/readPeople.ts'
import { serializePeople } from '../media/rows/people.ts'
import type { MediaRow } from '../media/rows/present.ts'
import { isSameText, pickSuffixedText, pickText } from '../media/rows/text.ts'
import type { AnswerRow } from './addAnswer.ts'
import { isRemark } from './waitingAnswers.ts'

/**
 * Decides about answers, all or none. What another keeper has just decided in the same way counts; throws `conflict` if it was decided in
 * the other way.
 */
export async function decideAnswers(
  context: Context,
  { caller, body: { ids, decision, ...read } }: InputOf<'POST /api/answers/decide'>,
) {
  const { state, apply } = decisions[decision]
  const rows = await change(context, decideAnswersEndpoint.changes, async (tx) => {
    const answers = await findAnswers(tx, ids)
    const open = answers.filter((answer) => answer.state !== state)
    if (decision !== 'reopen' && open.some((answer) => answer.state !== 'waiting')) throw fail('conflict')
    // the newest edit is undone first
    for (const answer of decision === 'reopen' ? open.toReversed() : open) {
      const [row] = await findListedMedia(tx, [answer.media_id])
      const edit_id = (row && (await apply(context, tx, row, answer, read))) ?? null
      await tx.updateTable('answers').set({ state, edit_id }).where('id', '=', answer.id).execute()
    }
    const media = await findListedMedia(tx, [...new Set(answers.map(({ media_id }) => media_id))])
    const [first, second] = media
    const decided = open.map(({ id }) => id)
    // the history and the journal have what is taken
    if (decision !== 'take' && open.length > 0)
      await recordChange(tx, second ? null : (first ?? null), null, { [decision]: decided })
    return media
  })
  return { media: await describeItems(context, rows, caller) }
}

/** Finds answers in the order in which they came. Throws `not_found` with an issue for each that is missing. */
async function findAnswers(tx: Tx, ids: readonly string[]): Promise<AnswerRow[]> {
  const answers = await tx
    .selectFrom('answers')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('said_at')
    .orderBy('id')
    .execute()
  const found = new Set(answers.map(({ id }) => id))
  const { say: message } = fail('not_found')
  const issues = ids.flatMap((id, index) => (found.has(id) ? [] : [{ path: `ids.${index}`, message }]))
  if (issues.length > 0) throw fail('not_found', {}, { issues })
  return answers
}

/** The date and names that a keeper reads in the words of visitors. */
type Read = Pick<InputOf<'POST /api/answers/decide'>['body'], 'takenAt' | 'names'>

type Apply = (
  context: Context,
  tx: Tx,
  row: MediaRow,
  answer: AnswerRow,
  read: Read,
) => Promise<string | null | void>

/** Takes an answer. Returns the id of the edit; null if the answer says what is known already. */
const take: Apply = async (context, tx, row, answer, read) => {
  const { kind, value } = answer
  const name = read.names?.[answer.id]
  const takenAt = read.takenAt ?? parseWrittenDate(value)
  const edit = { id: newId(), visitor: null }
  if (kind === 'when' && takenAt === null)
    throw failInvalid([{ path: 'ids', message: ({ fields }) => fields.edtf }])
  const isChanged =
    kind === 'who' && (name !== undefined || !isRemark(answer))
      ? (await nameItems(context, tx, [row], { add: listNames(name ?? value) }, edit)).length > 0
      : (await editText(context, tx, row, {
          ...edit,
          ...(kind === 'when' ? { takenAt } : { text: addLine(row, value) }),
        })) !== row
  return isChanged ? edit.id : null
}

/** The names in a text. A text with a doubt is a name if a keeper types it as one. */
const listNames = (text: string) => {
  const { names, remarks } = splitNames(text)
  return (remarks.length === 0 ? names : [text]).map((name) => ({ name }))
}

/** Adds a place or other words as the last line of the description, unless the description has this line. */
function addLine(row: MediaRow, added: string) {
  const lines = row.description?.split('\n') ?? []
  const description = lines.includes(added) ? row.description : [...lines, added].join('\n')
  if ((description?.length ?? 0) > limits.description)
    throw failInvalid([{ path: 'ids', message: ({ fields }) => fields.tooLong(limits.description) }])
  return { ...pickText(row), description }
}

/** Undoes the edit by which an answer was taken. Names, a date or a description that somebody has changed since stay. */
const undo: Apply = async (context, tx, row, { kind, edit_id }) => {
  const edits = tx.selectFrom('media_edits').selectAll().where('id', '=', edit_id)
  const edit = await edits.where('undone_at', 'is', null).executeTakeFirst()
  if (!edit) return
  const people = (await readPeople(tx, [row])).get(row.id) ?? []
  const isSameDescription = isSameText(row, pickSuffixedText(edit, '_after'))
  const isUnchanged = {
    // words went into the description
    who: edit.people_after === null ? isSameDescription : serializePeople(people) === edit.people_after,
    when: row.taken_at === edit.taken_after,
    where: isSameDescription,
  }
  if (!isUnchanged[kind]) return
  await restoreBefore(context, tx, row, edit)
  await markUndone(tx, [edit], context.clock())
}

const decisions: Record<AnswerDecision, { state: AnswerRow['state']; apply: Apply }> = {
  take: { state: 'taken', apply: take },
  putAside: { state: 'put_aside', apply: async () => undefined },
  reopen: { state: 'waiting', apply: undo },
}
