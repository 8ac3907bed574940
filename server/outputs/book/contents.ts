import type { BookSize } from '../../../contract/outputs/book.ts'
import { type DateStyle, writeDay } from '../../../domain/calendar/dateStyle.ts'
import type { Media } from '../../../contract/media/media.ts'
import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { splitParagraphs } from '../../../domain/paragraphs.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import type { BookResponses } from './bookReads.ts'
import { createRowFinder, describePhoto, makePhoto } from './describePhoto.ts'
import { layPlates, ROW_GAP } from './layPlates.ts'
import { type CaptionedPhoto, CAPTION_MM, layRows } from './layout.ts'
import { type PageSize, pageSizes, computeTextArea } from './pageSizes.ts'
import { buildSharedContents, choosePortraitPath, findLastDay, GAP_MM } from './sharedContents.ts'
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

export type BookContents = ReturnType<typeof buildContents>

/** The height left for photographs below the title of their chapter, as a fraction of the height of the page's text area. */
const FIRST_PLATE_FRACTION = 0.56
/**
 * The maximum height of a photograph below a paragraph, service or memory, as a fraction of the height of the page's text area.
 */
const ROW_FRACTION = 0.42
/** Replaces `ROW_FRACTION` for the first service or memory, because the title of the chapter is on the same page. */
const FIRST_ROW_FRACTION = 0.32

/**
 * Builds the contents of the book: the texts as people wrote them, and the photographs with their sizes on paper. Those of the
 * chapter of photographs, `gallery`, have none yet, because the layout of their pages takes longer than all else.
 */
export function buildContents(responses: BookResponses, rows: readonly MediaRow[], options: BookOptions) {
  const { paragraphs, services, ...shared } = buildSharedContents(responses, rows, options.size)
  const { name, page } = shared
  const area = computeTextArea(page)
  const spacing = toSpacing(page)
  const photoArea = { width: area.width, height: area.height * ROW_FRACTION }
  const computeRowsArea = (index: number) =>
    index === 0 ? { ...photoArea, height: area.height * FIRST_ROW_FRACTION } : photoArea
  const findRow = createRowFinder(rows)
  const { 'GET /api/settings': settings, 'GET /api/obituary': obituary, 'GET /api/media': media } = responses
  const memories = responses['GET /api/memories']
    .filter(({ id }) => !options.without.includes(id))
    .toReversed()
  const mediaIdsInMemories = new Set(responses['GET /api/memories'].flatMap(({ mediaIds }) => mediaIds))
  const withoutMedia = new Set(options.withoutMedia)
  const toPhotos = (item: Media) => describePhoto(item, findRow(item.filePath), settings.shownDateStyle)
  const mediaById = new Map(media.map((item) => [item.id, item]))
  const makePicture = (path: string | null, pictureName: string, alt: string) => {
    const row = findRow(path)
    return row ? [makePhoto(row, pictureName, alt)] : []
  }
  const photos = media
    .filter(({ id }) => !mediaIdsInMemories.has(id) && !withoutMedia.has(id))
    .flatMap(toPhotos)
  const [obituaryPicture] =
    obituary.imagePath === choosePortraitPath(responses)
      ? []
      : makePicture(obituary.imagePath, texts.obituaryPicture, texts.portraitOf(name))
  const story = illustrateStory(paragraphs, {
    // if the gallery has the obituary's picture, takes the gallery's photograph, because it has a caption
    own: photos.find(({ row }) => row.id === obituaryPicture?.row.id) ?? obituaryPicture,
    photos,
    name,
    birthDate: settings.birthDate,
    deathDate: settings.deathDate,
  })
  const storyPhotos = new Set(story.map(({ photo }) => photo))
  const lastDay = findLastDay(responses)
  return {
    ...shared,
    gap: GAP_MM,
    rowGap: GAP_MM * ROW_GAP,
    captionLeast: CAPTION_MM,
    dedication: options.dedication,
    tribute: settings.tribute,
    back: texts.spine(name, shared.dates),
    obituary: story.map(({ text, photo }) => ({
      text,
      rows: layRows(photo ? [photo] : [], photoArea, spacing),
    })),
    gallery: photos.filter((photo) => !storyPhotos.has(photo)),
    services: services.map((service, index) => ({
      ...service,
      rows: layRows(
        makePicture(
          responses['GET /api/services'][index]?.imagePath ?? null,
          texts.serviceOf(service.title),
          service.title,
        ),
        computeRowsArea(index),
        spacing,
      ),
    })),
    memories: memories.map((memory, index) => ({
      ...formatMemory(memory, settings.shownDateStyle),
      rows: layRows(
        memory.mediaIds.flatMap((id) => {
          const item = mediaById.get(id)
          return item ? toPhotos(item) : []
        }),
        computeRowsArea(index),
        spacing,
      ),
    })),
    colophon: [
      texts.colophon(name, memories.length),
      texts.typeface,
      ...(lastDay ? [texts.asOf(writeDay(lastDay, settings.shownDateStyle))] : []),
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

/** Lays out the chapter of photographs. */
export function layGallery<P extends CaptionedPhoto>(photos: readonly P[], size: BookSize) {
  const page = pageSizes[size]
  const area = computeTextArea(page)
  const first = { width: area.width, height: area.height * FIRST_PLATE_FRACTION }
  return layPlates(photos, { first, area }, toSpacing(page))
}

const toSpacing = (page: PageSize) => ({ gap: GAP_MM, fontSize: page.letter })

const formatMemory = (
  { name, question, content, day, answer, answeredBy }: ListedMemory,
  dateStyle: DateStyle | undefined,
) => ({
  ...({
    name,
    question: question ?? '',
    content: splitParagraphs(content ?? ''),
  } satisfies Record<MemoryTextIn<'book'>, unknown>),
  day: day ? writeDay(day, dateStyle) : '',
  answer: splitParagraphs(answer ?? ''),
  answered: texts.answerFrom(answeredBy),
})
