import type { Media } from '../../../contract/media/media.ts'
import type { Memory } from '../../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { isShownPhotograph } from '../../../domain/slides.ts'
import type { Slide } from '../../show/slides/slide.ts'
import { splitText } from './splitText.ts'

/** A memory, or a photograph that belongs to none: the wall shows one of them at a time. */
export interface WallItem {
  id: string
  isMemory: boolean
  /** when the memory was written or the photograph was uploaded, as an ISO date and time */
  addedAt: string
  /** the cards that are shown one after the other; a long memory has several */
  cards: readonly Card[]
}

/** A card: a text with its writer, a photograph, or both. */
export interface Card {
  /** the texts of a memory; a photograph has only the name of the person who shared it */
  texts: Record<MemoryTextIn<'wall'>, string | null>
  photo: Slide | null
  /** when the photograph was taken, for people to read; null if nobody knows it, or if there is a text */
  takenOn: string | null
}

/** Makes items of approved memories that have text, each with its first photograph, and of all other photographs; newest first. */
export function makeItems(memories: readonly Memory[], media: readonly Media[]): WallItem[] {
  const slides = media.filter(isShownPhotograph)
  const byId = new Map(slides.map((slide) => [slide.id, slide]))
  const findPhoto = ({ mediaIds }: Memory) => mediaIds.flatMap((id) => byId.get(id) ?? [])[0] ?? null
  const shownMemories = memories.filter(({ approved, content }) => approved && content?.trim())
  const memoryPhotoIds = new Set(shownMemories.map((memory) => findPhoto(memory)?.id))
  const items = [
    ...shownMemories.map((memory) => makeMemoryItem(memory, findPhoto(memory))),
    ...slides.filter(({ id }) => !memoryPhotoIds.has(id)).map(makePhotographItem),
  ]
  return items.sort((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0))
}

const makeMemoryItem = (memory: Memory, photo: Slide | null): WallItem => ({
  id: memory.id,
  isMemory: true,
  addedAt: memory.createdAt ?? '',
  cards: splitText(memory.content ?? '').map((content) => ({
    texts: { name: memory.name, question: memory.question, content },
    photo,
    takenOn: null,
  })),
})

const makePhotographItem = (photo: Slide): WallItem => ({
  id: photo.id,
  isMemory: false,
  addedAt: photo.uploadedAt,
  cards: [
    {
      texts: { name: photo.memoryAuthor, question: null, content: null },
      photo,
      takenOn: photo.writtenDate ?? null,
    },
  ],
})

/** A card is shown long enough to be read aloud. Five seconds are for looking, and for the name. */
export const chooseDurationMs = ({ texts: { name: _name, ...texts }, photo }: Card) =>
  Math.max(photo ? 10_000 : 7_000, 5_000 + Object.values(texts).join('').length * 65)
