import { addWeekday, findMistakenWeekday, parseDate } from './dates.ts'
import { type DateStyle, has24Hours, isEnglish, languageOf } from './dateStyle.ts'
import { englishOnly } from './languages/knownLanguages.ts'
import { writeClock } from './clock.ts'
import { writeDay } from './writeDay.ts'
import { splitDate } from './splitDate.ts'
import { looksLike12Hours, parseTimes, saysAmOrPm, type TimeRange } from './times.ts'

/**
 * Writes a start and an end in a style: '2:00 PM - 6:00 PM' or '14:00–18:00'. Writes one time if there is no end, and AM and PM where
 * 24 hours would not be understood.
 */
export const writeTimes = (times: TimeRange, style?: DateStyle): string => {
  const writes24Hours = has24Hours(style) && !looksLike12Hours(times)
  return [...new Set([times.start, times.end])]
    .map((clock) => writeClock(clock, writes24Hours ? style : undefined))
    .join(writes24Hours ? '–' : ' - ')
}

/** The date and the time of a service, as typed or as shown. */
interface When {
  date: string
  time: string
}

/**
 * Rewrites a date and a time in the family's style for those who read them. Whatever cannot be read, and everything in the style
 * 'monthFirst12', stays as typed. If weekdays are said, adds one that is not English, because visitors' pages add only those.
 */
export const showWhen = ({ date, time }: When, style: DateStyle | undefined, saysWeekday?: boolean): When => {
  const shown = showDate(date, style)
  const isOther = !isEnglish(style) || !parseDate(shown, englishOnly)
  return {
    date: saysWeekday && isOther ? addWeekday(shown, languageOf(style)) : shown,
    time: showTime(time, style),
  }
}

export const showDate = (text: string, style: DateStyle | undefined): string => {
  const day = isAsTyped(style) ? null : parseDate(text)
  if (!day || findMistakenWeekday(text)) return text
  const date = writeDay(day, style)
  return splitDate(text).weekday ? addWeekday(date, languageOf(style)) : date
}

/**
 * Keeps a time such as '2pm' or 'noon' as typed in a style with 12 hours, and one with 24 hours in another language: '14 Uhr' has words
 * that belong there.
 */
export const showTime = (text: string, style: DateStyle | undefined): string => {
  const times = isAsTyped(style) ? null : parseTimes(text)
  const hasOtherHours = saysAmOrPm(text) === has24Hours(style)
  return times && (hasOtherHours || (isEnglish(style) && has24Hours(style))) ? writeTimes(times, style) : text
}

const isAsTyped = (style: DateStyle | undefined) => style === undefined || style === 'monthFirst12'
