import { isolate } from './direction.ts'

/**
 * The languages of the memorial. When a language is added here, the compiler reports every file that has no texts in the new
 * language.
 */
export type Language = 'en'

/** The language that the pages are in. It is also the value of `lang` in every HTML document. */
export const language: Language = 'en'

export const locale = 'en-US'

/**
 * Returns the texts in the language that the pages are in. The English texts define the keys of all languages. Names and titles that
 * a text function gets are isolated if they run from right to left, so that no sentence can forget it.
 */
export const inLanguage = <const English>(
  texts: { en: English } & Record<Language, Translation<English>>,
): Translation<English> => mapDeep(texts[language], isolateArguments) as Translation<English>

const isolateArguments = (text: unknown) =>
  typeof text === 'function'
    ? (...given: unknown[]) =>
        (text as (...args: unknown[]) => unknown)(...(mapDeep(given, isolateText) as []))
    : text

const isolateText = (given: unknown) => (typeof given === 'string' ? isolate(given) : given)

/** Maps a value, or all values in an array or a plain object, such as the title in a photograph. */
const mapDeep = (value: unknown, map: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapDeep(each, map))
  if ((value as object | null | undefined)?.constructor !== Object) return map(value)
  return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, mapDeep(each, map)]))
}

// the functions below do not use Intl, because the first use of Intl takes 70 ms on an old phone

/** Formats a whole number: 1204 becomes '1,204'. */
export const formatNumber = inLanguage({
  en: (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ','),
})

/** Formats a duration in seconds: 185.9 becomes '3:05', and 3785 becomes '1:03:05'. */
export const formatDuration = (seconds: number): string => {
  const total = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}

/** Formats a date: '2025-01-05' becomes 'January 5, 2025', or '5 January 2025' if the day comes first. */
export const formatDay = inLanguage({
  en: (day: string, isDayFirst?: boolean) => {
    const [year, month, date] = day.split('-').map(Number)
    const name = englishMonths[Number(month) - 1]
    return isDayFirst ? `${date} ${name} ${year}` : `${name} ${date}, ${year}`
  },
})

/** Formats a date for narrow places: '2025-09-05' becomes 'Sep 5, 2025', or '5 Sep 2025' if the day comes first. */
export const formatAbbreviatedDay = inLanguage({
  en: (day: string, isDayFirst?: boolean) =>
    formatDay(day, isDayFirst).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3)),
})

/** The English names of the months. The site uses them to write dates, and to read dates that families write. */
export const englishMonths =
  'January February March April May June July August September October November December'.split(' ')

/** A translation has the same keys and parameters as the English texts; only the texts differ. */
type Translation<Text> = Text extends string
  ? string
  : Text extends RegExp
    ? RegExp
    : Text extends (...args: infer Args) => infer Result
      ? (...args: Args) => Translation<Result>
      : { readonly [Key in keyof Text]: Translation<Text[Key]> }
