import { createContext, use, useMemo } from 'react'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { type DateStyle, isEnglish, languageOf } from '../../../../domain/calendar/dateStyle.ts'
import { writeDay, writeDayOfYear, writeShortDay } from '../../../../domain/calendar/writeDay.ts'
import type { Edtf } from '../../../../domain/calendar/edtf.ts'
import { formatDate, formatDateOnly } from '../../../../domain/calendar/formatDates.ts'
import { chooseReaderStyle } from '../../../../domain/calendar/proposeDateStyle.ts'
import { showDate, showTime } from '../../../../domain/calendar/showWhen.ts'
import { addWeekday, type Day, padTwoDigits, toDay } from '../../../../domain/calendar/dates.ts'
import { type Clock, writeClock } from '../../../../domain/calendar/clock.ts'
import { language } from '../../../../languages/en/grammar.ts'
import { dateTexts } from '../../../../languages/en/memorial/dates.ts'

/** The settings that say how dates and times are written; undefined, as until they are read, means 'monthFirst12'. */
export const DateSettingsContext = createContext<Pick<Settings, 'shownDateStyle' | 'timezone'> | undefined>(
  undefined,
)

/** Returns functions that format dates and times of the dashboard. They stay the same until a style changes. */
export const useDates = (): Dates => {
  const settings = use(DateSettingsContext)
  const style = settings?.shownDateStyle
  const readerStyle = chooseReaderStyle(language, settings)
  return useMemo(() => createDates(style, readerStyle), [style, readerStyle])
}

export type Dates = ReturnType<typeof createDates>

/**
 * `style` is the family's, for what is typed; all else is formatted in the style of the keeper. Timestamps are in ISO 8601, and are shown
 * in the keeper's time zone.
 */
export const createDates = (style?: DateStyle, readerStyle = style) => {
  const formatLong = (day: string) => writeDay(day, readerStyle)
  const formatShort = (day: string) => writeShortDay(day, readerStyle)
  const formatTime = (iso: string) => writeClock(toLocalTime(iso).clock, readerStyle)
  return {
    style,
    readerStyle,
    addWeekday: (text: string) => addWeekday(text, languageOf(style)),
    /** Formats the date of a photograph: 'about July 2004'. */
    formatTaken: (date: Edtf) => formatDate(date, dateTexts, readerStyle),
    formatTakenDay: (date: Edtf) => formatDateOnly(date, dateTexts, readerStyle),
    formatTakenShortDay: (date: Edtf) => formatDateOnly(date, dateTexts, readerStyle, writeShortDay),
    /** Formats a day such as '2025-04-06', for example as 'April 6, 2025'. */
    formatDay: formatLong,
    /** Formats the day of a timestamp, such as 'Apr 6, 2025'. Returns `unknown` if there is no valid timestamp. */
    formatShortDay: (iso: string | null, unknown = '') =>
      iso === null || Number.isNaN(Date.parse(iso)) ? unknown : formatShort(toLocalTime(iso).day),
    /** Formats the day of a timestamp, such as 'November 18'. Adds the year unless it is the current year. */
    formatLongDay: (iso: string) => {
      const { day } = toLocalTime(iso)
      return isThisYear(day) ? writeDayOfYear(day, readerStyle) : formatLong(day)
    },
    /** Formats the time of a timestamp, such as '3:04 PM'. */
    formatTime,
    /** Formats a timestamp as day and time, such as 'Apr 6, 2025, 3:04 PM'. */
    formatMinute: (iso: string) => `${formatShort(toLocalTime(iso).day)}, ${formatTime(iso)}`,
    /** Rewrites the dates and times in a sentence of ours, such as 'Such as March 18, 2025.', in languages with several styles. */
    rewriteExamples: (sentence: string) => {
      // the period of 'p. m.' ends the sentence, too
      if (readerStyle === 'es12')
        return sentence.replace(/((?:de \d\d:\d\d a )?\d\d:\d\d)\.?/g, (_, time: string) =>
          showTime(time, readerStyle, true),
        )
      if (!isEnglish(readerStyle)) return sentence
      return sentence
        .replace(/[A-Z][a-z]+ \d{1,2}, \d{4}/g, (date) => showDate(date, readerStyle))
        .replace(/\d{1,2}:\d\d [AP]M(?: - \d{1,2}:\d\d [AP]M)?/g, (time) => showTime(time, readerStyle))
    },
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
