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
/** The minimum width of a caption below a single photograph. It gives lines of about 60 characters, which are easy to read. */
export const CAPTION_MM = 100
/**
 * Lengths for estimating a caption's height: `fontSize`, its type size as a fraction of the text's type size; `line` and `width`,
 * the heights of its lines and the assumed width of its characters as fractions of its own type size; `above`, the gap above the
 * caption in millimeters.
 */
const CAPTION_SIZES = { fontSize: 0.82, line: 1.22, width: 0.46, above: 3 }
/** The maximum height of a caption, as a fraction of the text area's height. A longer caption continues on the next page. */
const MAX_CAPTION_FRACTION = 0.4
/**
 * The widths to try for photographs, as fractions of the text area's width. Photographs that share a page must stay large. A
 * single photograph may become much smaller, to make room for its caption.
 */
const SHARED_WIDTHS = [1, 0.94, 0.88]
const SINGLE_WIDTHS = Array.from({ length: 100 }, (_, percent) => 1 - percent / 100)
const MAX_PER_PAGE = 3
/** The maximum number of photographs side by side below a paragraph, service or memory. */
const MAX_PER_ROW = 3

export const computeDpi = (pixels: number, mm: number) => Math.round((pixels * MM_PER_INCH) / mm)
export const computePixels = (mm: number, dpi: number) => Math.ceil((mm / MM_PER_INCH) * dpi)

/**
 * Distributes photographs over pages, in the given order. An upright photograph is alone on its page. Other photographs share a
 * page as long as they stay large.
 */
export function layPlates<P extends CaptionedPhoto>(
  photos: readonly P[],
  { first: firstArea, area }: { first: Area; area: Area },
  spacing: Spacing,
): (P & Placement)[][] {
  const pages: P[][] = []
  for (const photo of photos) {
    const page = pages.at(-1)
    const freeArea = pages.length === 1 ? firstArea : area
    const canJoin = page && page.length < MAX_PER_PAGE && ![...page, photo].some(isUpright)
    if (canJoin && SHARED_WIDTHS.some((share) => canFit([...page, photo], share, freeArea, spacing)))
      page.push(photo)
    else pages.push([photo])
  }
  return pages.map((page, index) => layPage(page, index === 0 ? firstArea : area, spacing))
}

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
    const ratioSum = row.reduce((sum, photo) => sum + computeRatio(photo), 0)
    const height = Math.min(
      area.height,
      (area.width - spacing.gap * (row.length - 1)) / ratioSum,
      ...row.map((photo) => computeMaxWidth(photo) / computeRatio(photo)),
    )
    const minCaptionWidth = row.length === 1 ? CAPTION_MM : 0
    return row.map((photo) =>
      placePhoto(photo, height * computeRatio(photo), area, spacing.fontSize, minCaptionWidth),
    )
  })
}

const computeRatio = ({ pixelWidth, pixelHeight }: CaptionedPhoto) => pixelWidth / pixelHeight
const isUpright = (photo: CaptionedPhoto) => computeRatio(photo) < 0.95
const computeMaxWidth = ({ pixelWidth }: CaptionedPhoto) =>
  Math.max(MIN_WIDTH_MM, (pixelWidth * MM_PER_INCH) / MIN_DPI)

function layPage<P extends CaptionedPhoto>(
  page: readonly P[],
  area: Area,
  spacing: Spacing,
): (P & Placement)[] {
  const shares = page.length > 1 ? SHARED_WIDTHS : SINGLE_WIDTHS
  const share = shares.find((each) => canFit(page, each, area, spacing)) ?? 0
  return page.map((photo) => placePhoto(photo, computeWidth(photo, share, area), area, spacing.fontSize))
}

/** Whether photographs and captions fit below each other if each photograph takes the fraction `share` of the area's width. */
const canFit = (page: readonly CaptionedPhoto[], share: number, area: Area, spacing: Spacing) =>
  page.reduce(
    (sum, photo) => {
      const width = computeWidth(photo, share, area)
      return (
        sum +
        width / computeRatio(photo) +
        Math.min(
          estimateCaptionHeight(photo, Math.max(width, CAPTION_MM), spacing.fontSize),
          MAX_CAPTION_FRACTION * area.height,
        )
      )
    },
    spacing.gap * (page.length - 1),
  ) <= area.height

const computeWidth = (photo: CaptionedPhoto, share: number, area: Area) =>
  Math.min(share * area.width, computeMaxWidth(photo))

function placePhoto<P extends CaptionedPhoto>(
  photo: P,
  width: number,
  area: Area,
  fontSize: number,
  minCaptionWidth = CAPTION_MM,
): P & Placement {
  const caption = estimateCaptionHeight(photo, Math.max(width, minCaptionWidth), fontSize)
  const hasLongCaption = caption > MAX_CAPTION_FRACTION * area.height
  return { ...photo, width, height: width / computeRatio(photo), hasLongCaption }
}

/**
 * Estimates the maximum height of a caption. An estimate that is too low would move the caption to the next page; one that is too
 * high is harmless.
 */
function estimateCaptionHeight(
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
