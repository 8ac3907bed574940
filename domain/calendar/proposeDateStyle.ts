import type { DateStyle } from './dateStyle.ts'

/** Chooses how dates and times are written: the family's choice, or else what people write in the memorial's time zone. */
export const chooseDateStyle = ({ dateStyle, timezone }: { dateStyle: '' | DateStyle; timezone: string }) =>
  dateStyle || proposeDateStyle(timezone)

/** Proposes the style of a time zone: month first with 12 hours in America, day first with 24 hours elsewhere. */
export const proposeDateStyle = (timezone: string): DateStyle =>
  /^(?:America|US|Canada)\//.test(timezone) ? 'monthFirst12' : 'dayFirst24'
