import type { Media } from '../../../contract/media/media.ts'
import type { Memory } from '../../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { isShownPhotograph } from '../../../domain/slides.ts'
import type { Slide } from '../../show/slides/slide.ts'
import { splitText } from './splitText.ts'

/** A memory, a few answers to one question, or a photograph that belongs to none: the wall shows one of them at a time. */
export interface WallItem {
  /** the id of the photograph, or of the newest memory */
  id: string
  /** the memories of this item; empty for a photograph */
  memoryIds: readonly string[]
  /** when the newest memory was written or the photograph was uploaded, as an ISO date and time */
  addedAt: string
  /** the cards that are shown one after the other; a long memory has several */
  cards: readonly Card[]
}

/** A card: a text with its writer, a photograph, or both. */
export interface Card {
  /** the texts of a memory; a photograph has only the name of the person who shared it */
  texts: Record<MemoryTextIn<'wall'>, string | null>
  photo: Slide | null
  /** other answers to the same question, which are shown below the text */
  otherAnswers: readonly Answer[]
  /** when the photograph was taken, for people to read; null if nobody knows it, or if there is a text */
  takenOn: string | null
}

interface Answer {
  name: string
  content: string
}

/** The maximum number of answers on a card, and of their characters, so that people at the back of a hall can read them. */
const MAX_ANSWERS = 3
const MAX_ANSWER_CHARACTERS = 240

/**
 * Makes items of approved memories that have text, each with its first photograph, and of all other photographs; newest first. Short
 * answers to one question, without photographs, share an item.
 */
export function makeItems(memories: readonly Memory[], media: readonly Media[]): WallItem[] {
  const slides = media.filter(isShownPhotograph)
  const byId = new Map(slides.map((slide) => [slide.id, slide]))
  const findPhoto = ({ mediaIds }: Memory) => mediaIds.flatMap((id) => byId.get(id) ?? [])[0] ?? null
  const shownMemories = memories.filter(({ approved, content }) => approved && content?.trim())
  const memoryPhotoIds = new Set(shownMemories.map((memory) => findPhoto(memory)?.id))
  const items = [
    ...gatherAnswers(shownMemories, findPhoto).map(([memory, ...others]) =>
      makeMemoryItem(memory, others, findPhoto(memory)),
    ),
    ...slides.filter(({ id }) => !memoryPhotoIds.has(id)).map(makePhotographItem),
  ]
  return items.sort((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0))
}

/** The memories of an item, newest first. */
type Group = [Memory, ...Memory[]]

/**
 * Groups short answers to the same question. The groups are filled from the oldest answer on, so that a new answer leaves the full ones as
 * they are. Any other memory is a group of its own. `memories` are newest first.
 */
function gatherAnswers(memories: readonly Memory[], findPhoto: (memory: Memory) => Slide | null) {
  const groups: Group[] = []
  const openGroups = new Map<string, Group>()
  for (const memory of [...memories].reverse()) {
    const question = isShort([memory]) && !findPhoto(memory) ? memory.question : null
    const openGroup = question ? openGroups.get(question) : undefined
    if (openGroup && openGroup.length < MAX_ANSWERS && isShort([memory, ...openGroup])) {
      openGroup.unshift(memory)
      continue
    }
    const group: Group = [memory]
    groups.push(group)
    if (question) openGroups.set(question, group)
  }
  return groups
}

const isShort = (answers: readonly Memory[]) =>
  answers.map(({ content }) => content).join('').length <= MAX_ANSWER_CHARACTERS

const makeMemoryItem = (memory: Memory, others: readonly Memory[], photo: Slide | null): WallItem => ({
  id: memory.id,
  memoryIds: [memory, ...others].map(({ id }) => id),
  addedAt: memory.createdAt ?? '',
  cards: (others.length > 0 ? [memory.content] : splitText(memory.content ?? '')).map((content) => ({
    texts: { name: memory.name, question: memory.question, content },
    photo,
    otherAnswers: others.map((other) => ({ name: other.name, content: other.content ?? '' })),
    takenOn: null,
  })),
})

const makePhotographItem = (photo: Slide): WallItem => ({
  id: photo.id,
  memoryIds: [],
  addedAt: photo.uploadedAt,
  cards: [
    {
      texts: { name: photo.memoryAuthor, question: null, content: null },
      photo,
      otherAnswers: [],
      takenOn: photo.writtenDate ?? null,
    },
  ],
})

/** Whether an item shows memories. A photograph shows none. */
export const hasMemories = (item: WallItem | undefined) => item !== undefined && item.memoryIds.length > 0

/** A card is shown long enough to be read aloud. Five seconds are for looking, and for the name. */
export const chooseDurationMs = ({ texts: { name: _name, ...texts }, otherAnswers, photo }: Card) => {
  const text = [...Object.values(texts), ...otherAnswers.map(({ content }) => content)].join('')
  return Math.max(photo ? 10_000 : 7_000, 5_000 + text.length * 65)
}
