import { startLine } from '../../../domain/calendar/languages/timeLanguage.ts'
import type { BookSize } from '../../../contract/outputs/book.ts'
import { chooseObituary } from '../../../contract/memorial/chooseObituary.ts'
import { formatServiceTime, isTbd } from '../../../domain/calendar/serviceTime.ts'
import type { Language } from '../../../domain/language.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { toStored } from '../../../languages/storedSentence.ts'
import type { ObituaryTextIn } from '../../../contract/memorial/obituary.ts'
import { formatLifeDates, splitParagraphs } from '../../../domain/paragraphs.ts'
import type { Service, ServiceTextIn } from '../../../contract/memorial/services.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import type { BookResponses } from './bookReads.ts'
import { createRowFinder, makePhoto } from './describePhoto.ts'
import { layRows } from './layout.ts'
import { type PageSize, pageSizes, computeTextArea } from './pageSizes.ts'

/** The date in the PDF if the memorial has no content, because an archival PDF must have a date. */
const DEFAULT_DATE = '2000-01-01'
/** The distance between two photographs, in millimeters. */
export const GAP_MM = 5
/** The maximum height of the portrait, as a fraction of the height of the title page's text area. */
const PORTRAIT_FRACTION = 0.42

/**
 * Builds the contents that the book and the printed sheets share: the person, the portrait, and the texts of the obituary and the
 * services. No photograph of the gallery is laid out, because no sheet prints one.
 */
export function buildSharedContents(
  responses: BookResponses,
  rows: readonly MediaRow[],
  size: BookSize,
  { language, direction, sampleObituary, book: texts }: ServerTexts,
) {
  const page: PageSize = pageSizes[size]
  const area = computeTextArea(page)
  const { 'GET /api/settings': settings, 'GET /api/obituary': obituary } = responses
  const { name } = settings
  const { birthDate, deathDate } = settings.shownDates
  const portraitRow = createRowFinder(rows)(choosePortraitPath(responses))
  const [[portrait] = []] = layRows(
    portraitRow ? [makePhoto(portraitRow, toStored('book.portrait'), texts.portraitOf(name))] : [],
    { width: area.width * 0.72, height: area.height * PORTRAIT_FRACTION },
    { gap: GAP_MM, fontSize: page.letter },
  )
  const obituaryTexts = {
    content: splitParagraphs(chooseObituary(obituary, sampleObituary)),
  } satisfies Record<ObituaryTextIn<'book'>, string[]>
  return {
    title: name,
    author: texts.author(name),
    name,
    dates: formatLifeDates(birthDate, deathDate),
    language,
    direction,
    page,
    portrait: portrait ?? null,
    paragraphs: obituaryTexts.content,
    services: responses['GET /api/services'].map((service) => formatService(service, language)),
    date: (findLastDay(responses) ?? DEFAULT_DATE).split('-').map(Number),
  }
}

/** Returns the path of the portrait: the chosen one, else the obituary's picture, and never the built-in picture. */
export const choosePortraitPath = ({
  'GET /api/settings': { portraitPath },
  'GET /api/obituary': { imagePath },
}: BookResponses) => (portraitPath?.startsWith('/uploads/') ? portraitPath : imagePath)

/** Finds the date of the newest content. The book bears this date, so that an unchanged memorial always gives the same bytes. */
export function findLastDay(responses: BookResponses): string | undefined {
  const times = [
    ...responses['GET /api/media'].map(({ uploadedAt }) => uploadedAt),
    ...responses['GET /api/memories'].flatMap(({ createdAt, answeredAt }) => [
      createdAt ?? '',
      answeredAt ?? '',
    ]),
  ]
  return times.toSorted().at(-1)?.slice(0, 10) || undefined
}

const formatService = ({ title, date, time, shown, location, description }: Service, language: Language) => ({
  ...({
    title,
    location: isTbd(location) ? '' : location,
    description: splitParagraphs(description ?? ''),
  } satisfies Record<Exclude<ServiceTextIn<'book'>, 'date' | 'time'>, unknown>),
  // one line for the date and the time
  when: startLine(formatServiceTime(shown ?? { date, time }, language), language),
})
