import type { BookSize } from '../../../contract/outputs/book.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import type { Media } from '../../../contract/media/media.ts'
import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { splitParagraphs } from '../../../domain/paragraphs.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import type { BookResponses } from './bookReads.ts'
import { type BookPhoto, createRowFinder, describePhoto, makePhoto } from './describePhoto.ts'
import { gatherAnswers } from './gatherAnswers.ts'
import { layPlates, ROW_GAP } from './layPlates.ts'
import { type CaptionedPhoto, CAPTION_MM, layRows } from './layout.ts'
import { type PageSize, pageSizes, computeTextArea } from './pageSizes.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import { buildSharedContents, choosePortraitPath, findLastDay, GAP_MM } from './sharedContents.ts'
import { illustrateStory } from './story.ts'

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
export function buildContents(
  responses: BookResponses,
  rows: readonly MediaRow[],
  options: BookOptions,
  serverTexts: ServerTexts,
) {
  const { book: texts } = serverTexts
  const { paragraphs, services, ...shared } = buildSharedContents(responses, rows, options.size, serverTexts)
  const { name } = shared
  const { tribute, shownDateStyle } = responses['GET /api/settings']
  const finder = createPhotoFinder(responses, rows, texts)
  const layOut = createRowLayout(shared.page)
  const photos = listOwnPhotos(responses, options).flatMap(finder.describe)
  const story = illustrateObituary(responses, paragraphs, photos, { find: finder.find, texts })
  const storyPhotos = new Set(story.map(({ photo }) => photo))
  const memories = responses['GET /api/memories']
    .filter(({ id }) => !options.without.includes(id))
    .toReversed()
  const { questions, others } = gatherAnswers(memories)
  const findServicePhoto = ({ title }: (typeof services)[number], index: number) =>
    finder.find(
      responses['GET /api/services'][index]?.imagePath ?? null,
      toStored('book.serviceOf', title),
      title,
    )
  const lastDay = findLastDay(responses)
  return {
    ...shared,
    gap: GAP_MM,
    rowGap: GAP_MM * ROW_GAP,
    captionLeast: CAPTION_MM,
    dedication: options.dedication,
    tribute,
    back: texts.spine(name, shared.dates),
    obituary: story.map(({ text, photo }) => ({ text, rows: layOut(photo ? [photo] : []) })),
    gallery: photos.filter((photo) => !storyPhotos.has(photo)),
    services: services.map((service, index) => ({
      ...service,
      rows: layOut(findServicePhoto(service, index), index === 0),
    })),
    questions: questions.map(({ question, answers }) => ({
      question,
      memories: answers.map((each) => formatMemory(each, texts)),
    })),
    memories: others.map((memory, index) => ({
      ...formatMemory(memory, texts),
      rows: layOut(memory.mediaIds.flatMap(finder.describeId), index === 0),
    })),
    colophon: [
      texts.colophon(name, memories.length),
      texts.typeface,
      ...(lastDay ? [texts.asOf(writeDay(lastDay, shownDateStyle))] : []),
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

/** Makes functions that find photographs of the memorial. Each returns a list, which is empty if there is no such photograph. */
function createPhotoFinder(responses: BookResponses, rows: readonly MediaRow[], texts: ServerTexts['book']) {
  const findRow = createRowFinder(rows)
  const mediaById = new Map(responses['GET /api/media'].map((item) => [item.id, item]))
  const describe = (item: Media) => describePhoto(item, findRow(item.filePath), texts)
  return {
    describe,
    describeId(id: string) {
      const item = mediaById.get(id)
      return item ? describe(item) : []
    },
    find(path: string | null, name: StoredSentence, alt: string) {
      const row = findRow(path)
      return row ? [makePhoto(row, name, alt)] : []
    },
  }
}

/** Makes a function that lays out photographs below a paragraph, service or memory. */
function createRowLayout(page: PageSize) {
  const { width, height } = computeTextArea(page)
  return <P extends CaptionedPhoto>(photos: readonly P[], isFirst = false) =>
    layRows(
      photos,
      { width, height: height * (isFirst ? FIRST_ROW_FRACTION : ROW_FRACTION) },
      toSpacing(page),
    )
}

/**
 * Lists the items of the gallery that are not left out, and that no memory has. One of the family's, about which a memory tells, is not left
 * out together with that memory.
 */
function listOwnPhotos(responses: BookResponses, { without, withoutMedia }: BookOptions) {
  const idsLeftOut = new Set(withoutMedia)
  const isOwn = (item: Media) =>
    responses['GET /api/memories'].every(
      ({ id, mediaIds }) => !mediaIds.includes(item.id) || (item.memories && without.includes(id)),
    )
  return responses['GET /api/media'].filter((item) => !idsLeftOut.has(item.id) && isOwn(item))
}

function illustrateObituary(
  responses: BookResponses,
  paragraphs: readonly string[],
  photos: readonly BookPhoto[],
  { find, texts }: Pick<ReturnType<typeof createPhotoFinder>, 'find'> & { texts: ServerTexts['book'] },
) {
  const { 'GET /api/obituary': obituary, 'GET /api/settings': settings } = responses
  const { name, birthDate, deathDate } = settings
  const [picture] =
    obituary.imagePath === choosePortraitPath(responses)
      ? []
      : find(obituary.imagePath, toStored('book.obituaryPicture'), texts.portraitOf(name))
  // if the gallery has the obituary's picture, takes the gallery's photograph, because it has a caption
  const own = photos.find(({ row }) => row.id === picture?.row.id) ?? picture
  return illustrateStory(paragraphs, { own, photos, name, birthDate, deathDate })
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
  { name, question, content, shownDay, answer, answeredBy }: ListedMemory,
  texts: ServerTexts['book'],
) => ({
  ...({
    name,
    question: question ?? '',
    content: splitParagraphs(content ?? ''),
  } satisfies Record<MemoryTextIn<'book'>, unknown>),
  day: shownDay,
  answer: splitParagraphs(answer ?? ''),
  answered: texts.answerFrom(answeredBy),
})
