import type { Direction } from '../domain/direction.ts'
import { isolate } from '../domain/direction.ts'

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
 * other direction than the language, so that no sentence can forget it. A language other than English calls it with the type of the
 * English sentences: the compiler then names each sentence that is missing.
 */
export const makeSentences =
  (direction: Direction) =>
  <const Texts>(texts: Texts): Translation<Texts> =>
    mapDeep(texts, (text) => isolateArguments(text, direction)) as Translation<Texts>

const isolateArguments = (text: unknown, direction: Direction) =>
  typeof text === 'function'
    ? (...given: unknown[]) =>
        (text as (...args: unknown[]) => unknown)(
          ...(mapDeep(given, (each) => (typeof each === 'string' ? isolate(each, direction) : each)) as []),
        )
    : text

/** Maps a value, or all values in an array or a plain object, such as the title in a photograph. */
const mapDeep = (value: unknown, map: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapDeep(each, map))
  if ((value as object | null | undefined)?.constructor !== Object) return map(value)
  return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, mapDeep(each, map)]))
}
