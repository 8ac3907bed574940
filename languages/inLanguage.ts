import { directionOf, type Language } from '../domain/language.ts'
import { serverTexts as en } from './en/serverTexts.ts'

/** What the server says in one language, and which language that is. */
export type ServerTexts = typeof en & { language: Language; direction: 'ltr' | 'rtl' }

const withLanguage = (language: Language, texts: typeof en): ServerTexts => ({
  ...texts,
  language,
  direction: directionOf(language),
})

const textsByLanguage: Readonly<Record<Language, ServerTexts>> = {
  en: withLanguage('en', en),
  de: withLanguage('de', en),
  es: withLanguage('es', en),
  fr: withLanguage('fr', en),
  he: withLanguage('he', en),
  pl: withLanguage('pl', en),
}

/**
 * Returns what the server says in a language. The result is a value that functions pass on, for the family's language (what leaves for
 * many) or the reader's: a server answers requests in several languages at once.
 */
export const inLanguage = (language: Language): ServerTexts => textsByLanguage[language]

/** The language of the pages. */
export const language: Language = 'en'

/** A sentence that is said later, when it is known in which language. */
export type Sentence = (texts: ServerTexts) => string
