/** Returns where a swipe by `x` and `y` pixels leads; null if it is short or mostly vertical. */
export const readSwipeDirection = (x: number, y: number): 'previous' | 'next' | null => {
  if (Math.abs(x) < 50 || Math.abs(x) < Math.abs(y) * 1.5) return null
  return x < 0 ? 'next' : 'previous'
}
