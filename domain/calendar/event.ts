import { isTbd, type ServiceTime, parseServiceTime, type WrittenTime } from './serviceTime.ts'
import { type LocalTime, type ServicePlace, type Timezone, chooseZone } from './zones.ts'

/** `location` and `details` may be empty. */
export interface CalendarEvent extends ServiceTime {
  title: string
  location: string
  details: string
  zone: Timezone
}

/** Returns null if the date or the time is 'TBD' or cannot be read. */
export const toCalendarEvent = (
  service: WrittenTime &
    ServicePlace & { description: string | null; meant?: { location?: string | undefined } | undefined },
  defaultZone: Timezone,
): CalendarEvent | null => {
  const { title, location, description, meant } = service
  const serviceTime = parseServiceTime(service)
  return (
    serviceTime && {
      ...serviceTime,
      zone: chooseZone(service, defaultZone),
      title,
      location: isTbd(meant?.location ?? location) ? '' : location.trim() && location,
      details: description ?? '',
    }
  )
}

/** Formats a time for calendar files: '2025-03-18T14:00' becomes '20250318T140000'. */
export const formatCompactTime = (local: LocalTime) => `${local.replace(/[-:]/g, '')}00`
