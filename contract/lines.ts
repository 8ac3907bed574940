import { normalizeLine, normalizeText } from '../domain/normalizeText.ts'
import { fieldTexts } from '../languages/en/shared/fields.ts'

/** The limits of a list of short texts, one a line. */
export interface LinesLimits {
  maxLines: number
  /** the maximum number of characters of a line */
  maxLength: number
}

/** Lists the texts of which there is one a line. Blank lines are dropped. */
export const listLines = (value: string): string[] => splitLines(value).filter(Boolean)

/**
 * Describes what does not fit: each line that is too long, counted as typed, or that there are too many. Returns undefined if
 * everything fits.
 */
export function describeMisfit(value: string, { maxLines, maxLength }: LinesLimits): string | undefined {
  const longLines = splitLines(value).flatMap((line, index) =>
    line.length > maxLength
      ? fieldTexts.lineTooLong(index + 1, line.length - maxLength, line.slice(0, BEGINNING_LENGTH).trimEnd())
      : [],
  )
  const { length: count } = listLines(value)
  return (
    [...(count > maxLines ? [fieldTexts.tooManyLines(maxLines, count)] : []), ...longLines].join(' ') ||
    undefined
  )
}

/** The number of characters of a line by which people recognize it. */
const BEGINNING_LENGTH = 24

const splitLines = (value: string) => normalizeText(value).split('\n').map(normalizeLine)
