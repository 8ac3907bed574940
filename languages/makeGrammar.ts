import { type Direction, isolateNumbers } from '../domain/direction.ts'
import type { Language } from '../domain/language.ts'
import type { Pronoun } from '../domain/person/person.ts'
import type { Quotes } from '../domain/typeset.ts'
import type { Spoken } from './person.ts'
import { makeSentences } from './sentences.ts'

/** The forms of a sentence for the plural categories of a language (CLDR). `#` stands for the number. */
export type PluralForms<Category extends string> = Readonly<Record<Category | 'other', string>>

interface Rules {
  language: Language
  locale: string
  direction: Direction
  quotes: Quotes
  /** a colon after a word, with the space that belongs before it */
  colon?: string
  /** the sign between the digits of a number, and the one before its fraction */
  group: string
  decimal: string
  /** smaller numbers stay together */
  groupFrom?: number
}

/** The sentences, or a function that makes them for the person who died. A single sentence with parameters is always made. */
type Given<English, Answer extends Pronoun> =
  | ((person: Spoken<Answer>) => English)
  | (English extends (...args: never[]) => unknown ? never : English)

/**
 * Makes the grammar of a language other than English, with its plural categories: `makeGrammar<'one' | 'few' | 'many'>({ … })`. `Answer`
 * has no 'name' in a language whose verbs have a gender also next to a name.
 */
export const makeGrammar = <Category extends string, Answer extends Pronoun = Pronoun>(rules: Rules) => {
  const { locale, quotes, colon = ':', group, decimal, groupFrom = 1_000 } = rules

  /** Formats a number. It does not use Intl, because the first use of Intl takes 70 ms on an old phone. */
  const formatNumber = (value: number): string => {
    const text = String(value).replace('.', decimal)
    return value < groupFrom ? text : text.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  }

  let pluralRules: Intl.PluralRules | undefined
  /**
   * Chooses the form of a sentence for a number: `plural(5, { one: '# zdjęcie', few: '# zdjęcia', many: '# zdjęć', other: '# zdjęcia' })`
   * is '5 zdjęć' in Polish. A category that is missing does not compile.
   */
  const plural = (count: number, forms: PluralForms<Category>): string => {
    pluralRules ??= new Intl.PluralRules(locale)
    const form = (forms as Readonly<Record<string, string>>)[pluralRules.select(count)] ?? forms.other
    return form.replaceAll('#', formatNumber(count))
  }

  /** Puts the no-break spaces of the language into sentences, and into what they say of names and numbers. */
  const joinAndIsolate: typeof isolateNumbers = (text, direction) =>
    isolateNumbers(
      (quotes.joins ?? []).reduce((joined, [from, to]) => joined.replace(from, to), text),
      direction,
    )

  /**
   * Isolates the names in sentences (`makeSentences`), which have the type of the English ones: `sentences<typeof en>({ … })`. The compiler
   * then names each sentence that is missing. Without the type, no sentence compiles.
   */
  const sentences = makeSentences<Answer>(rules.direction, joinAndIsolate) as <English = never>(
    texts: Given<NoInfer<English>, Answer>,
  ) => English

  return { ...rules, colon, formatNumber, plural, sentences }
}
