import { addWeekday, findMistakenWeekday, parseDate } from './dates.ts'
import { type DateStyle, has24Hours, isEnglish, languageOf } from './dateStyle.ts'
import { englishOnly } from './languages/knownLanguages.ts'
import { sayTimes } from './languages/timeLanguage.ts'
import { writeClock } from './clock.ts'
import { writeDay } from './writeDay.ts'
import { splitDate } from './splitDate.ts'
import { looksLike12Hours, parseTimes, saysAmOrPm, type TimeRange } from './times.ts'

/**
 * Writes a start and an end in a style: '2:00 PM - 6:00 PM', '14:00–18:00' or '14–18 Uhr'. Writes one time if there is no end, and AM and PM
 * where 24 hours would not be understood.
 */
export const writeTimes = (times: TimeRange, style?: DateStyle): string => {
  const isUnclear = has24Hours(style) && looksLike12Hours(times)
  const shownStyle = isUnclear ? undefined : style
  const clocks = [...new Set([times.start, times.end])].map((clock) => writeClock(clock, shownStyle))
  return sayTimes(clocks, languageOf(shownStyle))
}

/** The date and the time of a service, as typed or as shown. */
interface When {
  date: string
  time: string
}

/**
 * Rewrites a date and a time in the style of those who read them. Whatever cannot be read stays as typed, and everything in the style
 * 'monthFirst12' of the family. If weekdays are said, adds one that is not English, because visitors' pages add only those.
 * `isTranslated` is for a reader of another language than the family's, who has all that can be read in his own words.
 */
export const showWhen = (
  { date, time }: When,
  style: DateStyle | undefined,
  saysWeekday?: boolean,
  isTranslated?: boolean,
): When => {
  const shown = showDate(date, style, isTranslated)
  const isOther = !isEnglish(style) || !parseDate(shown, englishOnly)
  return {
    date: saysWeekday && isOther ? addWeekday(shown, languageOf(style)) : shown,
    time: showTime(time, style, isTranslated),
  }
}

export const showDate = (text: string, style: DateStyle | undefined, isTranslated?: boolean): string => {
  const day = isAsTyped(style, isTranslated) ? null : parseDate(text)
  if (!day || findMistakenWeekday(text)) return text
  const date = writeDay(day, style)
  return splitDate(text).weekday ? addWeekday(date, languageOf(style)) : date
}

/**
 * Keeps a time such as '2pm' or 'noon' as typed in a style with 12 hours, and one with words of another language than English, which are
 * the family's own: 'von 14 bis 16 Uhr', 'las 5 de la tarde'.
 */
export const showTime = (text: string, style: DateStyle | undefined, isTranslated?: boolean): string => {
  const times = isAsTyped(style, isTranslated) ? null : parseTimes(text)
  if (!times) return text
  const isChanged = isEnglish(style)
    ? has24Hours(style) || !saysAmOrPm(text)
    : parseTimes(text, englishOnly) !== null
  return isTranslated || isChanged ? writeTimes(times, style) : text
}

const isAsTyped = (style: DateStyle | undefined, isTranslated?: boolean) =>
  !isTranslated && (style === undefined || style === 'monthFirst12')
