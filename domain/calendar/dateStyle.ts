import { type Language, languages } from '../language.ts'

/** The ways to write dates and times in English: 'March 18, 2025' or '18 March 2025', '2:00 PM' or '14:00'. */
export const englishStyles = ['monthFirst12', 'monthFirst24', 'dayFirst12', 'dayFirst24'] as const
export type EnglishStyle = (typeof englishStyles)[number]

export type OtherLanguage = Exclude<Language, 'en'>

/**
 * The ways to write dates and times. Every other language has one, which has its name: '18. März 2025', '14 Uhr'. Spanish has another with
 * 12 hours, because America says '2:00 p. m.' where Spain says '14:00'.
 */
export type DateStyle = EnglishStyle | OtherLanguage | 'es12'
export const dateStyles: readonly DateStyle[] = [
  ...englishStyles,
  ...languages.filter((language) => language !== 'en'),
  'es12',
]

export const isEnglish = (style: DateStyle | undefined): style is EnglishStyle | undefined =>
  style === undefined || (englishStyles as readonly DateStyle[]).includes(style)

export const languageOf = (style: DateStyle | undefined): Language =>
  isEnglish(style) ? 'en' : otherLanguageOf(style)

export const otherLanguageOf = (style: Exclude<DateStyle, EnglishStyle>): OtherLanguage =>
  style === 'es12' ? 'es' : style

export const isDayFirst = (style: DateStyle | undefined) => !(style ?? 'month').startsWith('month')

export const has24Hours = (style: DateStyle | undefined) => !(style ?? '12').endsWith('12')
