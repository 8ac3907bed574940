import type { Direction } from '../domain/direction.ts'
import { isolate, isolateNumbers } from '../domain/direction.ts'

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
 * other direction than the language, and numbers and paths next to letters from right to left, so that no sentence can forget it. `join`
 * puts the language's no-break spaces.
 */
export const makeSentences =
  (direction: Direction, join: (text: string) => string = (text) => text) =>
  <const Texts>(texts: Texts): Translation<Texts> =>
    mapDeep(texts, (text) => {
      // a text without letters from right to left can be an address, which stays as it is
      if (typeof text === 'string') return join(isolateNumbers(text))
      if (typeof text !== 'function') return text
      return (...given: unknown[]) => {
        const names = mapTexts(given, (name) => isolate(name, direction)) as []
        const result = (text as (...args: unknown[]) => unknown)(...names)
        return mapTexts(result, (said) => join(isolateNumbers(said, direction)))
      }
    }) as Translation<Texts>

const mapTexts = (value: unknown, map: (text: string) => string) =>
  mapDeep(value, (each) => (typeof each === 'string' ? map(each) : each))

/** Maps a value, or all values in an array or a plain object, such as the title in a photograph. */
const mapDeep = (value: unknown, map: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapDeep(each, map))
  if ((value as object | null | undefined)?.constructor !== Object) return map(value)
  return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, mapDeep(each, map)]))
}
