/** The short questions about his life, in the order in which they are asked. */
export const shortQuestions = ['born', 'work', 'loved', 'left', 'character'] as const
export type ShortAnswers = Readonly<Record<(typeof shortQuestions)[number], string>>

/** Makes the text that stands in each field before anybody types. A blank lets the caret follow the words of the beginning. */
export const toFirstAnswers = (beginnings: ShortAnswers): ShortAnswers => ({
  born: `${beginnings.born} `,
  work: `${beginnings.work} `,
  loved: `${beginnings.loved} `,
  left: `${beginnings.left} `,
  character: `${beginnings.character} `,
})

/** Makes a draft of the obituary of the answers: each is a paragraph, as it was typed. One that is empty, or only its beginning, is left out. */
export const joinAnswers = (answers: ShortAnswers, firstAnswers: ShortAnswers): string =>
  shortQuestions
    .filter((question) => answers[question].trim() !== firstAnswers[question].trim())
    .map((question) => answers[question].trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
