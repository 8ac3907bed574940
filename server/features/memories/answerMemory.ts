import type { Memory } from '../../../contract/memorial/memories.ts'
import { change } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange } from '../../memorial/journal.ts'
import { rebase } from '../../platform/database/rebase.ts'
import { scheduleAnswerMail } from './answerMail.ts'
import { listPhotoIds } from './photos.ts'
import { type MemoryRow, presentMemory, noAnswer } from './present.ts'
import { updateMemory } from './textLanguages.ts'
import type { InputOf } from '../../http/routes/feature.ts'

type Input = InputOf<'PUT /api/memories/:id/answer'>

/** Saves, corrects or withdraws the family's answer to a memory. */
export async function answerMemory(
  context: Context,
  { caller, params: { id }, body }: Input,
): Promise<Memory> {
  return change(context, ['memories'], async (tx) => {
    const rowBefore = await tx.selectFrom('memories').selectAll().where('id', '=', id).executeTakeFirst()
    if (!rowBefore) throw fail('not_found')
    const mediaIds = await listPhotoIds(tx, id)
    const changedFields = rebase(body, presentMemory(rowBefore, mediaIds, caller))
    const rowAfter: MemoryRow = { ...rowBefore, ...applyAnswer(rowBefore, changedFields, context.clock()) }
    await updateMemory(tx, rowAfter)
    await scheduleAnswerMail(context, tx, rowAfter)
    await recordChange(
      tx,
      { id, title: rowBefore.name },
      toJournalFields(rowBefore),
      toJournalFields(rowAfter),
    )
    return presentMemory(rowAfter, mediaIds, caller)
  })
}

function applyAnswer(rowBefore: MemoryRow, changedFields: Partial<Input['body']>, now: number) {
  const { answer = rowBefore.answer, answeredBy = rowBefore.answered_by } = changedFields
  return answer === null
    ? noAnswer
    : { answer, answered_by: answeredBy, answered_at: rowBefore.answered_at ?? now }
}

const toJournalFields = ({ answer, answered_by }: MemoryRow) => ({ answer, answeredBy: answered_by })
