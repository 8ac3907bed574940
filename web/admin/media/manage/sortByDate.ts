import { compareDates } from '../../../../domain/calendar/edtf.ts'
import { type DatedItem, findTakenDate } from '../../../../domain/takenDate.ts'

/** Sorts items from the oldest to the newest. Items without a date, or with a doubtful one, come last, in their current sequence. */
export const sortByDate = <T extends DatedItem>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, date: findTakenDate(item) }))
    .sort(({ date: a }, { date: b }) => (a && b ? compareDates(a, b) : Number(!a) - Number(!b)))
    .map(({ item }) => item)
