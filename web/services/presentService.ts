import { startLine } from '../../domain/calendar/languages/timeLanguage.ts'
import { parseStart } from '../../domain/calendar/times.ts'
import { type CalendarEvent, toCalendarEvent } from '../../domain/calendar/event.ts'
import { addWeekday } from '../../domain/calendar/dates.ts'
import { isOnlyTbd, isPast, isTbd } from '../../domain/calendar/serviceTime.ts'
import { type ServicePlace, chooseZone, nameZone } from '../../domain/calendar/zones.ts'
import { findServiceKind, saysKind, type ServiceKind } from '../../contract/memorial/serviceKind.ts'
import type { Service } from '../../contract/memorial/services.ts'
import type { Settings } from '../../contract/memorial/settings.ts'
import { isAtChurch, isAtGrave } from './isAtChurch.ts'
import { language } from '../../languages/en/grammar.ts'
import { texts } from '../../languages/en/visitors/serviceCards.ts'
import { serviceTimeTexts } from '../../languages/en/memorial/serviceTimes.ts'

/** A service as the family wrote it, stored or still being typed. */
export type ServiceContent = Omit<Service, 'id' | 'timezone'> & ServicePlace

/** The settings that change how services are shown. */
export type ServiceSettings = Pick<Settings, 'timezone' | 'sayWeekday'>

/** A service as visitors see it. The time includes the name of its time zone if readers need it. */
export interface ServiceView extends Omit<Service, 'id' | 'timezone'> {
  /** the label of the service's kind, such as 'Memorial Service'; in English, there always is one */
  kindLabel: string
  /** the path of the drawing for the service's kind and place, shown if the service has no picture */
  drawingPath: string
  isPast: boolean
  /** the location to look up on a map; null if the location is still to be determined */
  mapLocation: string | null
  /** the calendar event; null if the date or the time is still to be determined or cannot be parsed */
  event: CalendarEvent | null
}

/** `now` is in milliseconds since 1970. `isOnDevice` is false on the server, which does not know the reader's clocks. */
export const presentService = (
  service: ServiceContent,
  { timezone: defaultZone, sayWeekday }: ServiceSettings,
  now: number,
  isOnDevice?: boolean,
): ServiceView => {
  const { title, location, meant, shown } = service
  const { date, time } = shown ?? service
  const zone = chooseZone(service, defaultZone)
  const event = toCalendarEvent(service, defaultZone)
  const isLocationUnknown = isTbd(meant?.location ?? location)
  const kind = findServiceKind(title)
  return {
    ...service,
    kindLabel: language !== 'en' && saysKind(title, kind, language) ? '' : texts.kinds[kind],
    date: isOnlyTbd(meant?.date ?? date)
      ? serviceTimeTexts.dateToBe
      : language !== 'en'
        ? startLine(date, language)
        : sayWeekday === 'on'
          ? addWeekday(date)
          : date,
    time: formatTime(
      time,
      meant?.time ?? time,
      language === 'en' ? nameZone(zone, serviceTimeTexts) : findZoneName(shown, event, isOnDevice),
    ),
    location: isLocationUnknown ? serviceTimeTexts.locationToBe : location,
    drawingPath: `/pictures/service-${chooseDrawing(service, kind)}.svg`,
    isPast: isPast(service, zone, now),
    mapLocation: isLocationUnknown || location.trim() === '' ? null : location,
    event,
  }
}

const chooseDrawing = (service: ServiceContent, kind: ServiceKind) => {
  if (kind === 'memorial' && isAtChurch(service)) return 'church'
  return kind === 'ashes' && isAtGrave(service) ? 'memorial' : kind
}

/**
 * Finds the name of the zone for a reader of another language than English, who reads it only if his clocks differ when the service begins,
 * or if the services have several zones. Compares clocks without Intl, the first use of which takes 70 ms on an old phone.
 */
export const findZoneName = (
  { zone, startsAt }: Partial<NonNullable<Service['shown']>> = {},
  event: Pick<CalendarEvent, 'start'> | null,
  isOnDevice = false,
) => {
  const isElsewhere = isOnDevice && event && Date.parse(event.start) !== Date.parse(startsAt ?? '')
  return startsAt === undefined || isElsewhere ? zone : undefined
}

/**
 * Adds the name of the time zone to a time. A time that is entirely TBD (to be determined) is replaced by a sentence;
 * '2:00 PM - TBD' is not replaced, because its start is known. An empty time stays empty, and 'im Anschluss' is the
 * same in each zone; an English time has its zone whatever it says, as was specified.
 */
const formatTime = (time: string, meaning: string, zoneName: string | undefined) => {
  if (isTbd(meaning) && parseStart(meaning) === null) return serviceTimeTexts.timeToBe
  if (meaning === 'following') return startLine(time, language)
  return time.trim() && startLine(time, language) + (zoneName ? ` (${zoneName})` : '')
}
