import { type BookFonts, findFonts } from './fonts.ts'
import { texts } from './texts.ts'

/** Values as they go to a template, with every text in them changed. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)])) as T
}

/** Finds fonts for all texts. A letter that none has is named in `report`, and printed by its number. */
export async function setLetters<T>(
  value: T,
  report: Set<string>,
): Promise<{ value: T; fonts: Pick<BookFonts, 'files' | 'families'> }> {
  const letters = new Set<string>()
  mapTexts(value, (text) => {
    for (const letter of text) letters.add(letter)
    return text
  })
  const fonts = await findFonts(new Set([...letters].filter((letter) => !CONTROL.test(letter))))
  const numbers = new Map([...fonts.missing].toSorted().map((letter) => [letter, `[${codeOf(letter)}]`]))
  const [lost] = numbers.values()
  if (lost) report.add(texts.lostLetters([...numbers.keys()], lost))
  const set = (text: string) =>
    breakable(
      [...text.replace(/\r\n?/g, '\n')]
        .map((letter) => numbers.get(letter) ?? (CONTROL.test(letter) ? '' : letter))
        .join(''),
    )
  return { value: mapTexts(value, set), fonts }
}

/** They are not set; a byte order mark, which comes with pasted text, would stop a PDF/UA. */
const CONTROL = /(?!\n)[\p{Cc}\p{Cs}\ufeff]/u

const codeOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** No line is that long: a word of so many letters without a hyphen may break after every few, by a space without width. */
const LONG_WORD = /[^\s-]{32,}/gu
const breakable = (text: string) =>
  text.replace(LONG_WORD, (word) => word.replace(/([^\p{M}\p{Cf}]{8})(?=[^\p{M}\p{Cf}])/gu, '$1\u200B'))
