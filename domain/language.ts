/** The languages of the memorial. When one is added, the compiler names every file that lacks its texts. */
export type Language = 'en'

/** The language shown, which is also the `lang` of every document. */
export const language: Language = 'en'

/** The locale for dates, numbers and lists. */
export const locale = 'en-US'

/** Returns the texts in the language shown. English defines the keys that all languages have. */
export const inLanguage = <const English>(
  texts: { en: English } & Record<Language, Translation<English>>,
): Translation<English> => texts[language]

// without Intl, whose first use takes 70 ms on an old phone

/** Formats a whole number: '1,204'. */
export const formatNumber = inLanguage({
  en: (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ','),
})

/** Formats seconds: 185.9 as '3:05', and an hour or more as '1:03:05'. */
export const formatDuration = (seconds: number): string => {
  const all = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}

/** Formats '2025-01-05' as 'January 5, 2025'. */
export const formatDay = inLanguage({
  en: (day: string) => {
    const [year, month, date] = day.split('-').map(Number)
    return `${englishMonths[Number(month) - 1]} ${date}, ${year}`
  },
})

/** English month names, in which families also write dates. */
export const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Requires the same keys and parameters, with other texts. */
type Translation<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Translation<Answer>
    : { readonly [Key in keyof Text]: Translation<Text[Key]> }
