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
 * Makes a draft of the obituary from the answers: each one is a paragraph, as it was typed. An answer that is empty, or is only its
 * beginning, is left out.
 */
export const joinAnswers = (answers: ShortAnswers, firstAnswers: ShortAnswers): string =>
  shortQuestions
    .filter((question) => answers[question].trim() !== firstAnswers[question].trim())
    .map((question) => answers[question].trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
