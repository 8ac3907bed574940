/** Ends a sentence with a period. A sentence whose last word already ends in one, such as 'Whitcombe Jr.', takes no second one. */
export const endSentence = (sentence: string) => (ENDED.test(sentence) ? sentence : `${sentence}.`)

/** Matches a period at the end, also before closing quotation marks and invisible characters. */
const ENDED = /\.["'”’»\p{Cf}]*$/u
