import { isTbd, type ServiceTime, parseServiceTime, type WrittenTime } from './serviceTime.ts'
import { type LocalTime, type ServicePlace, type Timezone, chooseZone } from './zones.ts'

/** A service as an event for calendars. `location` and `details` may be empty. */
export interface CalendarEvent extends ServiceTime {
  title: string
  location: string
  details: string
  zone: Timezone
}

/** Makes a calendar event; null if date or time is to be determined or cannot be read. */
export const toCalendarEvent = (
  service: WrittenTime & ServicePlace & { description: string | null },
  defaultZone: Timezone,
): CalendarEvent | null => {
  const { title, location, description } = service
  const when = parseServiceTime(service)
  return (
    when && {
      ...when,
      zone: chooseZone(service, defaultZone),
      title,
      location: isTbd(location) ? '' : location.trim() && location,
      details: description ?? '',
    }
  )
}

/** Formats '2025-03-18T14:00' as calendar files do: '20250318T140000'. */
export const formatCompactTime = (local: LocalTime) => `${local.replace(/[-:]/g, '')}00`
