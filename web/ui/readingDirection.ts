import { directionOf } from '../../domain/language.ts'
import { language } from '../../languages/en/grammar.ts'

/** Whether lines and rows of this build's language begin on the right. */
export const isRightToLeft = directionOf(language) === 'rtl'

/** The keys that lead back and on: in a row that begins on the right, the left arrow leads on. */
export const [previousKey, nextKey] = isRightToLeft
  ? (['ArrowRight', 'ArrowLeft'] as const)
  : (['ArrowLeft', 'ArrowRight'] as const)
