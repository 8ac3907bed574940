import { feedPath } from '../../../contract/pages/page.ts'
import type { Media } from '../../../contract/media/media.ts'
import type { Memory } from '../../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { toMemoryPath } from '../../../contract/pages/memoryAddress.ts'
import { isolateNumbers } from '../../../domain/direction.ts'
import { splitLinks } from '../../../domain/textLinks.ts'
import { splitParagraphs } from '../../../domain/paragraphs.ts'
import { toSiblingPath, pictures } from '../../../contract/media/pictures.ts'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import { type FeedEntry, escapeXml, type Feed, toFeedId, type FeedPicture } from './atom.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

interface FeedContent {
  /** an id that never changes for this memorial */
  id: string
  /** the sentences of the feed, in the family's language */
  texts: ServerTexts
  name: string
  /** the newest memories, as visitors see them */
  memories: readonly Memory[]
  media: readonly Media[]
  /** the ids of the photographs and videos that any memory shows */
  attachedIds: ReadonlySet<string>
}

export const MAX_ENTRIES = 50
/** The maximum number of photographs that the entry of one day shows. The entry's title gives their total number. */
const MAX_PICTURES_PER_DAY = 12

/**
 * Builds the feed: one entry for each memory, and one entry for the photographs that came into the gallery on each day, those that
 * guests sent among them, but not those of memories. An answer to a memory makes the memory's entry new again.
 */
export async function buildMemorialFeed(content: FeedContent): Promise<Feed> {
  const { id, texts, name, memories, media, attachedIds } = content
  const takeTurns = openTurns()
  const isOfDay = (item: Media) => isPhotograph(item) && !(item.isMemory && attachedIds.has(item.id))
  const mediaById = new Map(media.map((item) => [item.id, item]))
  const photographsByDay = Map.groupBy(media.filter(isOfDay), ({ uploadedAt }) => uploadedAt.slice(0, 10))
  const entries: FeedEntry[] = []
  for (const memory of memories) {
    entries.push(buildMemoryEntry(memory, mediaById, name, texts.feed))
    await takeTurns()
  }
  for (const [day, photographs] of photographsByDay)
    entries.push(buildDayEntry(toFeedId(`photographs ${id} ${day}`), photographs, texts.feed))
  return {
    id: toFeedId(id),
    language: texts.language,
    title: texts.http.feedTitle(name),
    author: texts.feed.family(name),
    path: feedPath,
    pagePath: '/memories',
    entries: entries.sort((a, b) => (a.updated < b.updated ? 1 : -1)).slice(0, MAX_ENTRIES),
  }
}

const isPhotograph = ({ fileType, filePath }: Media) => fileType === 'image' && filePath !== null

function buildMemoryEntry(
  memory: Memory,
  mediaById: ReadonlyMap<string, Media>,
  name: string,
  texts: ServerTexts['feed'],
): FeedEntry {
  const published = memory.createdAt ?? new Date(0).toISOString()
  const { name: author, question } = memory
  const paragraphs: Record<MemoryTextIn<'feed'>, string[]> = {
    // the entry names its author
    name: [],
    question: question ? [`<p><i>${escapeXml(question)}</i></p>`] : [],
    content: toXhtml(memory.content),
  }
  return {
    id: toFeedId(`memory ${memory.id}`),
    title: texts.memory(name),
    author,
    pagePath: toMemoryPath(memory.id),
    published,
    updated: memory.answeredAt ?? published,
    content: [
      ...Object.values(paragraphs).flat(),
      ...memory.mediaIds.flatMap((id) => listPictures(mediaById.get(id))),
      ...(memory.answer ? [`<p><b>${escapeXml(texts.answerFrom(memory.answeredBy))}</b></p>`] : []),
      ...toXhtml(memory.answer, addLinks),
    ],
  }
}

/** Each photograph that is added on the day makes the entry new again. */
function buildDayEntry(id: string, photographs: readonly Media[], texts: ServerTexts['feed']): FeedEntry {
  const times = photographs.map(({ uploadedAt }) => uploadedAt).sort()
  return {
    id,
    title: texts.photographs(photographs.length),
    pagePath: '/gallery',
    published: times.at(0) ?? '',
    updated: times.at(-1) ?? '',
    content: photographs.slice(0, MAX_PICTURES_PER_DAY).flatMap(listPictures),
  }
}

/** Converts a text into paragraphs of XHTML. `toMarkup` converts the words of a paragraph. */
const toXhtml = (text: string | null, toMarkup = escapeXml) =>
  splitParagraphs(isolateNumbers(text ?? '')).map(
    (paragraph) => `<p>${toMarkup(paragraph).replaceAll('\n', '<br/>')}</p>`,
  )

/** Escapes a text that a keeper wrote, and makes links of the addresses in it. */
const addLinks = (text: string) =>
  splitLinks(text)
    .map(({ text, href }) =>
      href === undefined ? escapeXml(text) : `<a href="${escapeXml(href)}">${escapeXml(text)}</a>`,
    )
    .join('')

/** Returns a list with the picture of an item; an empty list if visitors do not see the item, or if it is a video. */
function listPictures(item: Media | undefined): FeedPicture[] {
  if (!item?.filePath || item.fileType !== 'image') return []
  const { name, maxSide } = pictures.medium
  const { filePath, width, height, title } = item
  const path = toSiblingPath(filePath, name)
  if (!width || !height) return [{ path, title }]
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return [{ path, title, size: { width: Math.round(width * scale), height: Math.round(height * scale) } }]
}
