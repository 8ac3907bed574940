/** The number of positions that each key moves by. */
type Steps = Readonly<Partial<Record<string, number>>>

/** Returns the position in a list that a key leads to from `at`, counted from 0; null for any other key. */
export function findIndexByKey(key: string, steps: Steps, at: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, at + step))
}
