import { formatDay } from './formatDay.ts'

/** The ways to write dates and times: 'March 18, 2025' or '18 March 2025', '2:00 PM' or '14:00'. */
export const dateStyles = ['monthFirst12', 'monthFirst24', 'dayFirst12', 'dayFirst24'] as const
export type DateStyle = (typeof dateStyles)[number]

export const isDayFirst = (style: DateStyle | undefined) => style?.startsWith('day') ?? false

export const has24Hours = (style: DateStyle | undefined) => style?.endsWith('24') ?? false

/** Writes a date such as '2025-01-05' in a style: 'January 5, 2025' or '5 January 2025'. */
export const writeDay = (day: string, style?: DateStyle): string => formatDay(day, isDayFirst(style))
