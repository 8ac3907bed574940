import type { ServerTexts } from './inLanguage.ts'

/**
 * A sentence as the database has it: its name in `ServerTexts`, such as 'film.lostPicture', and the values in it. Each reader reads it in
 * his language, and as it is said by then. Or words that a program or an earlier version said, as they are; or sentences, one after
 * another.
 */
export type StoredSentence = string | NamedSentence | readonly StoredSentence[]
interface NamedSentence {
  say: string
  values?: readonly unknown[]
}

/** The parts with sentences about what the server has made, or could not make. */
type Parts = Pick<
  ServerTexts,
  'book' | 'copy' | 'errors' | 'film' | 'reach' | 'refused' | 'systemErrors' | 'warnings' | 'work'
>
type Said = string | readonly string[] | ((...values: never[]) => string | readonly string[])
type NameIn<Texts, Path extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends Said
    ? `${Path}${Key}`
    : NameIn<Texts[Key], `${Path}${Key}.`>
}[keyof Texts & string]
type SentenceName = NameIn<Parts>
type Find<Texts, Name> = Name extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Texts
    ? Find<Texts[Key], Rest>
    : never
  : Name extends keyof Texts
    ? Texts[Name]
    : never
/** The values of a sentence. A text in it can be a sentence itself; the sentence of an error has its values by name. */
type ValuesOf<Sentence> = Sentence extends (...values: infer Values) => unknown
  ? { [Index in keyof Values]: Values[Index] extends string ? StoredSentence : Values[Index] }
  : [Readonly<Record<string, string | number>>?]

/** Makes a sentence to store: `toStored('film.lostPicture', title)`. */
export const toStored = <Name extends SentenceName>(
  say: Name,
  ...values: ValuesOf<Find<Parts, Name>>
): StoredSentence => ({ say, values })

/** Says a stored sentence; returns '' if this version no longer has it. */
export const sayStored = (sentence: StoredSentence, texts: ServerTexts): string =>
  sayParts(sentence, texts).join(' ')

/** Says a stored sentence in its parts, such as a fault and its cure. */
export function sayParts(sentence: StoredSentence, texts: ServerTexts): readonly string[] {
  if (typeof sentence === 'string') return [sentence]
  if (!isNamed(sentence)) return sentence.map((each) => sayStored(each, texts))
  const sayValue = (value: unknown) => (isNamed(value) ? sayStored(value, texts) : value)
  const { say, values = [] } = sentence
  const found = say.split('.').reduce<unknown>((part, key) => (part as Texts | undefined)?.[key], texts)
  const said: unknown = typeof found === 'function' ? found(...values.map(sayValue)) : found
  if (typeof said !== 'string') return (said as readonly string[] | undefined) ?? []
  const named = Object(values[0]) as Texts
  const fillIn = (_: string, name: string) => String(sayValue(named[name]) ?? '')
  return [typeof found === 'string' ? said.replace(/\{(\w+)\}/g, fillIn).trim() : said]
}

type Texts = Readonly<Record<string, unknown>>

const isNamed = (value: unknown): value is NamedSentence =>
  typeof value === 'object' && value !== null && 'say' in value
