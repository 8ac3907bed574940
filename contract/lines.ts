import { normalizeLine, normalizeText } from '../domain/normalizeText.ts'
import type { FieldError } from './fieldErrors.ts'

/** The limits of a list of short texts, one a line. */
export interface LinesLimits {
  maxLines: number
  /** the maximum number of characters of a line */
  maxLength: number
}

/** Lists the texts of which there is one a line. Blank lines are dropped. */
export const listLines = (value: string): string[] => splitLines(value).filter(Boolean)

/** Lists what does not fit: that there are too many lines, and each line that is too long, counted as typed. */
export function listMisfits(value: string, { maxLines, maxLength }: LinesLimits): FieldError[] {
  const longLines = splitLines(value).flatMap((line, index): FieldError[] =>
    line.length > maxLength
      ? [['lineTooLong', index + 1, line.length - maxLength, line.slice(0, BEGINNING_LENGTH).trimEnd()]]
      : [],
  )
  const { length: count } = listLines(value)
  return count > maxLines ? [['tooManyLines', maxLines, count], ...longLines] : longLines
}

/** The number of characters of a line by which people recognize it. */
const BEGINNING_LENGTH = 24

const splitLines = (value: string) => normalizeText(value).split('\n').map(normalizeLine)
