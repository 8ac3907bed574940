import { typeset as typesetWith, type Typography } from '../../domain/typeset.ts'
import { direction, quotes } from '../../languages/en/grammar.ts'

/** How the language of the page sets a text. */
export const typography: Typography = { quotes, direction }

/** Sets quotation marks, dashes and spaces as the language of the page does, and isolates numbers in a text from right to left. */
export const typeset = (text: string) => typesetWith(text, typography)
