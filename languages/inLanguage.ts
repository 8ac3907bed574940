import type { Language } from '../domain/language.ts'
import * as de from './de/serverTexts.ts'
import * as en from './en/serverTexts.ts'
import * as es from './es/serverTexts.ts'
import * as fr from './fr/serverTexts.ts'
import * as he from './he/serverTexts.ts'
import * as pl from './pl/serverTexts.ts'

/** The sentences that the server says in one language, and which language that is: `texts.book.contents`. */
export type ServerTexts = typeof en

const textsByLanguage: Readonly<Record<Language, ServerTexts>> = { de, en, es, fr, he, pl }

/**
 * Returns the sentences that the server says in a language. The result is a value that functions pass on, for the family's language
 * (what leaves for many) or the reader's, because a server answers requests in several languages at once.
 */
export const inLanguage = (language: Language): ServerTexts => textsByLanguage[language]

/** A sentence that is said later, when it is known in which language. */
export type Sentence = (texts: ServerTexts) => string
