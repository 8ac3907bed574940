import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { listLines } from '../../contract/lines.ts'
import type { Tx } from '../platform/database/change.ts'
import type { Tables } from '../platform/database/tables.ts'
import { readSetting, writeSetting } from './storedSettings.ts'

/**
 * Makes the key of a question, which the code of a table card carries. It follows from the question alone, so that a card that was
 * printed before a question left still works when the question comes back, and in another memorial made from an archive.
 */
export const toQuestionKey = (question: string) =>
  createHash('sha256').update(question).digest('hex').slice(0, KEY_LENGTH)

/** Two questions of a family hardly ever share a key of this length, and the code stays small. */
const KEY_LENGTH = 8

/** Adds questions to those that the family has asked. None is ever removed, because cards with it may be on the tables. */
export async function addAskedQuestions(tx: Tx, questions: readonly string[]): Promise<void> {
  const askedQuestions = await listAskedQuestions(tx)
  const allQuestions = [...new Set([...askedQuestions, ...questions])]
  if (allQuestions.length > askedQuestions.length)
    await writeSetting(tx, 'askedQuestions', allQuestions.join('\n'))
}

/**
 * Returns the question if the family has asked it, and null otherwise. Visitors send the question with their memory, and nobody may
 * put words of his own above it.
 */
export const keepIfAsked = async (db: Kysely<Tables>, question: string | null) =>
  question !== null && (await listAskedQuestions(db)).includes(question) ? question : null

/** Lists all questions that the family has or had on its table cards. */
export const listAskedQuestions = async (db: Kysely<Tables>): Promise<string[]> =>
  listLines((await readSetting(db, 'askedQuestions')) ?? '')
