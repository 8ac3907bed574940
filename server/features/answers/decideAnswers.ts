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
import { type EditRow, markUndone } from '../media/edits/history.ts'
import { nameItems } from '../media/people/namePeople.ts'
import { readPeople } from '../media/people/readPeople.ts'
import { parsePeople } from '../media/rows/people.ts'
import type { MediaRow } from '../media/rows/present.ts'
import { pickText } from '../media/rows/text.ts'
import type { AnswerRow } from './addAnswer.ts'

const stateAfter = { take: 'taken', putAside: 'put_aside', reopen: 'waiting' } as const satisfies Record<
  AnswerDecision,
  AnswerRow['state']
>

/**
 * Decides about answers, all or none. What another keeper has just decided in the same way counts; throws `conflict` if it was decided in
 * the other way.
 */
export async function decideAnswers(
  context: Context,
  { caller, body: { ids, decision } }: InputOf<'POST /api/answers/decide'>,
) {
  const state = stateAfter[decision]
  const rows = await change(context, decideAnswersEndpoint.changes, async (tx) => {
    const { answers, items } = await findAnswers(tx, ids)
    const open = answers.filter((answer) => answer.state !== state)
    if (decision !== 'reopen' && open.some((answer) => answer.state !== 'waiting')) throw fail('conflict')
    if (open.length === 0) return [...items.values()]
    if (decision === 'take') await takeAnswers(context, tx, open, items)
    else {
      if (decision === 'reopen') await undoTaking(context, tx, open, items)
      const openIds = open.map(({ id }) => id)
      await tx.updateTable('answers').set({ state, edit_id: null }).where('id', 'in', openIds).execute()
      const fields = decision === 'reopen' ? { answersReopened: openIds } : { answersPutAside: openIds }
      const subject = items.size === 1 ? [...items.values()][0] : undefined
      await recordChange(tx, subject ?? null, null, fields)
    }
    return [...items.values()]
  })
  return { media: await describeItems(context, rows, caller) }
}

/** Finds answers in the order in which they came, and the items of the gallery that they are about. */
async function findAnswers(tx: Tx, ids: readonly string[]) {
  const answers = await tx
    .selectFrom('answers')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('said_at')
    .execute()
  const media = await tx
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', ['', ...answers.map(({ media_id }) => media_id)])
    .where('listed', '=', 1)
    .execute()
  const items = new Map(media.map((row) => [row.id, row]))
  const found = new Set(answers.filter(({ media_id }) => items.has(media_id)).map(({ id }) => id))
  const missing = ids.flatMap((id, index) => (found.has(id) ? [] : [`ids.${index}`]))
  const { say } = fail('not_found')
  if (missing.length > 0)
    throw fail('not_found', {}, { issues: missing.map((path) => ({ path, message: say })) })
  return { answers, items }
}

type Items = Map<string, MediaRow>

/** Takes each answer by an edit of its own. An answer that says what is known already makes none. */
async function takeAnswers(context: Context, tx: Tx, answers: readonly AnswerRow[], items: Items) {
  for (const { id, media_id, kind, value } of answers) {
    const row = items.get(media_id) as MediaRow
    const editId = newId()
    let isChanged: boolean
    if (kind === 'who')
      isChanged = (await nameItems(context, tx, [row], { add: [{ name: value }] }, { id: editId })).length > 0
    else {
      const edit = kind === 'when' ? { takenAt: readDate(value) } : { text: addLine(row, value) }
      const rowAfter = await editText(context, tx, row, { ...edit, id: editId, visitor: null })
      isChanged = rowAfter !== row
      items.set(media_id, rowAfter)
    }
    await tx
      .updateTable('answers')
      .set({ state: 'taken', edit_id: isChanged ? editId : null })
      .where('id', '=', id)
      .execute()
  }
}

function readDate(value: string) {
  const date = parseWrittenDate(value)
  if (date === null) throw failInvalid([{ path: 'ids', message: ({ fields }) => fields.edtf }])
  return date
}

/** Adds a place as the last line of the description, unless the description has this line. */
function addLine(row: MediaRow, value: string) {
  const lines = splitLines(row)
  if (lines.includes(value)) return pickText(row)
  const description = [...lines, value].join('\n')
  if (description.length > limits.description)
    throw failInvalid([{ path: 'ids', message: ({ fields }) => fields.tooLong(limits.description) }])
  return { ...pickText(row), description }
}

const splitLines = ({ description }: MediaRow) => description?.split('\n') ?? []

/** Undoes the edits by which answers were taken, the last first. What somebody has changed since stays. */
async function undoTaking(context: Context, tx: Tx, answers: readonly AnswerRow[], items: Items) {
  const editIds = answers.flatMap(({ edit_id }) => edit_id ?? [])
  const edits = await tx
    .selectFrom('media_edits')
    .selectAll()
    .where('id', 'in', ['', ...editIds])
    .where('undone_at', 'is', null)
    .orderBy('edited_at', 'desc')
    .execute()
  const values = new Map(answers.map(({ edit_id, value }) => [edit_id, value]))
  for (const edit of edits) {
    const row = items.get(edit.media_id) as MediaRow
    const rowAfter = await undoEdit(context, tx, row, edit, values.get(edit.id) ?? '')
    if (!rowAfter) continue
    items.set(row.id, rowAfter)
    await markUndone(tx, [edit], context.clock())
  }
}

/** Undoes one edit. Returns the item afterwards; undefined if the date, the name or the line of the place has been changed since. */
async function undoEdit(context: Context, tx: Tx, row: MediaRow, edit: EditRow, value: string) {
  if (edit.taken_before !== edit.taken_after)
    return row.taken_at === edit.taken_after
      ? editText(context, tx, row, { takenAt: edit.taken_before, visitor: null })
      : undefined
  if (edit.people_before !== edit.people_after) {
    const [before, after] = [parsePeople(edit.people_before), parsePeople(edit.people_after)]
    const added = after.filter(({ id }) => !before.some((person) => person.id === id))
    const people = (await readPeople(tx, [row])).get(row.id) ?? []
    const unchanged = people.filter(
      ({ id, area }) => area === null && added.some((person) => person.id === id),
    )
    await nameItems(context, tx, [row], { remove: unchanged.map(({ name }) => name) })
    return unchanged.length > 0 ? row : undefined
  }
  const lines = splitLines(row)
  const place = lines.lastIndexOf(value)
  if (place < 0) return undefined
  const description = lines.toSpliced(place, 1).join('\n') || null
  return editText(context, tx, row, { text: { ...pickText(row), description }, visitor: null })
}
