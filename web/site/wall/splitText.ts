import { splitParagraphs } from '../../../domain/paragraphs.ts'

/** The maximum number of characters on a card, so that people at the back of a hall can read the card. */
const MAX_CHARACTERS = 360

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
