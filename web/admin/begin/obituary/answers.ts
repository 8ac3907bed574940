/** The short questions about his life, in the order in which they are asked. */
export const shortQuestions = ['born', 'work', 'loved', 'left', 'character'] as const
export type ShortAnswers = Readonly<Record<(typeof shortQuestions)[number], string>>

/** Makes the text that is in each field before anybody types. A blank lets the caret follow the words of the beginning. */
export const toFirstAnswers = ({ born, work, loved, left, character }: ShortAnswers): ShortAnswers => ({
  born: toBeginning(born),
  work: toBeginning(work),
  loved: toBeginning(loved),
  left: toBeginning(left),
  character: toBeginning(character),
})

/** Removes the characters that isolate the name, because the text is edited and stored. */
const toBeginning = (text: string) => `${text.replace(/[\u2066-\u2069]/g, '')} `

/**
 * Makes a draft of the obituary from the answers: each one is a paragraph. An answer that is empty, or is only its beginning, is left
 * out. `sentenceStarts` are words with which a sentence begins, but not what completes one.
 */
export function joinAnswers(
  answers: ShortAnswers,
  firstAnswers: ShortAnswers,
  sentenceStarts: readonly string[],
): string {
  const [name = ''] = firstAnswers.born.split(' ')
  return shortQuestions
    .filter((question) => answers[question].trim() !== firstAnswers[question].trim())
    .map((question) =>
      joinSentence(answers[question].trim(), firstAnswers[question].trim(), [...sentenceStarts, name]),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/**
 * Leaves out what stands twice in an answer: the beginning, if a sentence of its own follows it, or the last words of the beginning,
 * if they are typed again.
 */
function joinSentence(answer: string, beginning: string, sentenceStarts: readonly string[]): string {
  if (!answer.startsWith(`${beginning} `)) return answer
  const rest = answer.slice(beginning.length).trim()
  if (sentenceStarts.includes(rest.split(/[\s,]/)[0] ?? '')) return rest
  const parts = beginning.split(' ')
  const again = parts
    .map((_, index) => `${parts.slice(index).join(' ')} `)
    .find((part) => rest.toLowerCase().startsWith(part.toLowerCase()))
  return again ? `${beginning} ${rest.slice(again.length)}` : answer
}
