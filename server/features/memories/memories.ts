import type { ListPart } from '../../../contract/pages/pageRendering.ts'
import * as contract from '../../../contract/memorial/memories.ts'
import type { ListedMemory, Memory } from '../../../contract/memorial/memories.ts'
import { pickFields } from '../../../contract/text.ts'
import { toLang } from '../../../domain/textLanguage/detectLanguage.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import { findDay } from '../../../domain/calendar/zones.ts'
import { deleteRow } from '../../memorial/deleted/deleteRow.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { isOneOf } from '../../platform/database/isOneOf.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import { fail, failInvalid } from '../../base/errors/fail.ts'
import { isAdministrator, type Reader } from '../../http/callers/caller.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange } from '../../memorial/journal.ts'
import { listAskedQuestions, toQuestionKey } from '../../memorial/questions.ts'
import {
  retainPhotos,
  listOwnPhotoIds,
  listPhotoIds,
  rejectUnknownPhotos,
  renameAuthor,
  setPhotos,
} from './photos.ts'
import { updateVisibility } from '../media/visibility.ts'
import { scheduleAnswerMail } from './answerMail.ts'
import { rebase } from '../../platform/database/rebase.ts'
import { chooseStyleFor, readStoredSettings } from '../../memorial/storedSettings.ts'
import { type MemoryRow, presentMemory } from './present.ts'
import { readInPortions } from './readInPortions.ts'
import { updateMemory } from './textLanguages.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/** Lists the memories, newest first, with three queries. Visitors get only approved memories and published photos. */
export async function listMemories(
  { db }: Pick<Context, 'db'>,
  caller: Reader,
  { limit, ids, hasSentence }: ListPart = {},
): Promise<ListedMemory[]> {
  if (ids?.length === 0) return []
  let memories = rowsInOrder.memories(db)
  let attachedPhotos = rowsInOrder.attachedMedia(db).innerJoin('media', 'media.id', 'memory_media.media_id')
  if (caller.kind === 'visitor') {
    memories = memories.where('approved', '=', 1)
    attachedPhotos = attachedPhotos
      .innerJoin('memories', 'memories.id', 'memory_media.memory_id')
      .where('approved', '=', 1)
      .where('public_key', 'is not', null)
  }
  if (limit) memories = memories.limit(limit)
  if (ids) memories = memories.where(isOneOf(db, ids))
  if (hasSentence) memories = memories.where('slideshow_sentence', 'is not', null)
  const rows = limit ? await memories.execute() : await readInPortions(memories)
  if (rows.length === 0) return []
  const shownIds = rows.map(({ id }) => id)
  if (limit || ids || hasSentence) attachedPhotos = attachedPhotos.where('memory_id', 'in', shownIds)
  const photos = await attachedPhotos.execute()
  const photosByMemory = Map.groupBy(photos, ({ memory_id }) => memory_id)
  const listPhotoIds = ({ id }: MemoryRow) => (photosByMemory.get(id) ?? []).map(({ media_id }) => media_id)
  const settings = await readStoredSettings(db)
  const { language } = caller.texts
  const style = chooseStyleFor(language, settings)
  return rows.map((row) => {
    const day = findDay(settings.values.timezone, row.created_at)
    return {
      ...presentMemory(row, listPhotoIds(row), caller),
      day,
      shownDay: writeDay(day, style),
      contentLang: toLang(row.content_lang, language),
      answerLang: toLang(row.answer_lang, language),
    }
  })
}

