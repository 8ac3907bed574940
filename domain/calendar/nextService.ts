import type { Language } from '../language.ts'
import { trimEnd } from '../normalizeText.ts'
import { addDays, addWeekday, type Day, parseDate } from './dates.ts'
import { addTime, startLine } from './languages/timeLanguage.ts'
import { isOnlyTbd, isPast, isTbd, sortServices, type WrittenTime } from './serviceTime.ts'
import { parseStart } from './times.ts'
import { type ServicePlace, type Timezone, chooseZone } from './zones.ts'
import type { ServiceTimeTexts } from './languages/dateTexts.ts'

/** The next service in the few words of a link preview. A sentence takes the place of what is still to be determined. */
export interface NextService {
  title: string
  /** such as 'Friday, December 4', as a line of its own */
  date: string
  /** empty if neither the date nor the time is known */
  time: string
  /** the date and the time in one, such as 'vendredi 4 décembre à 14 h 30' */
  when: string
  location: string
}

/**
 * Finds the first service whose day has not ended. Returns null if there is none. `now` is in milliseconds since 1970. The texts are the
 * family's.
 */
export function findNextService(
  services: readonly (WrittenTime & ServicePlace & { shown?: WrittenTime | undefined })[],
  defaultZone: Timezone,
  now: number,
  { serviceTimes: texts, language }: { serviceTimes: ServiceTimeTexts; language: Language },
): NextService | null {
  const isComing = (service: WrittenTime & ServicePlace) =>
    !isPast(service, chooseZone(service, defaultZone), now)
  const next = sortServices(services, defaultZone, now).find(isComing)
  if (!next) return null
  const { date, time } = next.shown ?? next
  const isDateUnknown = isOnlyTbd(date)
  const isTimeUnknown = isTbd(time) && parseStart(time) === null
  const shownDate = isDateUnknown ? texts.dateToBe : shortenDate(date, now, language)
  const shownTime = !isTimeUnknown ? time.trim() : isDateUnknown ? '' : texts.timeToBe
  return {
    title: next.title.trim(),
    date: startLine(shownDate, language),
    time: startLine(shownTime, language),
    when: addTime(shownDate, shownTime, language),
    location: isTbd(next.location) ? texts.locationToBe : next.location.trim(),
  }
}

/** Joins the parts, as in 'Funeral: Friday, December 4, 4:00 PM, St. Mary’s Church, Duluth'. The colon is the language's. */
export const formatNextService = ({ title, when, location }: NextService, colon: string): string =>
  `${title}${colon} ${[when, location].filter(Boolean).join(', ')}`

/** Only a day within eleven months goes without its year, because a preview stays in a chat. */
const NEAR_DAYS = 330

/** Adds the weekday to a date, and leaves out the year if the day is near. */
function shortenDate(text: string, now: number, language: Language): string {
  const date = addWeekday(text, language).trim()
  const day = parseDate(text)
  const today = new Date(now).toISOString().slice(0, 10) as Day
  // yesterday has not ended in a zone of the west
  const isNear = day !== null && day >= addDays(today, -1) && day <= addDays(today, NEAR_DAYS)
  if (!isNear) return date
  // Spanish has 'de' before the year, and Polish 'r.' after it
  const withoutYear = date.replace(/\d{4}(?: r\.?| roku)?$/, '')
  return trimEnd(withoutYear, (character) => /[\s,]/.test(character)).replace(/ del?$/, '')
}
