import { createContext, use, useMemo } from 'react'
import { type DateStyle, isDayFirst, writeDay } from '../../../../domain/calendar/dateStyle.ts'
import { showDate, showTime, writeClock } from '../../../../domain/calendar/showWhen.ts'
import { type Day, padTwoDigits, toDay } from '../../../../domain/calendar/dates.ts'
import type { Clock } from '../../../../domain/calendar/times.ts'
import { formatAbbreviatedDay } from '../../../../domain/calendar/formatDay.ts'

/** How the family writes dates and times; undefined, as until the settings are read, means 'monthFirst12'. */
export const DateStyleContext = createContext<DateStyle | undefined>(undefined)

/** Returns functions that format dates and times of the dashboard as the family writes them; the same ones as long as the style stays. */
export const useDates = (): Dates => {
  const style = use(DateStyleContext)
  return useMemo(() => createDates(style), [style])
}

export type Dates = ReturnType<typeof createDates>

/** Timestamps are in ISO 8601, and are shown in the keeper's time zone. */
export const createDates = (style?: DateStyle) => {
  const formatLong = (day: string) => writeDay(day, style)
  const formatShort = (day: string) => formatAbbreviatedDay(day, isDayFirst(style))
  const formatTime = (iso: string) => writeClock(toLocalTime(iso).clock, style)
  return {
    style,
    /** Formats a day such as '2025-04-06', for example as 'April 6, 2025'. */
    formatDay: formatLong,
    /** Formats a day such as '2025-04-06', for example as 'Apr 6, 2025'. */
    formatAbbreviatedDay: formatShort,
    /** Formats the day of a timestamp, such as 'Apr 6, 2025'. Returns `unknown` if there is no valid timestamp. */
    formatShortDay: (iso: string | null, unknown = '') =>
      iso === null || Number.isNaN(Date.parse(iso)) ? unknown : formatShort(toLocalTime(iso).day),
    /** Formats the day of a timestamp, such as 'November 18'. Adds the year unless it is the current year. */
    formatLongDay: (iso: string) => {
      const { day } = toLocalTime(iso)
      return isThisYear(day) ? formatLong(day).replace(/,? \d+$/, '') : formatLong(day)
    },
    /** Formats the time of a timestamp, such as '3:04 PM'. */
    formatTime,
    /** Formats a timestamp as day and time, such as 'Apr 6, 2025, 3:04 PM'. */
    formatMinute: (iso: string) => `${formatShort(toLocalTime(iso).day)}, ${formatTime(iso)}`,
    /** Rewrites the dates and times in a sentence of ours, such as 'Such as March 18, 2025.' */
    rewriteExamples: (sentence: string) =>
      sentence
        .replace(/[A-Z][a-z]+ \d{1,2}, \d{4}/g, (date) => showDate(date, style))
        .replace(/\d{1,2}:\d\d [AP]M(?: - \d{1,2}:\d\d [AP]M)?/g, (time) => showTime(time, style)),
  }
}

const toLocalTime = (iso: string): { day: Day; clock: Clock } => {
  const date = new Date(iso)
  return {
    day: toDay(date.getFullYear(), date.getMonth() + 1, date.getDate()),
    clock: `${padTwoDigits(date.getHours())}:${padTwoDigits(date.getMinutes())}`,
  }
}

const isThisYear = (day: Day) => day.startsWith(`${new Date().getFullYear()}-`)
