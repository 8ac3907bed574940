import { ColorSpace, Document, Matrix, type PDFDocument } from 'mupdf'
import { encode } from 'uqr'

/** Pixels per point of the drawn page. */
const SCALE = 4
/** The smallest distance between two codes, in pixels. */
const GAP = 16

interface Box {
  left: number
  top: number
  right: number
}

/**
 * Finds the QR codes on a page, row by row. Returns the link in each code, or 'unknown' if the code contains none of these links.
 * Nothing else on the page may be pure black.
 */
export function readCodes(pdf: Buffer, page: number, links: readonly string[]): string[] {
  const document = Document.openDocument(pdf, 'application/pdf') as PDFDocument
  const pixmap = document.loadPage(page).toPixmap(Matrix.scale(SCALE, SCALE), ColorSpace.DeviceGray)
  const [width, height, pixels] = [pixmap.getWidth(), pixmap.getHeight(), pixmap.getPixels()]
  const isBlack = (x: number, y: number) => (pixels[Math.floor(y) * width + Math.floor(x)] ?? 255) < 12
  const isRowMarked = (y: number, left: number, right: number) => {
    for (let x = left; x < right; x++) if (isBlack(x, y)) return true
    return false
  }
  const isColumnMarked = (x: number, top: number, bottom: number) => {
    for (let y = top; y < bottom; y++) if (isBlack(x, y)) return true
    return false
  }
  const boxes = findRuns(height, (y) => isRowMarked(y, 0, width)).flatMap(([runTop, bottom]) =>
    findRuns(width, (x) => isColumnMarked(x, runTop, bottom)).map(([left, right]) => {
      let top = runTop
      while (!isRowMarked(top, left, right)) top++
      return { left, top, right }
    }),
  )
  return boxes.map((box) => links.find((link) => isCodeOf(link, box, isBlack)) ?? 'unknown')
}

/** Finds the runs of marked positions. A run may have gaps of less than GAP. */
function findRuns(count: number, isMarked: (position: number) => boolean) {
  const runs: [start: number, end: number][] = []
  for (let position = 0; position < count; position++) {
    if (!isMarked(position)) continue
    const last = runs.at(-1)
    if (last && position - last[1] < GAP) last[1] = position + 1
    else runs.push([position, position + 1])
  }
  return runs
}

function isCodeOf(link: string, { left, top, right }: Box, isBlack: (x: number, y: number) => boolean) {
  const { size, data } = encode(link, { ecc: 'M', border: 0 })
  const step = (right - left) / size
  return data.every((row, y) =>
    row.every((isDark, x) => isDark === isBlack(left + (x + 0.5) * step, top + (y + 0.5) * step)),
  )
}
