import type { BookSize } from '../../../contract/outputs/book.ts'
import { chooseObituary } from '../../../contract/memorial/sampleObituary.ts'
import { formatDateOnly } from '../../../domain/calendar/writtenDates.ts'
import { formatServiceTime, isTbd } from '../../../domain/calendar/serviceTime.ts'
import { formatDay, formatDuration, language } from '../../../domain/language.ts'
import type { Media } from '../../../contract/media/media.ts'
import type { MediaTextIn } from '../../../contract/media/mediaShown.ts'
import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import type { ObituaryTextIn } from '../../../contract/memorial/obituary.ts'
import { formatLifeDates, splitParagraphs } from '../../../domain/paragraphs.ts'
import type { Service, ServiceTextIn } from '../../../contract/memorial/services.ts'
import type { MediaRow } from '../../features/media/present.ts'
import type { BookResponses } from './bookReads.ts'
import { layPlates, ROW_GAP } from './layPlates.ts'
import { CAPTION_MM, layRows, type Placement, type CaptionedPhoto } from './layout.ts'
import { type PageSize, pageSizes, computeTextArea } from './pageSizes.ts'
import { illustrateStory } from './story.ts'
import { texts } from './texts.ts'

export interface BookOptions {
  size: BookSize
  dedication: string
  /** ids of memories that are left out together with their photographs */
  without: readonly string[]
  /** ids of photographs that are left out of the chapter of photographs */
  withoutMedia: readonly string[]
}

/** A photograph and its caption, before its size on paper is known. */
export interface BookPhoto extends CaptionedPhoto {
  row: MediaRow
  /** alternative text, for people who cannot see the photograph */
  alt: string
  /** the photograph's name in the report */
  name: string
}
export type PlacedPhoto = BookPhoto & Placement
export type BookContents = ReturnType<typeof buildContents>

/** The date in the PDF if the memorial has no content, because an archival PDF must have a date. */
const DEFAULT_DATE = '2000-01-01'
const GAP_MM = 5
/** The height left for photographs below the title of their chapter, as a fraction of the height of the page's text area. */
const FIRST_PLATE_FRACTION = 0.56
/**
 * The maximum height of a photograph below a paragraph, service or memory, as a fraction of the height of the page's text area.
 */
const ROW_FRACTION = 0.42
/** Replaces `ROW_FRACTION` for the first service or memory, because the title of the chapter is on the same page. */
const FIRST_ROW_FRACTION = 0.32
/** The maximum height of the portrait, as a fraction of the height of the title page's text area. */
const PORTRAIT_FRACTION = 0.42

/** Builds the contents of the book: the texts as people wrote them, and the photographs with their sizes on paper. */
export function buildContents(responses: BookResponses, rows: readonly MediaRow[], options: BookOptions) {
  const page: PageSize = pageSizes[options.size]
  const area = computeTextArea(page)
  const spacing = { gap: GAP_MM, fontSize: page.letter }
  const photoArea = { width: area.width, height: area.height * ROW_FRACTION }
  const computeRowsArea = (index: number) =>
    index === 0 ? { ...photoArea, height: area.height * FIRST_ROW_FRACTION } : photoArea
  const rowsByKey = new Map(rows.map((row) => [row.public_key, row]))
  const findRow = (filePath: string | null) => rowsByKey.get(filePath?.split('/')[2] ?? '')
  const { 'GET /api/settings': settings, 'GET /api/obituary': obituary, 'GET /api/media': media } = responses
  const memories = responses['GET /api/memories']
    .filter(({ id }) => !options.without.includes(id))
    .toReversed()
  const mediaIdsInMemories = new Set(responses['GET /api/memories'].flatMap(({ mediaIds }) => mediaIds))
  const toPhotos = (item: Media) => describePhoto(item, findRow(item.filePath))
  const mediaById = new Map(media.map((item) => [item.id, item]))
  const makePicture = (path: string | null, name: string, alt: string) => {
    const row = findRow(path)
    return row ? [makePhoto(row, name, alt)] : []
  }
  const { name, birthDate, deathDate } = settings
  const lastDay = findLastDay(responses)
  const portraitPath = settings.portraitPath?.startsWith('/uploads/')
    ? settings.portraitPath
    : obituary.imagePath
  const [[portrait] = []] = layRows(
    makePicture(portraitPath, texts.portrait, texts.portraitOf(name)),
    { width: area.width * 0.72, height: area.height * PORTRAIT_FRACTION },
    spacing,
  )
  const photos = media
    .filter(({ id }) => !mediaIdsInMemories.has(id) && !options.withoutMedia.includes(id))
    .flatMap(toPhotos)
  const [obituaryPicture] =
    obituary.imagePath === portraitPath
      ? []
      : makePicture(obituary.imagePath, texts.obituaryPicture, texts.portraitOf(name))
  const obituaryTexts = {
    content: splitParagraphs(chooseObituary(obituary)),
  } satisfies Record<ObituaryTextIn<'book'>, string[]>
  const story = illustrateStory(obituaryTexts.content, {
    // if the gallery has the obituary's picture, takes the gallery's photograph, because it has a caption
    own: photos.find(({ row }) => row.id === obituaryPicture?.row.id) ?? obituaryPicture,
    photos,
    name,
    birthDate,
    deathDate,
  })
  const plates = layPlates(
    photos.filter((photo) => !story.some((part) => part.photo === photo)),
    { first: { width: area.width, height: area.height * FIRST_PLATE_FRACTION }, area },
    spacing,
  )
  return {
    title: name,
    author: texts.author(name),
    name,
    dates: formatLifeDates(birthDate, deathDate),
    language,
    gap: GAP_MM,
    rowGap: GAP_MM * ROW_GAP,
    captionLeast: CAPTION_MM,
    page,
    dedication: options.dedication,
    portrait: portrait ?? null,
    obituary: story.map(({ text, photo }) => ({
      text,
      rows: layRows(photo ? [photo] : [], photoArea, spacing),
    })),
    plates,
    services: responses['GET /api/services'].map((service, index) => ({
      ...formatService(service),
      rows: layRows(
        makePicture(service.imagePath, texts.serviceOf(service.title), service.title),
        computeRowsArea(index),
        spacing,
      ),
    })),
    memories: memories.map((memory, index) => ({
      ...formatMemory(memory),
      rows: layRows(
        memory.mediaIds.flatMap((id) => {
          const item = mediaById.get(id)
          return item ? toPhotos(item) : []
        }),
        computeRowsArea(index),
        spacing,
      ),
    })),
    date: (lastDay ?? DEFAULT_DATE).split('-').map(Number),
    colophon: [
      texts.colophon(name, memories.length),
      texts.typeface,
      ...(lastDay ? [texts.asOf(formatDay(lastDay))] : []),
    ],
    texts: {
      contents: texts.contents,
      obituary: texts.obituary,
      photographs: texts.photographs,
      services: texts.services,
      memories: texts.memories,
      missing: texts.missingPicture,
    },
  }
}

