import { compareDates } from '../../../domain/calendar/edtf.ts'
import { type DatedItem, findTakenDate } from '../../../domain/takenDate.ts'

/**
 * Puts new items among those of the gallery: before the first dated item that is later, if the gallery is in the order of dates, or else
 * at the end. Items without a date come last. Leaves the gallery's own order alone.
 */
export function placeByDate<Item extends DatedItem>(
  gallery: readonly Item[],
  added: readonly Item[],
): Item[] {
  if (!isInOrderOfDates(gallery)) return [...gallery, ...added]
  const undated = added.filter((item) => !findTakenDate(item))
  const remaining = added.filter((item) => findTakenDate(item)).toSorted(compareItems)
  const placed: Item[] = []
  for (const item of gallery) {
    const places = findTakenDate(item) ? remaining.findIndex((each) => compareItems(each, item) >= 0) : 0
    placed.push(...remaining.splice(0, places === -1 ? remaining.length : places), item)
  }
  return [...placed, ...remaining, ...undated]
}

/** Whether at least two items are dated, and each of the dated ones is not earlier than the one before it. */
function isInOrderOfDates(items: readonly DatedItem[]): boolean {
  const dated = items.filter((item) => findTakenDate(item))
  return (
    dated.length >= 2 &&
    dated.every((item, index) => index === 0 || compareItems(dated[index - 1] ?? item, item) <= 0)
  )
}

/** Compares two items whose dates are known. */
const compareItems = ({ takenAt: date }: DatedItem, { takenAt: otherDate }: DatedItem) =>
  date && otherDate ? compareDates(date, otherDate) : 0
