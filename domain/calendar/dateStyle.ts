import { englishMonths, formatDay, inLanguage } from '../language.ts'

/** The ways to write dates and times: 'March 18, 2025' or '18 March 2025', '2:00 PM' or '14:00'. */
export const dateStyles = ['monthFirst12', 'monthFirst24', 'dayFirst12', 'dayFirst24'] as const
export type DateStyle = (typeof dateStyles)[number]

export const isDayFirst = (style: DateStyle) => style === 'dayFirst12' || style === 'dayFirst24'

export const has24Hours = (style: DateStyle) => style === 'monthFirst24' || style === 'dayFirst24'

/** Writes a date such as '2025-01-05' in a style: 'January 5, 2025' or '5 January 2025'. */
export const writeDay = (day: string, style: DateStyle = 'monthFirst12'): string =>
  isDayFirst(style) ? formatDayFirst(day) : formatDay(day)

const formatDayFirst = inLanguage({
  en: (day: string) => {
    const [year, month, date] = day.split('-').map(Number)
    return `${date} ${englishMonths[Number(month) - 1]} ${year}`
  },
})
