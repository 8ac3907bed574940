import { type Edtf, compareDates } from '../../../../../domain/calendar/edtf.ts'

/** The list with the chosen ones together, in the order they have, the first of them at `to`; places count from 0. */
export const movedTogether = <T extends { id: string }>(
  items: readonly T[],
  chosen: ReadonlySet<string>,
  to: number,
): T[] => {
  const rest = items.filter(({ id }) => !chosen.has(id))
  return [...rest.slice(0, to), ...items.filter(({ id }) => chosen.has(id)), ...rest.slice(to)]
}

/** The oldest first; those without a date stand behind them, in the order they have. */
export const inOrderOfDates = <T extends { takenAt: Edtf | null }>(items: readonly T[]): T[] =>
  [...items].sort(({ takenAt: a }, { takenAt: b }) => (a && b ? compareDates(a, b) : Number(!a) - Number(!b)))
