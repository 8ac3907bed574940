/** Returns a new list in which the item at `from` has moved to `to`. Both indexes are 0-based. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const otherItems = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...otherItems.slice(0, to), item, ...otherItems.slice(to)]
}

/** Parses a typed position from 1 to `count` and returns the 0-based index. Returns null for any other text. */
export const parsePosition = (typedText: string, count: number): number | null => {
  if (!/^\s*\d+\s*$/.test(typedText)) return null
  const position = Number(typedText)
  return position >= 1 && position <= count ? position - 1 : null
}

/** A rendered row: its 0-based index in the whole list, and its upper and lower edge in pixels from the top of the list. */
export interface RenderedRow {
  index: number
  top: number
  bottom: number
}

/**
 * Finds the index that a row gets if it is dropped at `y`: the index of the row at `y`, or of the last rendered row if `y` is
 * below all rendered rows. `y` is in pixels from the top of the list.
 */
export const findDropIndex = (rows: readonly RenderedRow[], y: number): number | null => {
  const rowAtDrop = rows.find(({ bottom }) => y < bottom) ?? rows.at(-1)
  return rowAtDrop?.index ?? null
}

/** A move of a row. `from` and `to` are 0-based indexes; `height` is the row's height in pixels. */
interface RowMove {
  from: number
  to: number
  height: number
}

/** Computes by how many pixels the row at `index` shifts down to make room for the dragged row. Negative values mean up. */
export const computeShift = (index: number, { from, to, height }: RowMove): number => {
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}

/**
 * Computes by how many pixels a row moves down if keys move it past other rows. A passed row that is not rendered is assumed to
 * be as high as the moved row.
 */
export const computeDistance = (rows: readonly RenderedRow[], { from, to, height }: RowMove): number => {
  const isDown = to > from
  const passedRows = rows.filter(({ index }) =>
    isDown ? index > from && index <= to : index < from && index >= to,
  )
  const renderedHeight = passedRows.reduce((sum, { top, bottom }) => sum + bottom - top, 0)
  const unrenderedCount = Math.abs(to - from) - passedRows.length
  return (isDown ? 1 : -1) * (renderedHeight + unrenderedCount * height)
}

/**
 * Computes how many pixels the page scrolls per animation frame during a drag. `y` is the pointer's distance from the window's
 * top. The page scrolls only if the pointer is within `edgeZone` pixels of the upper or lower edge of the window.
 */
export const computeScrollSpeed = (y: number, windowHeight: number, edgeZone = 80, maxSpeed = 18): number => {
  if (y < edgeZone) return -Math.ceil((1 - Math.max(0, y) / edgeZone) * maxSpeed)
  if (y > windowHeight - edgeZone) return Math.ceil((1 - Math.max(0, windowHeight - y) / edgeZone) * maxSpeed)
  return 0
}
