import { isTbd, type When, whenOf, type Written } from './when.ts'
import { type LocalTime, type Placed, type Timezone, zoneOf } from './zones.ts'

/** A service as calendars take it. `location` and `details` may be empty. */
export interface CalendarEvent extends When {
  title: string
  location: string
  details: string
  zone: Timezone
}

/** Null while date or time is to be determined or cannot be read. */
export const eventOf = (
  service: Written & Placed & { description: string | null },
  defaultZone: Timezone,
): CalendarEvent | null => {
  const { title, location, description } = service
  const when = whenOf(service)
  return (
    when && {
      ...when,
      zone: zoneOf(service, defaultZone),
      title,
      location: isTbd(location) ? '' : location.trim() && location,
      details: description ?? '',
    }
  )
}

/** '2025-03-18T14:00' as calendars write it: '20250318T140000'. */
export const compactTime = (local: LocalTime) => `${local.replace(/[-:]/g, '')}00`
