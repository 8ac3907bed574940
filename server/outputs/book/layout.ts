/** A photograph to print: its size in pixels, and the lines of its caption. */
export interface CaptionedPhoto {
  pixelWidth: number
  pixelHeight: number
  title: string
  description: string
  /** its day, or the video that it comes from */
  note: string
}
/** A photograph's size on paper, in millimeters. */
export interface Placement {
  width: number
  height: number
  /** whether its caption may continue on the next page */
  hasLongCaption: boolean
}
export interface Area {
  width: number
  height: number
}

/** Millimeters: the gap between two photographs, and the size of the text's letters. */
export interface Spacing {
  gap: number
  letter: number
}

const MM_AN_INCH = 25.4
/** Below this resolution a photograph looks soft, so it is printed smaller, but at least `SMALLEST_MM` wide. */
export const MIN_DPI = 200
const SMALLEST_MM = 55
/** The least width of a caption below a photograph that is alone in its row: lines of about 60 letters read well. */
export const CAPTION_MM = 100
/** A caption's letters relative to the text's; its lines and widest letters relative to its own letters; the gap above, in millimeters. */
const CAPTION_SIZES = { letter: 0.82, line: 1.22, width: 0.46, above: 3 }
/** The fraction of a page's height that a caption may take before it continues on the next page. */
const CAPTION_PART = 0.4
/** Widths to try, as fractions of the page's width: photographs that share a page stay large, a single one makes room for its caption. */
const SHARED_WIDTHS = [1, 0.94, 0.88]
const SINGLE_WIDTHS = Array.from({ length: 100 }, (_, percent) => 1 - percent / 100)
const MAX_ON_A_PAGE = 3
/** The most photographs side by side below a text. */
const MAX_IN_A_ROW = 3

export const computeDpi = (pixels: number, mm: number) => Math.round((pixels * MM_AN_INCH) / mm)
export const computePixels = (mm: number, dpi: number) => Math.ceil((mm / MM_AN_INCH) * dpi)

/** Lays out pages of photographs in their order: upright ones alone, others below each other while they stay large. */
export function layPlates<P extends CaptionedPhoto>(
  photos: readonly P[],
  { first, area }: { first: Area; area: Area },
  { gap, letter }: Spacing,
): (P & Placement)[][] {
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

/** Lays out rows of photographs below a text, each row as high as its photographs' widths and pixels allow. */
export function layRows<P extends CaptionedPhoto>(
  photos: readonly P[],
  area: Area,
  { gap, letter }: Spacing,
): (P & Placement)[][] {
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

const computeRatio = ({ pixelWidth, pixelHeight }: CaptionedPhoto) => pixelWidth / pixelHeight
const isUpright = (photo: CaptionedPhoto) => computeRatio(photo) < 0.95
const computeMaxWidth = ({ pixelWidth }: CaptionedPhoto) =>
  Math.max(SMALLEST_MM, (pixelWidth * MM_AN_INCH) / MIN_DPI)

function layPage<P extends CaptionedPhoto>(
  page: readonly P[],
  area: Area,
  spacing: Spacing,
): (P & Placement)[] {
  const shares = page.length > 1 ? SHARED_WIDTHS : SINGLE_WIDTHS
  const share = shares.find((each) => canFit(page, each, area, spacing)) ?? 0
  return page.map((photo) => placePhoto(photo, computeWidth(photo, share, area), area, spacing.letter))
}

/** Whether photographs fit below each other, with their captions, at this fraction of the width. */
const canFit = (page: readonly CaptionedPhoto[], share: number, area: Area, { gap, letter }: Spacing) =>
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

const computeWidth = (photo: CaptionedPhoto, share: number, area: Area) =>
  Math.min(share * area.width, computeMaxWidth(photo))

function placePhoto<P extends CaptionedPhoto>(
  photo: P,
  width: number,
  area: Area,
  letter: number,
  captionLeast = CAPTION_MM,
): P & Placement {
  const caption = estimateCaptionHeight(photo, Math.max(width, captionLeast), letter)
  const hasLongCaption = caption > CAPTION_PART * area.height
  return { ...photo, width, height: width / computeRatio(photo), hasLongCaption }
}

/** Estimates the most height that a caption takes: too much is harmless, too little would push it to the next page. */
function estimateCaptionHeight(
  { title, description, note }: CaptionedPhoto,
  width: number,
  letter: number,
): number {
  const caption = [title, ...description.split('\n'), note].filter(Boolean)
  if (caption.length === 0) return 0
  const size = CAPTION_SIZES.letter * letter
  const lines = caption.map((line) => Math.ceil((countWidths(line) * CAPTION_SIZES.width * size) / width))
  return CAPTION_SIZES.above + lines.reduce((sum, each) => sum + each) * CAPTION_SIZES.line * size
}

/** Counts a line's letters. East Asian letters count twice, because they are twice as wide; marks do not count. */
const countWidths = (line: string) =>
  line.replace(ZERO_WIDTH, '').length + (line.match(/[\u2e80-\uffee]/g)?.length ?? 0)

const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu
