import { sentences } from '../grammar.ts'

const none: Readonly<Record<string, string>> = {}

/** The names of the slideshow's effects, for a language other than English, which is the language of their names in the code. */
export const effectNames = sentences(none)
