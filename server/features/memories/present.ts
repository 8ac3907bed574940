import type { Selectable } from 'kysely'
import { type HoldReason, type Memory, memoryText } from '../../../contract/memorial/memories.ts'
import { pickFields } from '../../../contract/text.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Viewer } from '../../http/callers/caller.ts'

export type MemoryRow = Selectable<Tables['memories']>
type AnswerColumns = Pick<MemoryRow, 'answer' | 'answered_by' | 'answered_at'>

export const noAnswer = { answer: null, answered_by: null, answered_at: null } satisfies AnswerColumns

/** Converts a row to the memory that this caller sees. Only keepers see email addresses. */
export function presentMemory(row: MemoryRow, mediaIds: string[], caller: Viewer): Memory {
  const isForKeeper = caller.kind === 'keeper'
  return {
    id: row.id,
    ...pickFields(memoryText, row),
    email: isForKeeper ? row.email : null,
    mediaIds,
    createdAt: new Date(row.created_at).toISOString(),
    approved: row.approved === 1,
    ...presentAnswer(isForKeeper || row.approved === 1 ? row : noAnswer),
    slideshowSentence: findMarkedSentence(row),
    ...(isForKeeper && {
      heldBecause: row.held_because as HoldReason | null,
      mailOnAnswer: row.mail_on_answer === 1,
      answerMailedAt: toIso(row.answer_mailed_at),
    }),
  }
}

/** Finds the sentence for the slideshow; null if the writer has changed or removed the sentence since it was chosen. */
const findMarkedSentence = ({ content, slideshow_sentence: sentence }: MemoryRow) =>
  sentence && content?.includes(sentence) ? sentence : null

const presentAnswer = ({ answer, answered_by, answered_at }: AnswerColumns) => ({
  answer,
  answeredBy: answered_by,
  answeredAt: toIso(answered_at),
})

const toIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
