/** A rectangle, in pixels from the upper left corner of the sheet. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A sheet of cells in lines. A place is the 0-based index of a cell, counted line by line. All lengths are in pixels. */
export interface SheetGrid {
  columns: number
  count: number
  cellWidth: number
  /** how far the top of each line is from the top of the sheet; a line is as high as its longest caption needs */
  lineTops: readonly number[]
}

/** Finds the places that a box touches, including places that are not rendered at the moment. */
export const findPlacesInBox = ({ left, top, width, height }: Box, grid: SheetGrid): number[] => {
  const [firstColumn, lastColumn] = [findColumn(left, grid), findColumn(left + width, grid)]
  const [firstLine, lastLine] = [findLine(top, grid), findLine(top + height, grid)]
  const places: number[] = []
  for (let line = firstLine; line <= lastLine; line += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1)
      if (line * grid.columns + column < grid.count) places.push(line * grid.columns + column)
  return places
}

/** Finds the place at a point, or the nearest place if the point is outside the sheet. */
export const findPlaceAt = (x: number, y: number, grid: SheetGrid): number =>
  Math.min(grid.count - 1, findLine(y, grid) * grid.columns + findColumn(x, grid))

const findColumn = (x: number, { columns, cellWidth }: SheetGrid) =>
  Math.min(columns - 1, Math.max(0, Math.floor(x / cellWidth)))

const findLine = (y: number, { lineTops }: SheetGrid) =>
  Math.max(0, lineTops.filter((top) => top <= y).length - 1)
