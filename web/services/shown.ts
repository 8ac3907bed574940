import { isPast, isTbd, whenOf } from '../../contract/calendar/when.ts'
import { type Placed, type Timezone, zoneNames, zoneOf } from '../../contract/calendar/zones.ts'
import type { Service } from '../../contract/services.ts'
import type { CalendarEvent } from './links.ts'
import { texts } from './texts.ts'

/** A service as its family wrote it, stored or still being typed. */
export type WrittenService = Pick<
  Service,
  'title' | 'date' | 'time' | 'location' | 'description' | 'imagePath'
> &
  Placed

/** A service as visitors read it. */
export interface ShownService {
  /** null where the title says the same already */
  kind: string | null
  title: string
  date: string
  /** with the name of its zone */
  time: string
  location: string
  description: string | null
  imagePath: string | null
  /** the drawing for services of its kind */
  fallback: string
  past: boolean
  /** null while the location is to be determined */
  placeToFind: string | null
  /** null while date or time is to be determined or cannot be read */
  event: CalendarEvent | null
}

/** `now` in milliseconds since 1970. */
export const shownService = (service: WrittenService, defaultZone: Timezone, now: number): ShownService => {
  const { title, date, time, location, description, imagePath } = service
  const zone = zoneOf(service, defaultZone)
  const when = whenOf(service)
  const nowhere = isTbd(location) || location.trim() === ''
  const { kind, fallback } = kindOf(title)
  return {
    kind: kind.toLowerCase() === title.trim().toLowerCase() ? null : kind,
    title,
    date: onlyTbd(date) ? texts.dateToBe : date,
    time: timeWords(time, zone),
    location: nowhere ? texts.locationToBe : location,
    description,
    imagePath,
    fallback,
    past: isPast(service, zone, now),
    placeToFind: nowhere ? null : location,
    event: when && { ...when, zone, title, location: nowhere ? '' : location, details: description ?? '' },
  }
}

/** Nothing while it is still being typed. */
const timeWords = (time: string, zone: Timezone) => {
  if (isTbd(time)) return texts.timeToBe
  return time.trim() && `${time} (${zoneNames[zone]})`
}

/** 'TBD' alone says little; 'In June, day TBD' says more than our words would. */
const onlyTbd = (date: string) => isTbd(date) && date.trim().split(/\s+/).length <= 1

const kindOf = (title: string) => {
  if (/celebrat/i.test(title)) {
    return { kind: texts.celebration, fallback: '/pictures/service-celebration.svg' }
  }
  if (/\bashes\b/i.test(title)) return { kind: texts.ashes, fallback: '/pictures/service-ashes.svg' }
  return { kind: texts.memorial, fallback: '/pictures/service-memorial.svg' }
}
