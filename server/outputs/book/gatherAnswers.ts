import type { ListedMemory } from '../../../contract/memorial/memories.ts'

/** The number of answers for which a question gets a page. */
const MIN_ANSWERS = 3

/**
 * Gathers the answers to each question that has several. The other memories are all but these; an answer with photographs is among
 * both, because the photographs need the place below their memory.
 */
export function gatherAnswers(memories: readonly ListedMemory[]) {
  const answersByQuestion = Map.groupBy(
    memories.filter(({ content }) => content),
    ({ question }) => question ?? '',
  )
  const questions = [...answersByQuestion]
    .filter(([question, answers]) => question !== '' && answers.length >= MIN_ANSWERS)
    .map(([question, answers]) => ({ question, answers }))
  const gathered = new Set(questions.map(({ question }) => question))
  const others = memories.filter(
    ({ question, mediaIds }) => mediaIds.length > 0 || !gathered.has(question ?? ''),
  )
  return { questions, others }
}
