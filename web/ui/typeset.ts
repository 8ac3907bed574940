import { typeset as typesetWith, type Typography } from '../../domain/typeset.ts'
import { direction, joins, quotes } from '../../languages/en/grammar.ts'

const typography: Typography = { quotes, direction, joins }

/** Sets quotation marks, dashes and spaces as the language of the page does, and isolates numbers in a text from right to left. */
export const typeset = (text: string) => typesetWith(text, typography)
