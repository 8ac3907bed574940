import { language } from '../../../contract/language.ts'
import { paragraphsOf } from '../../../contract/paragraphs.ts'
import type { BookAnswers } from './answers.ts'
import { texts } from './texts.ts'

/** A page of A5 takes so many letters beside its title. */
const MAX_OBITUARY = 1_500

/** The order of service besides name and portrait; `programme` as the family typed it. */
export function orderOf(answers: BookAnswers, obituary: readonly string[], programme: string) {
  const { donationText } = answers['GET /api/settings']
  return {
    programme: partsOf(programme),
    obituary: shorten(obituary, MAX_OBITUARY),
    thanks: [texts.familyThanks, donationText].filter(Boolean),
  }
}

/** Each part is its title and what stands below it. Without empty lines each line is a part. */
export function partsOf(programme: string): string[][] {
  const parts = paragraphsOf(programme).map((part) =>
    part
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  )
  return parts.length === 1 ? parts.flat().map((line) => [line]) : parts
}

/** Whole sentences from the beginning, at least one. */
export function shorten(paragraphs: readonly string[], most: number): string[] {
  const short: string[] = []
  let left = most
  for (const paragraph of paragraphs) {
    let taken = ''
    for (const { segment } of sentences.segment(paragraph)) {
      if (segment.length > left && (taken || short.length > 0))
        return [...short, taken.trim()].filter(Boolean)
      taken += segment
      left -= segment.length
    }
    short.push(taken.trim())
  }
  return short
}

const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })
