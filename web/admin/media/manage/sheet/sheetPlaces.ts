/** A rectangle, in pixels from the upper left corner of the sheet. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A sheet of cells that all have the same size, in pixels. A place is the 0-based index of a cell, counted row by row. */
export interface SheetGrid {
  columns: number
  count: number
  cellWidth: number
  cellHeight: number
}

/** Finds the places that a box touches, including places that are not rendered at the moment. */
export const findPlacesInBox = (box: Box, { columns, count, cellWidth, cellHeight }: SheetGrid): number[] => {
  const [left, right] = findCells(box.left, box.width, cellWidth, columns)
  const [top, bottom] = findCells(box.top, box.height, cellHeight, Math.ceil(count / columns))
  const places: number[] = []
  for (let line = top; line <= bottom; line += 1)
    for (let column = left; column <= right; column += 1)
      if (line * columns + column < count) places.push(line * columns + column)
  return places
}

/** Finds the first and the last column (or line) that a range touches. `from`, `length` and `cellSize` are in pixels. */
const findCells = (from: number, length: number, cellSize: number, count: number) =>
  [
    Math.max(0, Math.floor(from / cellSize)),
    Math.min(count - 1, Math.floor((from + length) / cellSize)),
  ] as const

/** Finds the place at a point, or the nearest place if the point is outside the sheet. */
export const findPlaceAt = (
  x: number,
  y: number,
  { columns, count, cellWidth, cellHeight }: SheetGrid,
): number => {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / cellWidth)))
  const line = Math.max(0, Math.floor(y / cellHeight))
  return Math.min(count - 1, line * columns + column)
}