export async function countWaiting({ db }: Pick<Context, 'db'>): Promise<number> {
  const row = await db
    .selectFrom('memories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('approved', '=', 0)
    .where('held_because', 'is not', null)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Reads the question of a table card by the key in the card's code. Throws `not_found` for an unknown key. */
export async function readQuestion({ db }: Context, { params }: InputOf<'GET /api/memories/questions/:id'>) {
  const question = (await listAskedQuestions(db)).find((each) => toQuestionKey(each) === params.id)
  if (question === undefined) throw fail('not_found')
  return { question }
}

type Input = InputOf<'PUT /api/memories/:id'>
type Body = Input['body']

/**
 * A helper may only decide whether visitors see the memory. The decision also applies to the memory's photos, in the same
 * transaction.
 */
export async function editMemory(context: Context, { caller, params: { id }, body }: Input): Promise<Memory> {
  if (!isDecision(body) && !isAdministrator(caller)) throw fail('not_allowed')
  return change(context, ['media', 'memories'], async (tx) => {
    const rowBefore = await tx.selectFrom('memories').selectAll().where('id', '=', id).executeTakeFirst()
    if (!rowBefore) throw fail('not_found')
    const idsBefore = await listPhotoIds(tx, id)
    const changedFields = rebase(body, presentMemory(rowBefore, idsBefore, caller))
    const rowAfter = applyChanges(rowBefore, changedFields)
    await updateMemory(tx, rowAfter)
    await renameAuthor(tx, idsBefore, rowBefore.name, rowAfter.name)
    const idsAfter = changedFields.mediaIds
      ? await replacePhotos(tx, rowAfter, idsBefore, changedFields.mediaIds)
      : idsBefore
    await updateVisibility(tx, [...new Set([...idsBefore, ...idsAfter])], context.clock())
    await scheduleAnswerMail(context, tx, rowAfter)
    await recordChange(
      tx,
      { id, title: rowBefore.name },
      toJournalFields(rowBefore, idsBefore),
      toJournalFields(rowAfter, idsAfter),
    )
    return presentMemory(rowAfter, idsAfter, caller)
  })
}

const isDecision = ({ approved: _approved, base: _base, ...others }: Body) =>
  Object.values(others).every((value) => value === undefined)

export const toJournalFields = (row: MemoryRow, mediaIds: readonly string[]) => ({
  ...pickFields(contract.memoryText, row),
  email: row.email,
  approved: row.approved === 1,
  slideshowSentence: row.slideshow_sentence,
  mediaIds,
})

/** A memory that is approved or hidden no longer waits for the family. */
function applyChanges(rowBefore: MemoryRow, changedFields: Partial<Body>): MemoryRow {
  const text = pickFields(contract.memoryText, { ...rowBefore, ...changedFields })
  const {
    email = rowBefore.email,
    slideshowSentence = rowBefore.slideshow_sentence,
    approved,
  } = changedFields
  if (changedFields.slideshowSentence && !text.content?.includes(changedFields.slideshowSentence))
    throw failInvalid([{ path: 'slideshowSentence', message: ({ fields }) => fields.slideshowSentence }])
  return {
    ...rowBefore,
    ...text,
    email,
    slideshow_sentence: slideshowSentence,
    ...(email === null && { mail_on_answer: 0 }),
    ...(approved !== undefined && { approved: approved ? 1 : 0, held_because: null }),
  }
}

async function replacePhotos(
  tx: Tx,
  memory: MemoryRow,
  idsBefore: string[],
  idsAfter: string[],
): Promise<string[]> {
  await rejectUnknownPhotos(tx, idsAfter)
  const addedIds = idsAfter.filter((id) => !idsBefore.includes(id))
  const removedIds = idsBefore.filter((id) => !idsAfter.includes(id))
  await retainPhotos(tx, [...addedIds, ...removedIds])
  await renameAuthor(tx, addedIds, null, memory.name)
  await setPhotos(tx, memory.id, idsAfter)
  return idsAfter
}

/** Deletes a memory, and the visitors' photos that only this memory has. */
export async function deleteMemory(
  context: Context,
  { params: { id } }: InputOf<'DELETE /api/memories/:id'>,
) {
  await change(context, ['deleted', 'media', 'memories'], async (tx) => {
    const row = await tx.selectFrom('memories').select('name').where('id', '=', id).executeTakeFirst()
    if (!row) throw fail('not_found')
    const photos = await listPhotoIds(tx, id)
    await deleteRow(context, tx, 'memories', { id, title: row.name }, await listOwnPhotoIds(tx, id))
    await updateVisibility(tx, photos, context.clock())
  })
}
