import { language } from '../../../contract/language.ts'

/**
 * As many marks as a letter can have in Unicode's Stream-Safe Text Format (UAX #15), far more than any language puts on one.
 * Typst takes the square of their number in memory: 5,000 on one letter are more than a gigabyte.
 */
const MAX_MARKS = 30

/** Marks, and what else takes no room of its own: joiners, variation selectors, fillers. */
const MARK = String.raw`[\p{M}\p{Default_Ignorable_Code_Point}]`

const MARKS = new RegExp(`${MARK}+`, 'gu')
const EXCESS = new RegExp(`(${MARK}{${MAX_MARKS}})(${MARK}+)`, 'gu')
/** Marks join letters into one, as in Indic scripts and families of emoji: here may be more of them than anybody reads. */
const CHAIN = new RegExp(`(?:(?!${MARK})\\S\\p{Emoji_Modifier}?${MARK}+){9,}`, 'gu')
const clusters = new Intl.Segmenter(language, { granularity: 'grapheme' })

/** A text to be drawn without the marks that are too many on one letter, or on letters joined into one; and how many it left out. */
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
