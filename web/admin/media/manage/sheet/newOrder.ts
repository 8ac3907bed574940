import { type Edtf, compareDates } from '../../../../../domain/calendar/edtf.ts'

/** Moves the items with `ids` as a group, in their current sequence. The first of them gets the 0-based index `to`. */
export const moveTogether = <T extends { id: string }>(
  items: readonly T[],
  ids: ReadonlySet<string>,
  to: number,
): T[] => {
  const otherItems = items.filter(({ id }) => !ids.has(id))
  return [...otherItems.slice(0, to), ...items.filter(({ id }) => ids.has(id)), ...otherItems.slice(to)]
}

/** Sorts items from the oldest to the newest. Items without a date come last, in their current sequence. */
export const sortByDate = <T extends { takenAt: Edtf | null }>(items: readonly T[]): T[] =>
  [...items].sort(({ takenAt: a }, { takenAt: b }) => (a && b ? compareDates(a, b) : Number(!a) - Number(!b)))
