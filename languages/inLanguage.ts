import type { Language } from '../domain/language.ts'
import { serverTexts as de } from './de/serverTexts.ts'
import { serverTexts as en } from './en/serverTexts.ts'
import { serverTexts as es } from './es/serverTexts.ts'
import { serverTexts as fr } from './fr/serverTexts.ts'
import { serverTexts as he } from './he/serverTexts.ts'
import { serverTexts as pl } from './pl/serverTexts.ts'

/** The sentences that the server says in one language, and which language that is. */
export type ServerTexts = typeof en & { language: Language }

const withLanguage = (language: Language, texts: typeof en): ServerTexts => ({ ...texts, language })

const textsByLanguage: Readonly<Record<Language, ServerTexts>> = {
  en: withLanguage('en', en),
  de: withLanguage('de', de),
  es: withLanguage('es', es),
  fr: withLanguage('fr', fr),
  he: withLanguage('he', he),
  pl: withLanguage('pl', pl),
}

/**
 * Returns the sentences that the server says in a language. The result is a value that functions pass on, for the family's language
 * (what leaves for many) or the reader's, because a server answers requests in several languages at once.
 */
export const inLanguage = (language: Language): ServerTexts => textsByLanguage[language]

/** A sentence that is said later, when it is known in which language. */
export type Sentence = (texts: ServerTexts) => string
