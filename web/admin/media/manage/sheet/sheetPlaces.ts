/** A rectangle in pixels from the upper left corner of the sheet. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A sheet of cells of equal size, in pixels. A place is the index of a cell, from 0, row by row. */
export interface SheetGrid {
  columns: number
  count: number
  cellWidth: number
  cellHeight: number
}

/** Finds the places that a box touches, including those that are not rendered at the moment. */
export const findPlacesInBox = (box: Box, { columns, count, cellWidth, cellHeight }: SheetGrid): number[] => {
  const [left, right] = findCells(box.left, box.width, cellWidth, columns)
  const [top, bottom] = findCells(box.top, box.height, cellHeight, Math.ceil(count / columns))
  const places: number[] = []
  for (let line = top; line <= bottom; line += 1)
    for (let column = left; column <= right; column += 1)
      if (line * columns + column < count) places.push(line * columns + column)
  return places
}

/** Finds the first and the last cell of one axis that a range touches. */
const findCells = (from: number, length: number, size: number, count: number) =>
  [Math.max(0, Math.floor(from / size)), Math.min(count - 1, Math.floor((from + length) / size))] as const

/** Finds the place under a point, or the nearest one. */
export const findPlaceAt = (
  x: number,
  y: number,
  { columns, count, cellWidth, cellHeight }: SheetGrid,
): number => {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / cellWidth)))
  const line = Math.max(0, Math.floor(y / cellHeight))
  return Math.min(count - 1, line * columns + column)
}
