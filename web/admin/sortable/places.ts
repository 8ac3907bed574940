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
export interface VisibleRow {
  index: number
  top: number
  bottom: number
}

/** The place a row takes when it is let go at height `y`: that of the row under it, or of the nearest drawn one. */
export const placeAt = (rows: readonly VisibleRow[], y: number): number | null => {
  const under = rows.find(({ bottom }) => y < bottom) ?? rows.at(-1)
  return under?.index ?? null
}

/** A row that is on its way, and how high it is. Places count from 0. */
interface RowMove {
  from: number
  to: number
  height: number
}

/** Pixels by which another row makes room for the one that is dragged. */
export const givenWay = (index: number, { from, to, height }: RowMove): number => {
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}

/** Pixels between a row's own place and the one it is moved to by keys; of rows that are not drawn, as if they were as high. */
export const distanceTo = (rows: readonly VisibleRow[], { from, to, height }: RowMove): number => {
  const isDown = to > from
  const passed = rows.filter(({ index }) =>
    isDown ? index > from && index <= to : index < from && index >= to,
  )
  const drawn = passed.reduce((sum, { top, bottom }) => sum + bottom - top, 0)
  const missing = Math.abs(to - from) - passed.length
  return (isDown ? 1 : -1) * (drawn + missing * height)
}

/** Pixels a frame to scroll by while something is held near the upper or lower edge of what is seen. */
export const scrollSpeed = (y: number, height: number, edge = 80, most = 18): number => {
  if (y < edge) return -Math.ceil((1 - Math.max(0, y) / edge) * most)
  if (y > height - edge) return Math.ceil((1 - Math.max(0, height - y) / edge) * most)
  return 0
}
