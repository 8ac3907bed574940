import type { Media } from '../../../contract/media.ts'
import type { Memory } from '../../../contract/memories.ts'
import { paragraphsOf } from '../../../domain/paragraphs.ts'
import { isSlide, type Slide } from '../../show/slides/slide.ts'

/** One thing on the wall at a time: words with their writer, a photograph, or both. */
export interface Card {
  id: string
  /** when it came; the newest stand first */
  at: string
  text: string | null
  /** the writer of the words, or the one who shared the photograph */
  from: string | null
  photo: Slide | null
}

/** So many letters are read on a screen from the back of a hall; longer words take several cards. */
const LETTERS = 360

/** Approved memories, each with its first photograph, and all other photographs, newest first. */
export function cardsOf(memories: readonly Memory[], media: readonly Media[]): Card[] {
  const slides = media.filter(isSlide)
  const byId = new Map(slides.map((slide) => [slide.id, slide]))
  const written = memories.filter(({ approved, content }) => approved && content?.trim())
  const beside = new Set<string>()
  const ofMemories = written.flatMap(({ id, name, content, mediaIds, createdAt }) => {
    const photo = mediaIds.flatMap((each) => byId.get(each) ?? [])[0] ?? null
    if (photo) beside.add(photo.id)
    return splitText(content ?? '').map((text, part) => ({
      id: `${id} ${part}`,
      at: createdAt ?? '',
      text,
      from: name,
      photo,
    }))
  })
  const ofPhotos = slides
    .filter(({ id }) => !beside.has(id))
    .map((photo) => ({ id: photo.id, at: photo.uploadedAt, text: null, from: photo.memoryAuthor, photo }))
  // stable: the parts of a memory stay behind each other
  return [...ofMemories, ...ofPhotos].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** Words in pieces that fit a screen, divided between paragraphs, sentences, or at least words. */
export function splitText(content: string): string[] {
  const pieces: string[] = []
  for (const paragraph of paragraphsOf(content)) {
    let piece = ''
    for (const sentence of paragraph.match(/[^.!?…]+[.!?…]*["”’)]*\s*|[.!?…]+/g) ?? [paragraph])
      for (const part of sentence.length > LETTERS ? (sentence.match(/\S+\s*/g) ?? [sentence]) : [sentence]) {
        if (piece && (piece + part).trimEnd().length > LETTERS) {
          pieces.push(piece.trim())
          piece = ''
        }
        piece += part
      }
    const last = pieces.at(-1)
    // short paragraphs share a card
    if (last !== undefined && last.length + piece.length <= LETTERS / 2)
      pieces[pieces.length - 1] = `${last}\n\n${piece.trim()}`
    else if (piece.trim()) pieces.push(piece.trim())
  }
  return pieces
}

/** How long a card stays: long enough to be read aloud. */
export const durationOf = ({ text, photo }: Card) =>
  Math.max(photo ? 10_000 : 7_000, 5_000 + (text?.length ?? 0) * 65)

/** The cards in the order in which they come round; `at` is the one that is on. */
export interface Turns {
  cards: readonly Card[]
  at: number
}

export const openTurns = (cards: readonly Card[]): Turns => ({ cards, at: 0 })

/** New cards come next, oldest first, as they were approved; removed ones leave; all others stay in their turn. */
export function withCards({ cards: before, at }: Turns, listed: readonly Card[]): Turns {
  const now = new Map(listed.map((card) => [card.id, card]))
  const known = new Set(before.map(({ id }) => id))
  const fresh = listed
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const stays = (part: readonly Card[]) => part.flatMap(({ id }) => now.get(id) ?? [])
  const past = stays(before.slice(0, at + 1))
  return { cards: [...past, ...fresh, ...stays(before.slice(at + 1))], at: Math.max(0, past.length - 1) }
}

export const nextAt = ({ cards, at }: Turns, by = 1) => (cards.length === 0 ? 0 : (at + by) % cards.length)
