import type { Language } from '../domain/language.ts'
import { anyPerson, type Person } from '../domain/person/person.ts'
import * as de from './de/serverTexts.ts'
import * as en from './en/serverTexts.ts'
import * as es from './es/serverTexts.ts'
import * as fr from './fr/serverTexts.ts'
import * as he from './he/serverTexts.ts'
import * as pl from './pl/serverTexts.ts'
import { sayOf } from './person.ts'

/** The sentences that the server says in one language, and which language that is: `texts.book.contents`. */
export type ServerTexts = typeof en & {
  /** the person of whom they speak */
  readonly person: Person
  /** names these sentences in caches */
  readonly key: string
}

const textsByLanguage: Readonly<Record<Language, typeof en>> = { de, en, es, fr, he, pl }

/**
 * Returns the sentences that the server says in a language, which speak of a person. The result is a value that functions pass on, for
 * the family's language (what leaves for many) or the reader's, because a server answers requests in several languages at once.
 */
export function inLanguage(language: Language, person: Person): ServerTexts {
  const known = textsByPerson.get(person) ?? {}
  textsByPerson.set(person, known)
  return (known[language] ??= makeTexts(language, person))
}

function makeTexts(language: Language, person: Person): ServerTexts {
  const texts = Object.entries(textsByLanguage[language]).map(([part, each]) => [part, sayOf(each, person)])
  const key = person === anyPerson ? language : `${language} ${JSON.stringify(person)}`
  return { ...(Object.fromEntries(texts) as typeof en), person, key }
}

const textsByPerson = new WeakMap<Person, Partial<Record<Language, ServerTexts>>>()

/** The sentences of commands and logs, which are in English and speak of nobody. */
export const english = inLanguage('en', anyPerson)

/** A sentence that is said later, when it is known in which language. */
export type Sentence = (texts: ServerTexts) => string
