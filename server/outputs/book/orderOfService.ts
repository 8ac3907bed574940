import { language } from '../../../domain/language.ts'
import { type Link, listLinks, MAX_CODE_LENGTH } from '../../../domain/links.ts'
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
  const shortObituary = shortenText(obituary, MAX_OBITUARY_LENGTH)
  return {
    programme: splitProgramme(programme),
    obituary: shortObituary,
    thanks: [texts.familyThanks, donationText].filter(Boolean),
    links: listCodeLinks(responses, [programme, ...shortObituary, donationText]),
  }
}

export interface CodeLink extends Link {
  /** the title of the service that the link is about; '' if the link is in a text that is printed */
  service: string
}

/**
 * Lists the links that get a QR code on the back: those of the services, whose descriptions are not printed, and those of the
 * texts that are printed.
 */
function listCodeLinks(responses: BookResponses, printedTexts: readonly string[]): CodeLink[] {
  const links = [
    ...responses['GET /api/services'].flatMap(({ title, location, description }) =>
      listLinks(location, description ?? '').map((link) => ({ ...link, service: title })),
    ),
    ...listLinks(...printedTexts).map((link) => ({ ...link, service: '' })),
  ].filter(({ href }) => href.length <= MAX_CODE_LENGTH)
  return links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index)
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
