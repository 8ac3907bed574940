/** A photograph to be printed: its pixels, and so many millimetres on paper. */
export interface Shape {
  pixelWidth: number
  pixelHeight: number
}
export interface Printed {
  width: number
  height: number
}
export interface Area {
  width: number
  height: number
}

const MM_AN_INCH = 25.4
/** Below this a photograph looks soft on paper: it is printed smaller, but not smaller than a small print. */
export const LEAST_DPI = 200
const SMALLEST_MM = 55
/** The height of a page's last lines: a title and two lines of a description. */
const CAPTION_MM = 15
/** Photographs that share a page stay at least so large, as a part of the page's width. */
const SHARES = [1, 0.94, 0.88]
const MOST_ON_A_PAGE = 3
/** So many photographs lie side by side below a memory. */
const MOST_IN_A_ROW = 3

export const dpiOf = (pixels: number, mm: number) => Math.round((pixels * MM_AN_INCH) / mm)
export const pixelsFor = (mm: number, dpi: number) => Math.ceil((mm / MM_AN_INCH) * dpi)

/** Pages of photographs in their order: portraits alone, and others below each other while they stay large. */
export function layPlates<P extends Shape>(
  photos: readonly P[],
  { first, area }: { first: Area; area: Area },
  gap: number,
): (P & Printed)[][] {
  const pages: P[][] = []
  for (const photo of photos) {
    const page = pages.at(-1)
    const space = pages.length === 1 ? first : area
    const canJoin = page && page.length < MOST_ON_A_PAGE && ![...page, photo].some(isUpright)
    if (canJoin && scaleFor([...page, photo], space, gap)) page.push(photo)
    else pages.push([photo])
  }
  return pages.map((page, index) => fit(page, index === 0 ? first : area, gap))
}

/** Rows below a text, each as high as its pictures allow. */
export function layRows<P extends Shape>(photos: readonly P[], area: Area, gap: number): (P & Printed)[][] {
  const count = Math.ceil(photos.length / MOST_IN_A_ROW)
  const each = Math.ceil(photos.length / count)
  return Array.from({ length: count }, (_, index) => {
    const row = photos.slice(index * each, (index + 1) * each)
    const ratios = row.reduce((sum, photo) => sum + ratioOf(photo), 0)
    const height = Math.min(
      area.height,
      (area.width - gap * (row.length - 1)) / ratios,
      ...row.map((photo) => mostWidth(photo) / ratioOf(photo)),
    )
    return row.map((photo) => ({ ...photo, width: height * ratioOf(photo), height }))
  })
}

const ratioOf = ({ pixelWidth, pixelHeight }: Shape) => pixelWidth / pixelHeight
const isUpright = (photo: Shape) => ratioOf(photo) < 0.95
const mostWidth = ({ pixelWidth }: Shape) => Math.max(SMALLEST_MM, (pixelWidth * MM_AN_INCH) / LEAST_DPI)

/** Null when they would become too small. */
const scaleFor = (page: readonly Shape[], area: Area, gap: number) =>
  SHARES.find((share) => heightOf(page, share * area.width, gap) <= area.height) ?? null

const heightOf = (page: readonly Shape[], width: number, gap: number) =>
  page.reduce((sum, photo) => sum + Math.min(width, mostWidth(photo)) / ratioOf(photo) + CAPTION_MM, 0) +
  gap * (page.length - 1)

function fit<P extends Shape>(page: readonly P[], area: Area, gap: number): (P & Printed)[] {
  const share = scaleFor(page, area, gap)
  return page.map((photo) => {
    const widest = share
      ? share * area.width
      : Math.min(area.width, (area.height - CAPTION_MM) * ratioOf(photo))
    const width = Math.min(widest, mostWidth(photo))
    return { ...photo, width, height: width / ratioOf(photo) }
  })
}
