import { isRightToLeft } from '../readingDirection.ts'

/**
 * Returns whether a swipe by `x` and `y` pixels means 'previous' or 'next'; null if it is too short or mostly vertical. The next picture
 * is where lines end.
 */
export const readSwipeDirection = (x: number, y: number): 'previous' | 'next' | null => {
  if (Math.abs(x) < 50 || Math.abs(x) < Math.abs(y) * 1.5) return null
  return x < 0 === isRightToLeft ? 'previous' : 'next'
}
