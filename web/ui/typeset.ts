import { typeset as typesetWith } from '../../domain/typeset.ts'
import { quotes } from '../../languages/en/grammar.ts'

/** Sets quotation marks, dashes and spaces as the language of the page does. */
export const typeset = (text: string) => typesetWith(text, quotes)
