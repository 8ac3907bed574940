import type { Service } from '../../../contract/memorial/services.ts'
import { toMemoryAnchor } from '../../../contract/pages/memoryAddress.ts'
import type { DayLine, DayNotice, ReadSeed } from '../../../contract/pages/pageRendering.ts'
import { type DateStyle, has24Hours, isEnglish } from '../../../domain/calendar/dateStyle.ts'
import { makeDirectionsLink } from '../../../domain/calendar/eventLinks.ts'
import { findOccasion, type Occasion } from '../../../domain/calendar/occasion.ts'
import { isTbd } from '../../../domain/calendar/serviceTime.ts'
import { writeClock } from '../../../domain/calendar/clock.ts'
import { addTime, startLine } from '../../../domain/calendar/languages/timeLanguage.ts'
import { chooseReaderStyle } from '../../../domain/calendar/proposeDateStyle.ts'
import { writeWeekday } from '../../../domain/calendar/writeDay.ts'
import { parseStart } from '../../../domain/calendar/times.ts'
import { isolate } from '../../../domain/direction.ts'
import { cutText } from '../../../domain/cutText.ts'
import { listStreams } from '../../../domain/streamLinks.ts'
import { toShortPlace } from '../../../domain/toShortPlace.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import type { Context } from '../../platform/context.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

type DayTexts = ServerTexts['http']['day']

/** The maximum length of the words from the newest memory. */
const MAX_QUOTE_LENGTH = 110
/** The number of characters that are read for these words: more than are shown, because several blanks become one. */
const READ_LENGTH = 300

/**
 * Makes the lines of the home page about the day: the next service, thanks after the last one, or an anniversary. Returns undefined for an
 * ordinary day. The server writes all of it, so that the page needs no script for services and time zones.
 */
export async function readDayNotice(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  read: ReadSeed,
  readerTexts: ServerTexts,
): Promise<DayNotice | undefined> {
  const { language, http } = readerTexts
  const texts = http.day
  const services = await read('GET /api/services')
  const settings = await read('GET /api/settings')
  const { birthDate, deathDate } = (await readStoredSettings(db)).isSaved('name') ? settings : noDates
  const occasion = findOccasion({ services, zone: settings.timezone, birthDate, deathDate }, clock())
  if (!occasion) return undefined
  const lines =
    occasion.kind === 'service'
      ? announceService(occasion, chooseReaderStyle(language, settings), readerTexts)
      : occasion.kind === 'afterServices'
        ? [{ text: texts.thanks }, ...(await quoteNewestMemory(db, texts))]
        : [
            {
              text: occasion.kind === 'birthday' ? texts.born(occasion.year) : texts.yearsAgo(occasion.years),
            },
          ]
  return { lines, until: new Date(occasion.until).toISOString() }
}

/** The dates before a name is saved, because those of the sample's man are no anniversaries. */
const noDates = { birthDate: '', deathDate: '' }

function announceService(
  { service, day, isToday, isStreamed }: Extract<Occasion<Service>, { kind: 'service' }>,
  style: DateStyle | undefined,
  { language, direction, http: { day: texts } }: ServerTexts,
): DayLine[] {
  const { title, location, description } = service
  const isLocationKnown = !isTbd(location) && location.trim() !== ''
  const place = isLocationKnown ? isolate(toShortPlace(location), direction) : ''
  const dayOfWeek = isToday ? texts.today : writeWeekday(day, language)
  const when = [addTime(dayOfWeek, writeStart(service, style, texts), language), place]
  const [stream] = isStreamed ? listStreams(description ?? '') : []
  return [
    { text: title.trim() },
    { text: startLine(when.filter(Boolean).join(', '), language), href: '/services' },
    ...(isLocationKnown
      ? [{ text: texts.directions, name: texts.directionsTo(title), href: makeDirectionsLink(location) }]
      : []),
    ...(stream ? [{ text: texts.watch, href: stream }] : []),
  ]
}

/**
 * Writes when a service begins in English: '4 PM', '4:30 PM', 'noon' or '16:00'. Text that cannot be read stays, unless it says 'TBD', and so
 * does the time in another language, which says the end as well.
 */
function writeStart({ time, shown }: Service, style: DateStyle | undefined, texts: DayTexts): string {
  const start = parseStart(time)
  if (start === null || !isEnglish(style))
    return start === null && isTbd(time) ? '' : (shown?.time ?? time).trim()
  if (start === '12:00' && !has24Hours(style)) return texts.noon
  return writeClock(start, style).replace(':00 ', ' ')
}

/** Returns the first words of the newest memory that visitors see, as a link to it. Some memories consist of photographs. */
async function quoteNewestMemory(db: Context['db'], texts: DayTexts): Promise<DayLine[]> {
  const newest = await rowsInOrder
    .memories(db)
    .clearSelect()
    .select((eb) => [
      'id',
      'name',
      eb.fn<string>('substr', ['content', eb.lit(1), eb.lit(READ_LENGTH)]).as('beginning'),
    ])
    .where('approved', '=', 1)
    .where('content', '<>', '')
    .limit(1)
    .executeTakeFirst()
  if (!newest?.beginning.trim()) return []
  const text = texts.quote(shorten(newest.beginning), newest.name)
  return [{ text, href: `/memories#${toMemoryAnchor(newest.id)}` }]
}

/** Ends after a whole word. */
const shorten = (content: string) => {
  const line = content.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_QUOTE_LENGTH) return line
  const beginning = cutText(line, MAX_QUOTE_LENGTH).replace(/ \S*$/, '')
  return `${beginning.replace(/(?<![,;:.–—-])[,;:.–—-]+$/, '')}…`
}
