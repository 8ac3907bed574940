import { language } from '../../../domain/language.ts'
import { splitParagraphs } from '../../../domain/paragraphs.ts'
import type { BookResponses } from './bookReads.ts'
import { texts } from './texts.ts'

/** The number of characters that fit on an A5 page below its title. */
const MAX_OBITUARY_LENGTH = 1_500

/** Builds the texts of the order of service. `programme` is the text that the family typed. */
export function buildOrderOfService(
  responses: BookResponses,
  obituary: readonly string[],
  programme: string,
) {
  const { donationText } = responses['GET /api/settings']
  return {
    programme: splitProgramme(programme),
    obituary: shortenText(obituary, MAX_OBITUARY_LENGTH),
    thanks: [texts.familyThanks, donationText].filter(Boolean),
  }
}

/**
 * Splits a program into parts at its empty lines. A part is a list of lines, and its first line is its title. If there are no
 * empty lines, every line is a part.
 */
export function splitProgramme(programme: string): string[][] {
  const parts = splitParagraphs(programme).map((part) =>
    part
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  )
  return parts.length === 1 ? parts.flat().map((line) => [line]) : parts
}

/** Keeps only the first sentences of the paragraphs: as many as fit into `maxLength` characters, but at least one. */
export function shortenText(paragraphs: readonly string[], maxLength: number): string[] {
  const shortenedParagraphs: string[] = []
  let remainingLength = maxLength
  for (const paragraph of paragraphs) {
    let beginning = ''
    for (const { segment } of sentenceSegmenter.segment(paragraph)) {
      if (segment.length > remainingLength && (beginning || shortenedParagraphs.length > 0))
        return [...shortenedParagraphs, beginning.trim()].filter(Boolean)
      beginning += segment
      remainingLength -= segment.length
    }
    shortenedParagraphs.push(beginning.trim())
  }
  return shortenedParagraphs
}

const sentenceSegmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
