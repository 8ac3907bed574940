import type { Media } from '../../../contract/media/media.ts'
import type { Memory } from '../../../contract/memorial/memories.ts'
import { splitParagraphs } from '../../../domain/paragraphs.ts'
import { isPhotoSlide, type Slide } from '../../show/slides/slide.ts'

/** A card of the wall: text with its writer, a photograph, or both. */
export interface Card {
  id: string
  /** when the memory was written or the photograph uploaded, in ISO format; newest first */
  addedAt: string
  text: string | null
  /** name of the person who wrote the text or shared the photograph */
  from: string | null
  photo: Slide | null
}

/** People at the back of a hall can read this many letters on a screen; longer texts take several cards. */
const MAX_LETTERS = 360

/** Makes cards of approved memories, each with its first photograph, and of all other photographs, newest first. */
export function makeCards(memories: readonly Memory[], media: readonly Media[]): Card[] {
  const slides = media.filter(isPhotoSlide)
  const byId = new Map(slides.map((slide) => [slide.id, slide]))
  const approvedMemories = memories.filter(({ approved, content }) => approved && content?.trim())
  const memoryPhotoIds = new Set<string>()
  const memoryCards = approvedMemories.flatMap(({ id, name, content, mediaIds, createdAt }) => {
    const photo = mediaIds.flatMap((each) => byId.get(each) ?? [])[0] ?? null
    if (photo) memoryPhotoIds.add(photo.id)
    return splitText(content ?? '').map((text, part) => ({
      id: `${id} ${part}`,
      addedAt: createdAt ?? '',
      text,
      from: name,
      photo,
    }))
  })
  const photoCards = slides
    .filter(({ id }) => !memoryPhotoIds.has(id))
    .map((photo) => ({
      id: photo.id,
      addedAt: photo.uploadedAt,
      text: null,
      from: photo.memoryAuthor,
      photo,
    }))
  // a stable sort: the parts of a memory stay in order
  return [...memoryCards, ...photoCards].sort((a, b) =>
    a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0,
  )
}

/** Splits a text into pieces that fit a screen, between paragraphs, sentences, or at least words. */
export function splitText(content: string): string[] {
  const pieces: string[] = []
  for (const paragraph of splitParagraphs(content)) {
    let piece = ''
    for (const sentence of paragraph.match(/[^.!?…]+[.!?…]*["”’)]*\s*|[.!?…]+/g) ?? [paragraph])
      for (const part of sentence.length > MAX_LETTERS
        ? (sentence.match(/\S+\s*/g) ?? [sentence])
        : [sentence]) {
        if (piece && (piece + part).trimEnd().length > MAX_LETTERS) {
          pieces.push(piece.trim())
          piece = ''
        }
        piece += part
      }
    const last = pieces.at(-1)
    // short paragraphs share a card
    if (last !== undefined && last.length + piece.length <= MAX_LETTERS / 2)
      pieces[pieces.length - 1] = `${last}\n\n${piece.trim()}`
    else if (piece.trim()) pieces.push(piece.trim())
  }
  return pieces
}

/** The time a card stays, in milliseconds: long enough to read it aloud. */
export const chooseDurationMs = ({ text, photo }: Card) =>
  Math.max(photo ? 10_000 : 7_000, 5_000 + (text?.length ?? 0) * 65)

/** The cards in the order in which they are shown; `at` is the index of the current one. */
export interface CardRound {
  cards: readonly Card[]
  at: number
}

export const openRound = (cards: readonly Card[]): CardRound => ({ cards, at: 0 })

/** Updates the cards. New ones come next, oldest first; removed ones leave; all others keep their order. */
export function withCards({ cards: before, at }: CardRound, listed: readonly Card[]): CardRound {
  const listedById = new Map(listed.map((card) => [card.id, card]))
  const known = new Set(before.map(({ id }) => id))
  const newCards = listed
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => (a.addedAt < b.addedAt ? -1 : a.addedAt > b.addedAt ? 1 : 0))
  const keepListed = (part: readonly Card[]) => part.flatMap(({ id }) => listedById.get(id) ?? [])
  const past = keepListed(before.slice(0, at + 1))
  return {
    cards: [...past, ...newCards, ...keepListed(before.slice(at + 1))],
    at: Math.max(0, past.length - 1),
  }
}

export const nextIndex = ({ cards, at }: CardRound, by = 1) =>
  cards.length === 0 ? 0 : (at + by) % cards.length
