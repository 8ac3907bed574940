import { isSampleText } from '../../memorial/sampleTexts.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { toMemoryAnchor } from '../../../contract/pages/memoryAddress.ts'
import type { DayLine, DayNotice } from '../../../contract/pages/pageRendering.ts'
import { type DateStyle, has24Hours, languageOf } from '../../../domain/calendar/dateStyle.ts'
import { findWeekday } from '../../../domain/calendar/dates.ts'
import { makeDirectionsLink } from '../../../domain/calendar/eventLinks.ts'
import { findOccasion, type Occasion } from '../../../domain/calendar/occasion.ts'
import { isTbd } from '../../../domain/calendar/serviceTime.ts'
import { writeClock } from '../../../domain/calendar/clock.ts'
import { parseStart } from '../../../domain/calendar/times.ts'
import type { Language } from '../../../domain/language.ts'
import { cutText } from '../../../domain/cutText.ts'
import { listStreams } from '../../../domain/streamLinks.ts'
import { toShortPlace } from '../../../domain/toShortPlace.ts'
import type { ResponseCache } from '../../platform/cache/responseCache.ts'
import type { Revisions } from '../../platform/database/revisions.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

type DayTexts = ServerTexts['http']['day']

/** The maximum length of the words from the newest memory. */
const MAX_QUOTE_LENGTH = 110
/** The number of memories among which one has a text, as some consist of photographs. */
const READ_MEMORIES = 10

/**
 * Makes the lines of the home page about the day: the next service, thanks after the last one, or an anniversary. Returns undefined for an
 * ordinary day. The server writes all of it, so that the page needs no script for services and time zones.
 */
export async function readDayNotice(
  responseCache: ResponseCache,
  now: number,
  { language, http: { day: texts } }: ServerTexts,
  revisions?: Revisions,
): Promise<DayNotice | undefined> {
  const services = await responseCache.readResponse('GET /api/services', language, revisions)
  if (services.length === 0) return undefined
  const settings = await responseCache.readResponse('GET /api/settings', language, revisions)
  const occasion = findOccasion({ services, zone: settings.timezone, ...readLifeDates(settings) }, now)
  if (!occasion) return undefined
  const lines =
    occasion.kind === 'service'
      ? announceService(occasion, settings.shownDateStyle, texts)
      : occasion.kind === 'afterServices'
        ? [{ text: texts.thanks }, ...(await quoteNewestMemory(responseCache, language, texts))]
        : [
            {
              text: occasion.kind === 'birthday' ? texts.born(occasion.year) : texts.yearsAgo(occasion.years),
            },
          ]
  return { lines, until: new Date(occasion.until).toISOString() }
}

/** The sample person's dates are no anniversaries. */
const readLifeDates = ({ name, birthDate, deathDate }: Settings) =>
  isSampleText('name', name) ? { birthDate: '', deathDate: '' } : { birthDate, deathDate }

function announceService(
  { service, day, isToday, isStreamed }: Extract<Occasion<Service>, { kind: 'service' }>,
  style: DateStyle,
  texts: DayTexts,
): DayLine[] {
  const { title, location, description } = service
  const isLocationKnown = !isTbd(location) && location.trim() !== ''
  const place = isLocationKnown ? toShortPlace(location) : ''
  const when = [
    isToday ? texts.today : findWeekday(day, languageOf(style)),
    writeStart(service, style, texts),
    place,
  ]
  const [stream] = isStreamed ? listStreams(description ?? '') : []
  return [
    { text: title.trim() },
    { text: when.filter(Boolean).join(', '), href: '/services' },
    ...(isLocationKnown
      ? [{ text: texts.directions, name: texts.directionsTo(title), href: makeDirectionsLink(location) }]
      : []),
    ...(stream ? [{ text: texts.watch, href: stream }] : []),
  ]
}

/** Writes when a service begins: '4 PM', '4:30 PM', 'noon' or '16:00'. Text that cannot be read stays, unless it says 'TBD'. */
function writeStart({ time, shown }: Service, style: DateStyle, texts: DayTexts): string {
  const start = parseStart(time)
  if (start === null) return isTbd(time) ? '' : (shown?.time ?? time).trim()
  if (start === '12:00' && !has24Hours(style)) return texts.noon
  return writeClock(start, style).replace(':00 ', ' ')
}

/** Returns the first words of the newest memory that visitors see, as a link to it. */
async function quoteNewestMemory(
  responseCache: ResponseCache,
  language: Language,
  texts: DayTexts,
): Promise<DayLine[]> {
  const memories = await responseCache.readPart('GET /api/memories', language, { limit: READ_MEMORIES })
  const newest = memories.find(({ content }) => content?.trim())
  if (!newest) return []
  const text = texts.quote(shorten(newest.content ?? ''), newest.name)
  return [{ text, href: `/memories#${toMemoryAnchor(newest.id)}` }]
}

/** Ends after a whole word. */
const shorten = (content: string) => {
  const line = content.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_QUOTE_LENGTH) return line
  const beginning = cutText(line, MAX_QUOTE_LENGTH)
  return `${beginning.slice(0, beginning.lastIndexOf(' ')).replace(/(?<![,;:.–—-])[,;:.–—-]+$/, '')}…`
}