const formatOptionalDay = (day: string | null) => (day ? formatDay(day) : '')

/** Finds the date of the newest content. The book bears this date, so that an unchanged memorial always gives the same bytes. */
function findLastDay(responses: BookResponses): string | undefined {
  const times = [
    ...responses['GET /api/media'].map(({ uploadedAt }) => uploadedAt),
    ...responses['GET /api/memories'].flatMap(({ createdAt, answeredAt }) => [
      createdAt ?? '',
      answeredAt ?? '',
    ]),
  ]
  return times.toSorted().at(-1)?.slice(0, 10) || undefined
}

/**
 * Returns a list with the photograph, or with the poster of a video. The list is empty if a video has no poster, or if the row is
 * missing.
 */
function describePhoto(item: Media, row: MediaRow | undefined): BookPhoto[] {
  if (!row || (item.fileType === 'video' && !item.hasPoster)) return []
  const ownTexts = {
    title: item.untitled ? '' : item.title,
    description: item.description ?? '',
  } satisfies Record<MediaTextIn<'book'>, string>
  const video =
    item.fileType === 'video' && item.duration ? texts.fromVideo(formatDuration(item.duration)) : ''
  const alt = item.memoryAuthor ? texts.photographBy(item.memoryAuthor) : texts.photograph
  return [
    {
      ...makePhoto(row, item.title, ownTexts.title || ownTexts.description || alt),
      ...ownTexts,
      note: [row.taken_at && formatDateOnly(row.taken_at), video].filter(Boolean).join(' · '),
    },
  ]
}

export const makePhoto = (row: MediaRow, name: string, alt: string): BookPhoto => ({
  row,
  name,
  alt,
  pixelWidth: row.width ?? 1,
  pixelHeight: row.height ?? 1,
  title: '',
  description: '',
  note: '',
})

const formatService = ({ title, date, time, location, description }: Service) => ({
  ...({
    title,
    location: isTbd(location) ? '' : location,
    description: splitParagraphs(description ?? ''),
  } satisfies Record<Exclude<ServiceTextIn<'book'>, 'date' | 'time'>, unknown>),
  // one line for the date and the time
  when: formatServiceTime({ date, time }),
})

const formatMemory = ({ name, question, content, day, answer, answeredBy }: ListedMemory) => ({
  ...({
    name,
    question: question ?? '',
    content: splitParagraphs(content ?? ''),
  } satisfies Record<MemoryTextIn<'book'>, unknown>),
  day: formatOptionalDay(day),
  answer: splitParagraphs(answer ?? ''),
  answered: texts.answerFrom(answeredBy),
})
