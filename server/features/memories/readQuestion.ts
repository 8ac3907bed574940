import { fail } from '../../base/errors/fail.ts'
import { listAskedQuestions, toQuestionKey } from '../../memorial/questions.ts'
import type { Context } from '../../platform/context.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/** Reads the question of a table card by the key in the card's code. Throws `not_found` for an unknown key. */
export async function readQuestion({ db }: Context, { params }: InputOf<'GET /api/memories/questions/:id'>) {
  const question = (await listAskedQuestions(db)).find((each) => toQuestionKey(each) === params.id)
  if (question === undefined) throw fail('not_found')
  return { question }
}
