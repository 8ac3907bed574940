import { type AnswerDecision, decideAnswersEndpoint } from '../../../contract/media/answers.ts'
import { limits } from '../../../contract/limits.ts'
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
import { nameItems } from '../media/people/namePeople.ts'
import { readPeople } from '../media/people/readPeople.ts'
import { parsePeople } from '../media/rows/people.ts'
import type { MediaRow } from '../media/rows/present.ts'
import { pickText } from '../media/rows/text.ts'
import type { AnswerRow } from './addAnswer.ts'

/**
 * Decides about answers, all or none. What another keeper has just decided in the same way counts; throws `conflict` if it was decided in
 * the other way.
 */
export async function decideAnswers(
  context: Context,
  { caller, body: { ids, decision } }: InputOf<'POST /api/answers/decide'>,
) {
  const { state, apply } = decisions[decision]
  const rows = await change(context, decideAnswersEndpoint.changes, async (tx) => {
    const answers = await findAnswers(tx, ids)
    const open = answers.filter((answer) => answer.state !== state)
    if (decision !== 'reopen' && open.some((answer) => answer.state !== 'waiting')) throw fail('conflict')
    for (const answer of open) {
      const [row] = await findListedMedia(tx, [answer.media_id])
      const edit_id = (row && (await apply(context, tx, row, answer))) ?? null
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
    .execute()
  const found = new Set(answers.map(({ id }) => id))
  const { say: message } = fail('not_found')
  const issues = ids.flatMap((id, index) => (found.has(id) ? [] : [{ path: `ids.${index}`, message }]))
  if (issues.length > 0) throw fail('not_found', {}, { issues })
  return answers
}

type Apply = (context: Context, tx: Tx, row: MediaRow, answer: AnswerRow) => Promise<string | null | void>

/** Takes an answer. Returns the id of the edit; null if the answer says what is known already. */
const take: Apply = async (context, tx, row, { kind, value }) => {
  const edit = { id: newId(), visitor: null }
  const isChanged =
    kind === 'who'
      ? (await nameItems(context, tx, [row], { add: [{ name: value }] }, edit)).length > 0
      : (await editText(context, tx, row, {
          ...edit,
          ...(kind === 'when' ? { takenAt: readDate(value) } : { text: addPlace(row, value) }),
        })) !== row
  return isChanged ? edit.id : null
}

function readDate(value: string) {
  const date = parseWrittenDate(value)
  if (date === null) throw failInvalid([{ path: 'ids', message: ({ fields }) => fields.edtf }])
  return date
}

/** Adds a place as the last line of the description, unless the description has this line. */
function addPlace(row: MediaRow, place: string) {
  const lines = splitLines(row)
  const description = lines.includes(place) ? row.description : [...lines, place].join('\n')
  if ((description?.length ?? 0) > limits.description)
    throw failInvalid([{ path: 'ids', message: ({ fields }) => fields.tooLong(limits.description) }])
  return { ...pickText(row), description }
}

const splitLines = ({ description }: MediaRow) => description?.split('\n') ?? []

/** Undoes the edit by which an answer was taken. A date, a name or a line that somebody has changed since stays. */
const undo: Apply = async (context, tx, row, { kind, value, edit_id }) => {
  const edits = tx.selectFrom('media_edits').selectAll().where('id', '=', edit_id)
  const edit = await edits.where('undone_at', 'is', null).executeTakeFirst()
  if (!edit) return
  if (kind === 'who') {
    const idsBefore = new Set(parsePeople(edit.people_before).map(({ id }) => id))
    const added = parsePeople(edit.people_after).find(({ id }) => !idsBefore.has(id))
    const people = (await readPeople(tx, [row])).get(row.id) ?? []
    const unchanged = people.find(({ id, area }) => id === added?.id && area === null)
    if (!unchanged) return
    await nameItems(context, tx, [row], { remove: [unchanged.name] })
  } else if (kind === 'when') {
    if (row.taken_at !== edit.taken_after) return
    await editText(context, tx, row, { takenAt: edit.taken_before, visitor: null })
  } else {
    const lines = splitLines(row)
    const index = lines.lastIndexOf(value)
    if (index < 0) return
    const description = lines.toSpliced(index, 1).join('\n') || null
    await editText(context, tx, row, { text: { ...pickText(row), description }, visitor: null })
  }
  await markUndone(tx, [edit], context.clock())
}

const decisions: Record<AnswerDecision, { state: AnswerRow['state']; apply: Apply }> = {
  take: { state: 'taken', apply: take },
  putAside: { state: 'put_aside', apply: async () => undefined },
  reopen: { state: 'waiting', apply: undo },
}
