/** A photograph to be printed: its pixels and the lines below it, and so many millimetres on paper. */
export interface Shape {
  pixelWidth: number
  pixelHeight: number
  title: string
  description: string
  /** its day, or that it is from a film */
  note: string
}
export interface Printed {
  width: number
  height: number
  /** whether its caption may go on on the next page */
  hasLongCaption: boolean
}
export interface Area {
  width: number
  height: number
}

/** Millimetres between two photographs, and of the text's letters. */
export interface Spacing {
  gap: number
  letter: number
}

const MM_AN_INCH = 25.4
/** Below this a photograph looks soft on paper: it is printed smaller, but not smaller than a small print. */
export const LEAST_DPI = 200
const SMALLEST_MM = 55
/** A photograph with none beside it may have a caption that is wider than it: about 60 letters are read well. */
export const CAPTION_MM = 100
/** A caption's letters in those of the text, the height of its lines and the width of a letter in its own; at most. */
const CAPTION_SIZES = { letter: 0.82, line: 1.22, width: 0.46, above: 3 }
/** So much of a page's height a caption may take, before it goes on on the next. */
const CAPTION_PART = 0.4
/** Photographs that share a page stay at least so large, as a part of the page's width; one alone makes room for its caption. */
const SHARED_WIDTHS = [1, 0.94, 0.88]
const SINGLE_WIDTHS = Array.from({ length: 100 }, (_, percent) => 1 - percent / 100)
const MAX_ON_A_PAGE = 3
/** So many photographs lie side by side below a memory. */
const MAX_IN_A_ROW = 3

export const dpiOf = (pixels: number, mm: number) => Math.round((pixels * MM_AN_INCH) / mm)
export const pixelsFor = (mm: number, dpi: number) => Math.ceil((mm / MM_AN_INCH) * dpi)

/** Pages of photographs in their order: portraits alone, and others below each other while they stay large. */
export function layPlates<P extends Shape>(
  photos: readonly P[],
  { first, area }: { first: Area; area: Area },
  { gap, letter }: Spacing,
): (P & Printed)[][] {
  const pages: P[][] = []
  for (const photo of photos) {
    const page = pages.at(-1)
    const space = pages.length === 1 ? first : area
    const canJoin = page && page.length < MAX_ON_A_PAGE && ![...page, photo].some(isUpright)
    if (canJoin && SHARED_WIDTHS.some((share) => canFit([...page, photo], share, space, { gap, letter })))
      page.push(photo)
    else pages.push([photo])
  }
  return pages.map((page, index) => layPage(page, index === 0 ? first : area, { gap, letter }))
}

/** Rows below a text, each as high as its pictures allow. */
export function layRows<P extends Shape>(
  photos: readonly P[],
  area: Area,
  { gap, letter }: Spacing,
): (P & Printed)[][] {
  const count = Math.ceil(photos.length / MAX_IN_A_ROW)
  const start = (index: number) => Math.ceil((index * photos.length) / count)
  return Array.from({ length: count }, (_, index) => {
    const row = photos.slice(start(index), start(index + 1))
    const ratios = row.reduce((sum, photo) => sum + computeRatio(photo), 0)
    const height = Math.min(
      area.height,
      (area.width - gap * (row.length - 1)) / ratios,
      ...row.map((photo) => computeMaxWidth(photo) / computeRatio(photo)),
    )
    const captionLeast = row.length === 1 ? CAPTION_MM : 0
    return row.map((photo) => placePhoto(photo, height * computeRatio(photo), area, letter, captionLeast))
  })
}

const computeRatio = ({ pixelWidth, pixelHeight }: Shape) => pixelWidth / pixelHeight
const isUpright = (photo: Shape) => computeRatio(photo) < 0.95
const computeMaxWidth = ({ pixelWidth }: Shape) =>
  Math.max(SMALLEST_MM, (pixelWidth * MM_AN_INCH) / LEAST_DPI)

function layPage<P extends Shape>(page: readonly P[], area: Area, spacing: Spacing): (P & Printed)[] {
  const shares = page.length > 1 ? SHARED_WIDTHS : SINGLE_WIDTHS
  const share = shares.find((each) => canFit(page, each, area, spacing)) ?? 0
  return page.map((photo) => placePhoto(photo, computeWidth(photo, share, area), area, spacing.letter))
}

/** Photographs below each other, each with its caption. */
const canFit = (page: readonly Shape[], share: number, area: Area, { gap, letter }: Spacing) =>
  page.reduce(
    (sum, photo) => {
      const width = computeWidth(photo, share, area)
      return (
        sum +
        width / computeRatio(photo) +
        Math.min(
          estimateCaptionHeight(photo, Math.max(width, CAPTION_MM), letter),
          CAPTION_PART * area.height,
        )
      )
    },
    gap * (page.length - 1),
  ) <= area.height

const computeWidth = (photo: Shape, share: number, area: Area) =>
  Math.min(share * area.width, computeMaxWidth(photo))

function placePhoto<P extends Shape>(
  photo: P,
  width: number,
  area: Area,
  letter: number,
  captionLeast = CAPTION_MM,
): P & Printed {
  const caption = estimateCaptionHeight(photo, Math.max(width, captionLeast), letter)
  const hasLongCaption = caption > CAPTION_PART * area.height
  return { ...photo, width, height: width / computeRatio(photo), hasLongCaption }
}

/** As high as it is at most: a page on which it stands a little lower is seen by nobody. */
function estimateCaptionHeight({ title, description, note }: Shape, width: number, letter: number): number {
  const caption = [title, ...description.split('\n'), note].filter(Boolean)
  if (caption.length === 0) return 0
  const size = CAPTION_SIZES.letter * letter
  const lines = caption.map((line) => Math.ceil((countWidths(line) * CAPTION_SIZES.width * size) / width))
  return CAPTION_SIZES.above + lines.reduce((sum, each) => sum + each) * CAPTION_SIZES.line * size
}

/** Letters of East Asia are twice as wide. */
const countWidths = (line: string) =>
  line.replace(ZERO_WIDTH, '').length + (line.match(/[\u2e80-\uffee]/g)?.length ?? 0)

const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu
