import type { Direction } from '../domain/direction.ts'
import { isolate, isolateNumbers } from '../domain/direction.ts'
import type { Person, Pronoun } from '../domain/person/person.ts'
import { isGroup, makers, readPagePerson, type Spoken } from './person.ts'

/** A translation has the same keys and parameters as the English sentences; only the sentences differ. */
export type Translation<Text> = Text extends string
  ? string
  : Text extends RegExp
    ? RegExp
    : Text extends (...args: infer Args) => infer Result
      ? (...args: Args) => Translation<Result>
      : { readonly [Key in keyof Text]: Translation<Text[Key]> }

/**
 * Makes the function that all sentences of a language pass through. It isolates names and titles that a sentence gets if they run in the
 * other direction than the language, and numbers and paths next to letters from right to left, so that no sentence can forget it.
 * Sentences that speak of the person are a function of the person. `finish` says what else a language does with each sentence.
 */
export const makeSentences = <Answer extends Pronoun = Pronoun>(
  direction: Direction,
  finish = isolateNumbers,
) => {
  const isolateIn = (texts: unknown) =>
    mapDeep(texts, (text) => {
      // a text without letters from right to left can be an address, which stays as it is
      if (typeof text === 'string') return finish(text)
      if (typeof text !== 'function') return text
      return (...given: unknown[]) => {
        const names = mapTexts(given, (name) => isolate(name, direction)) as []
        const result = (text as (...args: unknown[]) => unknown)(...names)
        return mapTexts(result, (said) => finish(said, direction))
      }
    })
  return <const Texts>(texts: Texts | ((person: Spoken<Answer>) => Texts)): Translation<Texts> => {
    if (typeof texts !== 'function') return isolateIn(texts) as Translation<Texts>
    const make = (person: Person) => {
      const form: Spoken['form'] = (forms) => forms[person.pronoun] ?? forms.he
      const name = isolate(person.name, direction)
      return isolateIn((texts as (spoken: Spoken) => Texts)({ ...person, name, form }))
    }
    const made = make(readPagePerson())
    makers.set(made, make)
    return made as Translation<Texts>
  }
}

const mapTexts = (value: unknown, map: (text: string) => string) =>
  mapDeep(value, (each) => (typeof each === 'string' ? map(each) : each))

/** Maps a value, or all values in an array or a plain object, such as the title in a photograph. */
const mapDeep = (value: unknown, map: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapDeep(each, map))
  if (!isGroup(value)) return map(value)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapDeep(each, map)]))
}
