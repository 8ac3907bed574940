/** The short questions about his life, in the order in which they are asked. */
export const shortQuestions = ['born', 'work', 'loved', 'left', 'character'] as const
export type ShortQuestion = (typeof shortQuestions)[number]
export type ShortAnswers = Readonly<Record<ShortQuestion, string>>

export const emptyAnswers: ShortAnswers = { born: '', work: '', loved: '', left: '', character: '' }
