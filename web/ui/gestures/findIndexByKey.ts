/** For each key, the number of positions by which it moves. */
type Steps = Readonly<Partial<Record<string, number>>>

/**
 * Returns the 0-based index to which a key moves from `index`, in a list of `count` items. Home and End move to the ends. Returns
 * null for a key that does not move.
 */
export function findIndexByKey(key: string, steps: Steps, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, index + step))
}
