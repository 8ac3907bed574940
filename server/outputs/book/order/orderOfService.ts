import { proposeService } from '../../../../domain/calendar/proposeService.ts'
import { describeService } from '../../../../domain/calendar/serviceTime.ts'
import { listStreams } from '../../../../domain/streamLinks.ts'
import { listLinks, MAX_CODE_LENGTH } from '../../../../domain/textLinks.ts'
import { reachOf } from '../../../../domain/privateAddress.ts'
import { splitParagraphs } from '../../../../domain/paragraphs.ts'
import type { SettingValues } from '../../../../contract/memorial/selectSettings.ts'
import type { Service } from '../../../../contract/memorial/services.ts'
import { PlainError } from '../../../base/errors/PlainError.ts'
import { fail } from '../../../base/errors/fail.ts'
import type { BookResponses } from '../bookReads.ts'
import { makePhoto } from '../describePhoto.ts'
import { choosePagePhotos, fillsInnerPages } from './pagePhotos.ts'
import { layRows } from '../layout.ts'
import { toCode } from '../planValues.ts'
import type { CodeInputs, SheetPlan } from '../sheetPlan.ts'
import type { Language } from '../../../../domain/language.ts'
import type { ServerTexts } from '../../../../languages/inLanguage.ts'
import { toStored } from '../../../../languages/storedSentence.ts'

/** The lengths of the versions of his life, in characters. The first fits on an A5 page below its title. */
const OBITUARY_LENGTHS = [1_500, 1_000, 700, 450, 300]

/** The room for the photograph on the back, in millimeters. */
const BACK_PHOTO_AREA = { width: 84, height: 58 }

export function planOrderOfService(inputs: CodeInputs): SheetPlan {
  const { responses, settings, shared, backPicture, options, now } = inputs
  const texts = inputs.familyTexts.book
  const services = shared.services.map(({ title, when, location }) => ({ title, when, location }))
  const frontIndex = findFrontService(responses, options.serviceId, now)
  const order = buildOrderOfService(responses, shared.paragraphs, settings, texts)
  const photo = placeBackPhoto(inputs)
  const isPhotoHidden = !photo && (backPicture.image_media_id ?? backPicture.image_path)
  return {
    data: {
      portrait: shared.portrait,
      dates: shared.dates,
      services,
      front: services.filter((_, index) => index === frontIndex),
      ...order,
      photo,
      photographs: fillsInnerPages(order, services) ? [] : choosePagePhotos(inputs),
      blanks: 0,
      isFolded: false,
      code: toCode(inputs.toLink('/memories')),
      texts: {
        share: texts.shareHeading,
        hint: texts.shareHint,
        order: texts.orderOfService,
        program: texts.program,
        obituary: texts.obituary,
        front: texts.front,
        back: texts.back,
        thanks: texts.thankYou,
      },
    },
    remarks: [
      ...(settings.programme.trim() ? [] : [toStored('book.noProgram')]),
      ...(isPhotoHidden ? [toStored('book.hiddenPhoto')] : []),
    ],
  }
}

/** Returns the photograph for the back, with its size on paper; null if visitors do not see it. */
function placeBackPhoto({ rows, backPicture, familyTexts: { book: texts } }: CodeInputs) {
  const row = rows.find(({ id }) => id === backPicture.image_media_id)
  const photos = row ? [makePhoto(row, toStored('book.backPhoto'), texts.photograph)] : []
  return layRows(photos, BACK_PHOTO_AREA, { gap: 0, fontSize: 0 })[0]?.[0] ?? null
}

/** The texts that the family typed for the order of service. */
type OrderTexts = Pick<SettingValues, 'programme' | 'officiant' | 'bearers' | 'readings' | 'songs'>

export function buildOrderOfService(
  responses: BookResponses,
  obituary: readonly string[],
  { programme, officiant, bearers, readings, songs }: OrderTexts,
  texts: ServerTexts['book'],
) {
  const { donationText } = responses['GET /api/settings']
  const lives = listVersions(obituary)
  const bearerNames = splitLines(bearers)
  return {
    orderOfService: splitOrderOfService(programme),
    officiant: officiant && texts.officiant(officiant),
    bearers: bearerNames.length > 0 ? [[texts.bearers, ...bearerNames]] : [],
    pieces: [...splitPieces(readings), ...splitPieces(songs)],
    obituary: lives,
    thanks: [texts.familyThanks, donationText].filter(Boolean),
    ...listAddresses(responses, [programme, readings, songs, ...(lives[0] ?? []), donationText], texts),
  }
}

/** Lists versions of his life, from the longest to the shortest. The pages have the longest for which there is room. */
const listVersions = (obituary: readonly string[]) =>
  OBITUARY_LENGTHS.map((length) => shortenText(obituary, length)).filter(
    (version, index, versions) => version.join().length < (versions[index - 1]?.join().length ?? Infinity),
  )

