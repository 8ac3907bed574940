/** A photograph to print: its size in pixels, and the lines of its caption. */
export interface CaptionedPhoto {
  pixelWidth: number
  pixelHeight: number
  title: string
  description: string
  /** the photograph's date; a video's poster also has words such as 'From a video of 0:42' */
  note: string
}
/** A photograph's size on paper, in millimeters. */
export interface Placement {
  width: number
  height: number
  /** the width of the column with the photograph and its caption */
  column: number
  /** whether the caption is so long that it may continue on the next page */
  hasLongCaption: boolean
}
export interface Area {
  width: number
  height: number
}

/** Lengths in millimeters. */
export interface Spacing {
  /** distance between two photographs */
  gap: number
  fontSize: number
}

const MM_PER_INCH = 25.4
/** The resolution below which a photograph looks blurred. Such a photograph is printed smaller, but not below `MIN_WIDTH_MM`. */
export const MIN_DPI = 200
const MIN_WIDTH_MM = 55
/** The resolution below which no photograph is printed, even if it becomes tiny. */
const LEAST_DPI = 150
/** The minimum width of a caption below a single photograph. It gives lines of about 60 characters, which are easy to read. */
export const CAPTION_MM = 100
/**
 * Lengths for estimating a caption's height: `fontSize`, its type size as a fraction of the text's type size; `line` and `width`,
 * the heights of its lines and the assumed width of its characters as fractions of its own type size; `above`, the gap above the
 * caption in millimeters.
 */
const CAPTION_SIZES = { fontSize: 0.82, line: 1.22, width: 0.46, above: 3 }
/** The maximum height of a caption, as a fraction of the text area's height. A longer caption continues on the next page. */
export const MAX_CAPTION_FRACTION = 0.4
/** The maximum number of photographs side by side below a paragraph, service or memory. */
const MAX_PER_ROW = 3

export const computeDpi = (pixels: number, mm: number) => Math.round((pixels * MM_PER_INCH) / mm)
export const computePixels = (mm: number, dpi: number) => Math.ceil((mm / MM_PER_INCH) * dpi)

/**
 * Lays out the photographs below a paragraph, service or memory in rows. All photographs in a row have the same height, the
 * largest that the area and the photographs' pixels allow.
 */
export function layRows<P extends CaptionedPhoto>(
  photos: readonly P[],
  area: Area,
  spacing: Spacing,
): (P & Placement)[][] {
  const count = Math.ceil(photos.length / MAX_PER_ROW)
  const findRowStart = (index: number) => Math.ceil((index * photos.length) / count)
  return Array.from({ length: count }, (_, index) => {
    const row = photos.slice(findRowStart(index), findRowStart(index + 1))
    const height = Math.min(area.height, computeRowHeight(row, area.width, spacing))
    return row.map((photo) => {
      const width = height * computeRatio(photo)
      const column = row.length === 1 ? Math.max(width, CAPTION_MM) : width
      const caption = estimateCaptionHeight(photo, column, spacing.fontSize)
      return { ...photo, width, height, column, hasLongCaption: caption > MAX_CAPTION_FRACTION * area.height }
    })
  })
}

/** Computes the height of photographs that stand side by side, the largest that the width and their pixels allow. */
export function computeRowHeight(row: readonly CaptionedPhoto[], width: number, { gap }: Spacing): number {
  const ratioSum = row.reduce((sum, photo) => sum + computeRatio(photo), 0)
  const pixelHeights = row.map((photo) => computeMaxWidth(photo) / computeRatio(photo))
  return Math.min((width - gap * (row.length - 1)) / ratioSum, ...pixelHeights)
}

export const computeRatio = ({ pixelWidth, pixelHeight }: CaptionedPhoto) => pixelWidth / pixelHeight
/** The maximum width of a photograph, so that it is not blurred. */
export const computeMaxWidth = ({ pixelWidth }: CaptionedPhoto) =>
  Math.min(
    Math.max(MIN_WIDTH_MM, (pixelWidth * MM_PER_INCH) / MIN_DPI),
    (pixelWidth * MM_PER_INCH) / LEAST_DPI,
  )

/**
 * Estimates the maximum height of a caption. An estimate that is too low would move the caption to the next page; one that is too
 * high is harmless.
 */
export function estimateCaptionHeight(
  { title, description, note }: CaptionedPhoto,
  width: number,
  fontSize: number,
): number {
  const caption = [title, ...description.split('\n'), note].filter(Boolean)
  if (caption.length === 0) return 0
  const size = CAPTION_SIZES.fontSize * fontSize
  const lines = caption.map((line) => Math.ceil((countWidths(line) * CAPTION_SIZES.width * size) / width))
  return CAPTION_SIZES.above + lines.reduce((sum, each) => sum + each) * CAPTION_SIZES.line * size
}

/** Counts the characters of a line. East Asian characters count twice, because they are twice as wide. Accents do not count. */
const countWidths = (line: string) =>
  line.replace(ZERO_WIDTH, '').length + (line.match(/[\u2e80-\uffee]/g)?.length ?? 0)

const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu
