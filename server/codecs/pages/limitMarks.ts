/**
 * The maximum number of marks, such as accents, on one letter. It is the limit in Unicode's Stream-Safe Text Format (UAX #15). No
 * language needs nearly this many marks. Typst's memory use grows with the square of the number of marks: 5,000 marks on one
 * letter take more than a gigabyte.
 */
const MAX_MARKS = 30

/** A pattern for marks and other characters without width: joiners, variation selectors and fillers. */
const MARK = String.raw`[\p{M}\p{Default_Ignorable_Code_Point}]`

const MARKS = new RegExp(`${MARK}+`, 'gu')
const EXCESS_MARKS = new RegExp(`(${MARK}{${MAX_MARKS}})(${MARK}+)`, 'gu')
/**
 * Matches a series of letters with marks. Such letters may be joined into one character, as in Indic scripts and in emoji
 * families. Together, their marks may exceed the limit.
 */
const MARKED_LETTERS = new RegExp(`(?:(?!${MARK})\\S\\p{Emoji_Modifier}?${MARK}+){9,}`, 'gu')
const clusterSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Removes the marks that exceed the limit on one letter, or on several letters that are joined into one character. Also returns
 * the number of removed marks.
 */
export function limitMarks(text: string): { text: string; removedCount: number } {
  let removedCount = 0
  const countAndRemove = (marks: string) => {
    removedCount += [...marks].length
    return ''
  }
  const limitCluster = (cluster: string) => {
    const allowedPart = [...cluster].slice(0, 1 + MAX_MARKS).join('')
    return allowedPart + cluster.slice(allowedPart.length).replace(MARKS, countAndRemove)
  }
  const limitedText = text
    .replace(
      EXCESS_MARKS,
      (_, allowedMarks: string, excessMarks: string) => allowedMarks + countAndRemove(excessMarks),
    )
    .replace(MARKED_LETTERS, (chain) =>
      Array.from(clusterSegmenter.segment(chain), ({ segment }) => limitCluster(segment)).join(''),
    )
  return { text: limitedText, removedCount }
}
