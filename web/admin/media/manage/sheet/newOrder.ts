import { compareDates } from '../../../../../domain/calendar/edtf.ts'
import { type DatedItem, findTakenDate } from '../../../../../domain/takenDate.ts'

/** Moves the items with `ids` as a group, in their current sequence. The first of them gets the 0-based index `to`. */
export const moveTogether = <T extends { id: string }>(
  items: readonly T[],
  ids: ReadonlySet<string>,
  to: number,
): T[] => {
  const otherItems = items.filter(({ id }) => !ids.has(id))
  return [...otherItems.slice(0, to), ...items.filter(({ id }) => ids.has(id)), ...otherItems.slice(to)]
}

/** Sorts items from the oldest to the newest. Items without a date, or with a doubtful one, come last, in their current sequence. */
export const sortByDate = <T extends DatedItem>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, date: findTakenDate(item) }))
    .sort(({ date: a }, { date: b }) => (a && b ? compareDates(a, b) : Number(!a) - Number(!b)))
    .map(({ item }) => item)
