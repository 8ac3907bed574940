import { language } from '../../../domain/language.ts'

/**
 * The most marks that a letter has in Unicode's Stream-Safe Text Format (UAX #15), far more than in any language. Typst's memory grows
 * with the square of their number: 5,000 marks on one letter take more than a gigabyte.
 */
const MAX_MARKS = 30

/** Marks, and other characters without width: joiners, variation selectors, fillers. */
const MARK = String.raw`[\p{M}\p{Default_Ignorable_Code_Point}]`

const MARKS = new RegExp(`${MARK}+`, 'gu')
const EXCESS = new RegExp(`(${MARK}{${MAX_MARKS}})(${MARK}+)`, 'gu')
/** A run of letters with marks that may join them into one, as in Indic scripts and emoji families, and may exceed the limit together. */
const CHAIN = new RegExp(`(?:(?!${MARK})\\S\\p{Emoji_Modifier}?${MARK}+){9,}`, 'gu')
const clusters = new Intl.Segmenter(language, { granularity: 'grapheme' })

/** Removes the marks beyond the limit on one letter, or on letters joined into one. `leftOut` is their number. */
export function limitMarks(text: string): { text: string; leftOut: number } {
  let leftOut = 0
  const remove = (marks: string) => {
    leftOut += [...marks].length
    return ''
  }
  const limitCluster = (cluster: string) => {
    const first = [...cluster].slice(0, 1 + MAX_MARKS).join('')
    return first + cluster.slice(first.length).replace(MARKS, remove)
  }
  const limited = text
    .replace(EXCESS, (_, first: string, excess: string) => first + remove(excess))
    .replace(CHAIN, (chain) =>
      Array.from(clusters.segment(chain), ({ segment }) => limitCluster(segment)).join(''),
    )
  return { text: limited, leftOut }
}
