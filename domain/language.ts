/** The languages this memorial can be in. Where one is added, the compiler names every file that lacks its texts. */
export type Language = 'en'

/** The one that is shown, also as `lang` of every document. */
export const language: Language = 'en'

/** How dates, numbers and lists are written in it. */
export const locale = 'en-US'

/** The texts of this language. English says what there is to say; the others have the same keys. */
export const inLanguage = <const English>(
  texts: { en: English } & Record<Language, Translation<English>>,
): Translation<English> => texts[language]

// not by the browser's own formats: on an old phone their first use takes 70 ms

/** '1,204' of a whole number. */
export const formatNumber = inLanguage({
  en: (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ','),
})

/** '3:05' of 185.9 seconds, and from an hour on '1:03:05'. */
export const formatDuration = (seconds: number): string => {
  const all = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}

/** 'January 5, 2025' of '2025-01-05'. */
export const formatDay = inLanguage({
  en: (day: string) => {
    const [year, month, date] = day.split('-').map(Number)
    return `${englishMonths[Number(month) - 1]} ${date}, ${year}`
  },
})

/** As English writes them, and as families write dates. */
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

/** The same keys and parameters with other words. */
type Translation<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Translation<Answer>
    : { readonly [Key in keyof Text]: Translation<Text[Key]> }
