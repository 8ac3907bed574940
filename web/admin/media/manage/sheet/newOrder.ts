import { type Edtf, compareDates } from '../../../../../domain/calendar/edtf.ts'

/** Moves the chosen items together, in their present order, so that the first of them has index `to`, from 0. */
export const moveTogether = <T extends { id: string }>(
  items: readonly T[],
  chosen: ReadonlySet<string>,
  to: number,
): T[] => {
  const rest = items.filter(({ id }) => !chosen.has(id))
  return [...rest.slice(0, to), ...items.filter(({ id }) => chosen.has(id)), ...rest.slice(to)]
}

/** Sorts the oldest first. Items without a date come last, in their present order. */
export const sortByDate = <T extends { takenAt: Edtf | null }>(items: readonly T[]): T[] =>
  [...items].sort(({ takenAt: a }, { takenAt: b }) => (a && b ? compareDates(a, b) : Number(!a) - Number(!b)))
