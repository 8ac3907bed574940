/** Moves the item at `from` to `to` in a copy of the list; both count from 0. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** Parses a typed position, a whole number from 1 to `count`, into an index from 0; null for anything else. */
export const parsePosition = (typed: string, count: number): number | null => {
  if (!/^\s*\d+\s*$/.test(typed)) return null
  const place = Number(typed)
  return place >= 1 && place <= count ? place - 1 : null
}

/** A rendered row: its index in the whole list, and its edges in pixels from the top of the list. */
export interface RenderedRow {
  index: number
  top: number
  bottom: number
}

/** Finds the index at which a row dropped at `y` lands: the index of the row under `y`, else of the last rendered row. */
export const findDropIndex = (rows: readonly RenderedRow[], y: number): number | null => {
  const under = rows.find(({ bottom }) => y < bottom) ?? rows.at(-1)
  return under?.index ?? null
}

/** The move of a row in progress. `from` and `to` count from 0; `height` is the row's height in pixels. */
interface RowMove {
  from: number
  to: number
  height: number
}

/** Computes the pixels by which the row at `index` shifts to make room for the dragged one. */
export const computeShift = (index: number, { from, to, height }: RowMove): number => {
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}

/** Computes the pixels that a row moves by keys. A row that is not rendered counts as high as the moved one. */
export const computeDistance = (rows: readonly RenderedRow[], { from, to, height }: RowMove): number => {
  const isDown = to > from
  const passed = rows.filter(({ index }) =>
    isDown ? index > from && index <= to : index < from && index >= to,
  )
  const drawn = passed.reduce((sum, { top, bottom }) => sum + bottom - top, 0)
  const missing = Math.abs(to - from) - passed.length
  return (isDown ? 1 : -1) * (drawn + missing * height)
}

/** Computes the pixels to scroll per frame while something is held at `y` in a window of this height; 0 away from edges. */
export const computeScrollSpeed = (y: number, height: number, edge = 80, most = 18): number => {
  if (y < edge) return -Math.ceil((1 - Math.max(0, y) / edge) * most)
  if (y > height - edge) return Math.ceil((1 - Math.max(0, height - y) / edge) * most)
  return 0
}
