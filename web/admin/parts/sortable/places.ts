/** A rectangle, in pixels from the corner of the sheet where its first line begins: the upper left one, or the upper right one. */
export interface Box {
  start: number
  top: number
  width: number
  height: number
}

/**
 * A sheet of cells in lines; a list is a sheet of one column. A place is the 0-based index of a cell, counted line by line. All
 * lengths are in pixels.
 */
export interface Grid {
  columns: number
  count: number
  width: number
  /** how far the top of each line is from the top of the sheet, and last the bottom of the last line; lines differ in height */
  edges: readonly number[]
}

/** Finds the place at a point, or the nearest place if the point is outside the sheet. `x` is the distance from where lines begin. */
export const findPlaceAt = (x: number, y: number, grid: Grid): number =>
  Math.min(grid.count - 1, findLine(y, grid) * grid.columns + findColumn(x, grid))

/** Finds the places that a box touches, including places that are not rendered at the moment. */
export const findPlacesInBox = ({ start, top, width, height }: Box, grid: Grid): number[] => {
  const [firstColumn, lastColumn] = [findColumn(start, grid), findColumn(start + width, grid)]
  const [firstLine, lastLine] = [findLine(top, grid), findLine(top + height, grid)]
  const places: number[] = []
  for (let line = firstLine; line <= lastLine; line += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1)
      if (line * grid.columns + column < grid.count) places.push(line * grid.columns + column)
  return places
}

const findColumn = (x: number, { columns, width }: Grid) =>
  Math.min(columns - 1, Math.max(0, Math.floor((x / width) * columns)))

const findLine = (y: number, { edges }: Grid) =>
  Math.max(0, edges.slice(0, -1).filter((top) => top <= y).length - 1)

/**
 * Computes by how many pixels the row at `index` of a list shifts down if the row at `from` moves to `to` and the others make
 * room. Negative values mean up.
 */
export const computeShift = (index: number, from: number, to: number, edges: readonly number[]): number => {
  const measureRows = (first: number, end: number) => (edges[end] ?? 0) - (edges[first] ?? 0)
  if (index === from) return to > from ? measureRows(from + 1, to + 1) : measureRows(from, to)
  if (index > from && index <= to) return -measureRows(from, from + 1)
  return index < from && index >= to ? measureRows(from, from + 1) : 0
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
