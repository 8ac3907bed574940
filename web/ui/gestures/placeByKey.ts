/** How many places each key moves. */
type Steps = Readonly<Partial<Record<string, number>>>

/** The place that a key leads to from another one of a list, counted from 0; null for a key that leads nowhere. */
export function placeByKey(key: string, steps: Steps, at: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, at + step))
}
