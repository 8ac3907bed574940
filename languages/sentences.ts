import type { Direction } from '../domain/direction.ts'
import { isolate, isolateNumbers } from '../domain/direction.ts'
import { anyPerson, type Person, type Pronoun } from '../domain/person.ts'

/** A translation has the same keys and parameters as the English sentences; only the sentences differ. */
export type Translation<Text> = Text extends string
  ? string
  : Text extends RegExp
    ? RegExp
    : Text extends (...args: infer Args) => infer Result
      ? (...args: Args) => Translation<Result>
      : { readonly [Key in keyof Text]: Translation<Text[Key]> }

/** What a file's sentences are made from if they speak of the person who died. `Answer` lists the forms that the language has. */
export interface Spoken<Answer extends Pronoun = Pronoun> extends Pick<Person, 'genitive' | 'locative'> {
  /** Chooses the form for the person: `form({ he: 'his life', she: 'her life', name: `the life of ${name}` })`. */
  form: <Value>(forms: Readonly<Record<Answer, Value>>) => Value
  name: string
}

/**
 * Makes the function that all sentences of a language pass through. It isolates names and titles that a sentence gets if they run in the
 * other direction than the language, and numbers and paths next to letters from right to left, so that no sentence can forget it.
 * Sentences that speak of the person are a function of the person.
 */
export const makeSentences =
  <Answer extends Pronoun = Pronoun>(direction: Direction) =>
  <const Texts>(texts: Texts | ((person: Spoken<Answer>) => Texts)): Translation<Texts> => {
    if (typeof texts !== 'function') return isolateIn(texts, direction) as Translation<Texts>
    const make = ({ pronoun, ...names }: Person) => {
      const form: Spoken['form'] = (forms) => forms[pronoun] ?? forms.he
      return isolateIn(
        (texts as (person: unknown) => Texts)({ ...isolateAll(names, direction), form }),
        direction,
      )
    }
    const made = make(pagePerson)
    makers.set(made, make)
    return made as Translation<Texts>
  }

/** Makes the sentences that speak of a person. The server needs it, which answers in several languages; a page calls `speakOf`. */
export const sayOf = <Texts>(texts: Texts, person: Person) => (makers.get(texts)?.(person) ?? texts) as Texts

/** Lets all sentences of a page speak of a person, also those that are loaded later. */
export const speakOf = (person: Person) => {
  if (person === pagePerson) return
  pagePerson = person
  for (const [texts, make] of makers) replaceIn(texts as Group, make(person) as Group)
}

/** the person of whom the sentences of this page speak; a page is of one memorial */
let pagePerson = anyPerson

/** how sentences that speak of the person are made for another one */
const makers = new Map<unknown, (person: Person) => unknown>()

type Group = Record<string, unknown>

/** Replaces sentences in place, because components have imported the groups that they are in. */
const replaceIn = (group: Group, newGroup: Group) => {
  for (const [key, value] of Object.entries(newGroup))
    if (isGroup(value)) replaceIn(group[key] as Group, value)
    else group[key] = value
}

const isolateIn = (texts: unknown, direction: Direction) =>
  mapDeep(texts, (text) => {
    // a text without letters from right to left can be an address, which stays as it is
    if (typeof text === 'string') return isolateNumbers(text)
    if (typeof text !== 'function') return text
    return (...given: unknown[]) => {
      const result = (text as (...args: unknown[]) => unknown)(...(isolateAll(given, direction) as []))
      return mapTexts(result, (said) => isolateNumbers(said, direction))
    }
  })

const isolateAll = <Names>(names: Names, direction: Direction) =>
  mapTexts(names, (name) => isolate(name, direction)) as Names

const mapTexts = (value: unknown, map: (text: string) => string) =>
  mapDeep(value, (each) => (typeof each === 'string' ? map(each) : each))

/** Maps a value, or all values in an array or a plain object, such as the title in a photograph. */
const mapDeep = (value: unknown, map: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapDeep(each, map))
  if (!isGroup(value)) return map(value)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapDeep(each, map)]))
}

const isGroup = (value: unknown): value is Group =>
  (value as object | null | undefined)?.constructor === Object