/**
 * Lists the links on the back: those of the services, whose descriptions are not printed, and those of the texts that are printed.
 * They get QR codes, except those of livestreams, for people at home: only the pages for a screen have these. The label `service` is
 * '' for a link in a text that is printed.
 */
function listAddresses(
  responses: BookResponses,
  printedTexts: readonly string[],
  texts: ServerTexts['book'],
) {
  const services = responses['GET /api/services']
  const streamed = services.filter(({ description }) => listStreams(description ?? '').length > 0)
  const allLinks = [
    ...services.flatMap(({ title, location, description }) => {
      const streams = listStreams(description ?? '')
      const watch = streamed.length > 1 ? texts.watchService(title) : texts.watch
      return listLinks(location, description ?? '').map((link) => {
        const isStream = streams.includes(link.href)
        return { ...link, isStream, service: isStream ? watch : title }
      })
    }),
    ...listLinks(...printedTexts).map((link) => ({ ...link, isStream: false, service: '' })),
  ].filter(({ href }) => reachOf(href) === 'everyone')
  const links = allLinks.filter(
    (link, index) => allLinks.findIndex(({ href }) => href === link.href) === index,
  )
  return {
    links: links
      .filter(({ isStream, href }) => !isStream && href.length <= MAX_CODE_LENGTH)
      .map(({ service, text, href }) => ({ service, address: text, codeOf: href })),
    streams: links
      .filter(({ isStream }) => isStream)
      .map(({ service, text, href }) => ({ service, address: text, href })),
  }
}

/**
 * Finds the position, among all services, of the one that the front of the order of service announces: the one with this id, or
 * else the one that `proposeService` proposes. It is -1 if there are no services. Throws a Failure if the id belongs to none.
 */
function findFrontService(responses: BookResponses, serviceId: string | undefined, now: number): number {
  const { 'GET /api/services': services, 'GET /api/settings': settings } = responses
  const index = serviceId
    ? services.findIndex(({ id }) => id === serviceId)
    : services.findIndex((service) => service === proposeService(services, settings.timezone, now))
  if (serviceId && index === -1) throw fail('service_gone')
  return index
}

/**
 * Finds the id of the service with the title that a person typed at a terminal, or with its title, date and time. Throws a
 * PlainError with all services if none or more than one matches.
 */
export function findServiceId(
  services: readonly Service[],
  typed: string,
  language: Language = 'en',
): string {
  const isTyped = (text: string) => toComparable(text) === toComparable(typed)
  const byTitle = services.filter(({ title }) => isTyped(title))
  const [found, ...others] =
    byTitle.length > 0 ? byTitle : services.filter((each) => isTyped(describeService(each, language)))
  if (found && others.length === 0) return found.id
  if (services.length === 0) throw new PlainError('the memorial has no services yet.')
  const list = services.map((service) => `"${describeService(service, language)}"`).join(', ')
  throw new PlainError(
    found
      ? `more than one service is called "${typed}". Type the whole line of one of these: ${list}.`
      : `no service is called "${typed}". The services are ${list}.`,
  )
}

const toComparable = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Splits a program into parts at its empty lines. A part is a list of lines, and its first line is its title. If there are no
 * empty lines, every line is a part.
 */
export function splitOrderOfService(orderOfService: string): string[][] {
  const parts = splitParagraphs(orderOfService).map(splitLines)
  return parts.length === 1 ? parts.flat().map((line) => [line]) : parts
}

/** A reading, or a song with its words. */
interface Piece {
  title: string
  /** the verses or paragraphs */
  verses: string[]
}

/** Splits readings or songs at lines of dashes. Phones turn three dashes into one long dash. The first line of each is its title. */
export function splitPieces(text: string): Piece[] {
  return text.split(/^[ \t]*(?:-{2,}|[–—]+)[ \t]*$/m).flatMap((piece) => {
    const [title = '', ...lines] = piece.trim().split('\n')
    return title ? [{ title: title.trim(), verses: splitParagraphs(lines.join('\n')) }] : []
  })
}

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Keeps only the first sentences of the paragraphs: as many as fit into `maxLength` characters, but at least one. */
export function shortenText(paragraphs: readonly string[], maxLength: number): string[] {
  const shortenedParagraphs: string[] = []
  let remainingLength = maxLength
  for (const paragraph of paragraphs) {
    let beginning = ''
    for (const { segment } of sentenceSegmenter.segment(paragraph)) {
      if (segment.length > remainingLength && (beginning || shortenedParagraphs.length > 0))
        return [...shortenedParagraphs, beginning.trim()].filter(Boolean)
      beginning += segment
      remainingLength -= segment.length
    }
    shortenedParagraphs.push(beginning.trim())
  }
  return shortenedParagraphs
}

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
