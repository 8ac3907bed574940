import type { CSSProperties } from 'react'

/**
 * Returns the style of a heading that is made smaller, if need be, until its longest word fits on a line (base.css). The heading
 * sets `--largest`, its font size without long words, and its parent is a size container.
 */
export const fitLongestWord = (text: string): CSSProperties => ({ '--longest-word': countLongestWord(text) })

const countLongestWord = (text: string) => Math.max(...text.split(wordSeparators).map((word) => word.length))

/**
 * Matches places where a line may end: blanks other than no-break spaces, dashes, and characters of scripts without blanks, such as
 * Chinese and Thai.
 */
const wordSeparators = /[^\S\u00a0]|[\u2010-\u2015\u2e80-\ud7ff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff-]+/
