import { direction } from '../../languages/en/grammar.ts'

/** Whether lines and rows of this build's language begin on the right. */
export const isRightToLeft = direction === 'rtl'

/**
 * The `dir` of an element whose text may be only numbers, such as '14:00 - 18:00': browsers run a text without letters from left to right,
 * so that on a page from right to left, the end would be read first. Undefined if the text has letters, or if browsers are right.
 */
export const findNumbersDir = (text: string) => (isRightToLeft && !/\p{L}/u.test(text) ? 'rtl' : undefined)

/** The keys that lead back and on: in a row that begins on the right, the left arrow leads on. */
export const [previousKey, nextKey] = isRightToLeft
  ? (['ArrowRight', 'ArrowLeft'] as const)
  : (['ArrowLeft', 'ArrowRight'] as const)
