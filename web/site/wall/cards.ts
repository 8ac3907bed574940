import type { Media } from '../../../contract/media/media.ts'
import type { Memory } from '../../../contract/memorial/memories.ts'
import { splitParagraphs } from '../../../domain/paragraphs.ts'
import { isShownPhotograph } from '../../../domain/slides.ts'
import type { Slide } from '../../show/slides/slide.ts'

/** A card on the wall page: a text with its writer, a photograph, or both. */
export interface Card {
  id: string
  /** when the memory was written or the photograph was uploaded, as an ISO date and time */
  addedAt: string
  text: string | null
  /** the name of the person who wrote the text or shared the photograph */
  contributor: string | null
  photo: Slide | null
}

/** The maximum number of characters on a card, so that people at the back of a hall can read the card. */
const MAX_CHARACTERS = 360

/**
 * Makes cards of approved memories that have text, each with its first photograph, and of all other photographs; newest first.
 */
export function makeCards(memories: readonly Memory[], media: readonly Media[]): Card[] {
  const slides = media.filter(isShownPhotograph)
  const byId = new Map(slides.map((slide) => [slide.id, slide]))
  const approvedMemories = memories.filter(({ approved, content }) => approved && content?.trim())
  const memoryPhotoIds = new Set<string>()
  const memoryCards = approvedMemories.flatMap(({ id, name, content, mediaIds, createdAt }) => {
    const photo = mediaIds.flatMap((mediaId) => byId.get(mediaId) ?? [])[0] ?? null
    if (photo) memoryPhotoIds.add(photo.id)
    return splitText(content ?? '').map(
      (text, part): Card => ({
        id: `${id} ${part}`,
        addedAt: createdAt ?? '',
        text,
        contributor: name,
        photo,
      }),
    )
  })
  const photoCards = slides
    .filter(({ id }) => !memoryPhotoIds.has(id))
    .map(
      (photo): Card => ({
        id: photo.id,
        addedAt: photo.uploadedAt,
        text: null,
        contributor: photo.memoryAuthor,
        photo,
      }),
    )
  // the sort is stable, so the parts of a memory stay in order
  return [...memoryCards, ...photoCards].sort((a, b) =>
    a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0,
  )
}

/** Splits a text into pieces that fit on a card: between paragraphs, between sentences or, in a long sentence, between words. */
export function splitText(content: string): string[] {
  const pieces: string[] = []
  for (const paragraph of splitParagraphs(content)) {
    let piece = ''
    for (const sentence of paragraph.match(/[^.!?…]+[.!?…]*["”’)]*\s*|[.!?…]+/g) ?? [paragraph])
      for (const part of sentence.length > MAX_CHARACTERS
        ? (sentence.match(/\S+\s*/g) ?? [sentence])
        : [sentence]) {
        if (piece && (piece + part).trimEnd().length > MAX_CHARACTERS) {
          pieces.push(piece.trim())
          piece = ''
        }
        piece += part
      }
    const last = pieces.at(-1)
    // short paragraphs share a card
    if (last !== undefined && last.length + piece.length <= MAX_CHARACTERS / 2)
      pieces[pieces.length - 1] = `${last}\n\n${piece.trim()}`
    else if (piece.trim()) pieces.push(piece.trim())
  }
  return pieces
}

/** A card is shown long enough to be read aloud. */
export const chooseDurationMs = ({ text, photo }: Card) =>
  Math.max(photo ? 10_000 : 7_000, 5_000 + (text?.length ?? 0) * 65)

/** The cards in the order in which they are shown, and the 0-based index of the current card. */
export interface CardRound {
  cards: readonly Card[]
  currentIndex: number
}

export const openRound = (cards: readonly Card[]): CardRound => ({ cards, currentIndex: 0 })

/**
 * Updates the cards of the round to `listedCards`. New cards come right after the current card, oldest first. Cards that are no
 * longer listed are removed. All other cards keep their order.
 */
export function updateCards(
  { cards: earlierCards, currentIndex }: CardRound,
  listedCards: readonly Card[],
): CardRound {
  const listedById = new Map(listedCards.map((card) => [card.id, card]))
  const earlierIds = new Set(earlierCards.map(({ id }) => id))
  const newCards = listedCards
    .filter(({ id }) => !earlierIds.has(id))
    .sort((a, b) => (a.addedAt < b.addedAt ? -1 : a.addedAt > b.addedAt ? 1 : 0))
  const keepListed = (cards: readonly Card[]) => cards.flatMap(({ id }) => listedById.get(id) ?? [])
  const firstCards = keepListed(earlierCards.slice(0, currentIndex + 1))
  return {
    cards: [...firstCards, ...newCards, ...keepListed(earlierCards.slice(currentIndex + 1))],
    currentIndex: Math.max(0, firstCards.length - 1),
  }
}

export const computeNextIndex = ({ cards, currentIndex }: CardRound, by = 1) =>
  cards.length === 0 ? 0 : (currentIndex + by) % cards.length
