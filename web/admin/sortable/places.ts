/** The list with the item at `from` standing at `to`; both count from 0. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

/**
 * The place a person typed, counted from 0: a whole number from 1 to `count`. Anything else is null and is ignored.
 */
export const typedPlace = (typed: string, count: number): number | null => {
  if (!/^\s*\d+\s*$/.test(typed)) return null
  const place = Number(typed)
  return place >= 1 && place <= count ? place - 1 : null
}

/** Top and bottom of each row now drawn, in order, with the place it has in the whole list. */
export interface DrawnRow {
  index: number
  top: number
  bottom: number
}

/** The place a row takes when it is let go at height `y`: that of the row under it, or of the nearest drawn one. */
export const placeAt = (rows: readonly DrawnRow[], y: number): number | null => {
  const under = rows.find(({ bottom }) => y < bottom) ?? rows.at(-1)
  return under?.index ?? null
}

/** Pixels a frame to scroll by while something is held near the upper or lower edge of what is seen. */
export const scrollSpeed = (y: number, height: number, edge = 80, most = 18): number => {
  if (y < edge) return -Math.ceil((1 - Math.max(0, y) / edge) * most)
  if (y > height - edge) return Math.ceil((1 - Math.max(0, height - y) / edge) * most)
  return 0
}
