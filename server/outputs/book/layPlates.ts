import { setImmediate } from 'node:timers/promises'
import {
  type Area,
  CAPTION_MM,
  type CaptionedPhoto,
  computeDpi,
  computeMaxWidth,
  computeRatio,
  computeRowHeight,
  estimateCaptionHeight,
  MAX_CAPTION_FRACTION,
  type Placement,
  type Spacing,
} from './layout.ts'

/** The pages of the chapter of photographs. */
export interface Plates<P> {
  /** each page is a list of rows */
  pages: (P & Placement)[][][]
  /** the number of pages for the first photographs alone, by their number, from none to all */
  pageCounts: number[]
}

/**
 * Distributes photographs over pages, in the given order. Small photographs share a page, and a large one stands alone, where possible
 * next to a page with several. The first page is a right-hand page, with less room than the others. Two thousand photographs take
 * most of a second, so other work of the process gets its turn in between.
 */
export async function layPlates<P extends CaptionedPhoto>(
  photos: readonly P[],
  { first: firstArea, area }: { first: Area; area: Area },
  spacing: Spacing,
): Promise<Plates<P>> {
  /** for each number of photographs, the cheapest ways to print them, by the kind of their last page */
  const waysByCount: Map<string, Way<P>>[] = Array.from({ length: photos.length + 1 }, () => new Map())
  waysByCount[0]?.set('', NO_PAGES)
  for (const [index, ways] of waysByCount.entries()) {
    if (index % PHOTOS_PER_TURN === 0) await setImmediate()
    const pages = layPages(photos.slice(index, index + MAX_PER_PAGE), index === 0 ? firstArea : area, spacing)
    for (const way of ways.values())
      for (const page of pages) {
        const pageCount = way.pageCount + 1
        const cost = way.cost + page.cost + computeNeighborCost(way.page, page, pageCount)
        const longerWays = waysByCount[index + page.count]
        const key = `${page.arrangement} ${pageCount % 2}`
        if (cost < (longerWays?.get(key)?.cost ?? Number.POSITIVE_INFINITY))
          longerWays?.set(key, { cost, pageCount, page, before: way })
      }
  }
  const cheapestWays = waysByCount.map((ways) => [...ways.values()].toSorted((a, b) => a.cost - b.cost)[0])
  return {
    pages: listPages(cheapestWays.at(-1)),
    pageCounts: cheapestWays.map((way) => way?.pageCount ?? 0),
  }
}

/** The number of photographs after which other work of the process gets its turn. */
const PHOTOS_PER_TURN = 25

/** A page on which photographs are arranged. */
interface Page<P> {
  /** the number of photographs in each row, such as '1,2' */
  arrangement: string
  count: number
  rows: (P & Placement)[][]
  cost: number
}

/** A way to print the photographs up to a page. */
interface Way<P> {
  cost: number
  pageCount: number
  page: Page<P> | undefined
  before: Way<P> | undefined
}

const NO_PAGES = { cost: 0, pageCount: 0, page: undefined, before: undefined }

/** The numbers of photographs in the rows of a page. */
const ARRANGEMENTS = ['1', '1,1', '2', '1,1,1', '1,2', '2,1', '3', '2,2', '1,2,1', '1,3', '3,1', '1,1,1,1']
/** Arrangements for photographs that have too few pixels to be large. */
const ARRANGEMENTS_OF_SMALL = ['2,1,2', '2,3', '3,2', '3,3', '2,2,2']
const MAX_PER_PAGE = 6
/** The minimum width of a page's rows, as a fraction of the text area's width. */
const LEAST_SHARE = 0.35
/** The minimum width of a caption in a row of several photographs. */
const ROW_CAPTION_MM = 40
/** The distance between two rows, as a multiple of the gap between two photographs. */
export const ROW_GAP = 1.4
/** The maximum width of a small photograph, as a fraction of the text area's width. */
const SMALL_FRACTION = 0.45
/** The resolution of a photograph that is good enough to be alone on a page without a title. */
const GOOD_DPI = 300

function layPages<P extends CaptionedPhoto>(photos: readonly P[], area: Area, spacing: Spacing): Page<P>[] {
  return [...ARRANGEMENTS, ...ARRANGEMENTS_OF_SMALL].flatMap((arrangement) => {
    const counts = arrangement.split(',').map(Number)
    const count = counts.reduce((sum, each) => sum + each)
    const plateItems = photos.slice(0, count)
    if (count > photos.length) return []
    if (ARRANGEMENTS_OF_SMALL.includes(arrangement) && !plateItems.every((photo) => isSmall(photo, area)))
      return []
    const rows = counts.map((each, row) => {
      const start = counts.slice(0, row).reduce((sum, before) => sum + before, 0)
      return plateItems.slice(start, start + each)
    })
    const placedRows = layPage(rows, area, spacing)
    return placedRows ? [{ arrangement, count, rows: placedRows, cost: computeCost(placedRows, area) }] : []
  })
}

const isSmall = (photo: CaptionedPhoto, area: Area) => computeMaxWidth(photo) < SMALL_FRACTION * area.width

/**
 * Places rows below each other, as large as the area allows. Returns null if several photographs would be too small. A single one
 * always fits, whatever its shape and caption.
 */
function layPage<P extends CaptionedPhoto>(
  rows: readonly P[][],
  area: Area,
  spacing: Spacing,
): (P & Placement)[][] | null {
  const [single, second] = rows.flat()
  const isSingle = second === undefined
  const place = (share: number) => {
    const placedRows = rows.map((row) => layRow(row, share * area.width, area, spacing))
    const height = placedRows.reduce(
      (sum, row) => sum + row.height,
      spacing.gap * ROW_GAP * (rows.length - 1),
    )
    const photos = placedRows.map((row) => row.photos)
    const hasLongCaption = photos.flat().some((photo) => photo.hasLongCaption)
    const isTooWide = placedRows.some(({ width }) => width > area.width + 0.01)
    const fits = height <= area.height + 0.001 && (isSingle || !(isTooWide || hasLongCaption))
    return fits ? photos : null
  }
  const fullWidthPlacement = place(1)
  if (fullWidthPlacement) return fullWidthPlacement
  // the widest share that fits, found by halves
  let [least, most] = single && isSingle ? findShares(single, area) : [LEAST_SHARE, 1]
  let best = place(least)
  for (let step = 0; best && step < 6; step++) {
    const share = (least + most) / 2
    const placement = place(share)
    if (placement) [best, least] = [placement, share]
    else most = share
  }
  return best
}

/** Returns the share at which a photograph leaves room for the highest caption, and the one at which it leaves none. */
function findShares(photo: CaptionedPhoto, area: Area): [number, number] {
  const fullHeightShare = (area.height * computeRatio(photo)) / area.width
  return [(1 - MAX_CAPTION_FRACTION) * fullHeightShare, Math.min(1, fullHeightShare)]
}

function layRow<P extends CaptionedPhoto>(row: readonly P[], width: number, area: Area, spacing: Spacing) {
  const gaps = spacing.gap * (row.length - 1)
  const height = computeRowHeight(row, width, spacing)
  const maxCaption = MAX_CAPTION_FRACTION * area.height
  const captions: number[] = []
  const photos = row.map((photo) => {
    const photoWidth = height * computeRatio(photo)
    const hasCaption = photo.title + photo.description + photo.note !== ''
    const leastColumn = row.length === 1 ? CAPTION_MM : hasCaption ? ROW_CAPTION_MM : 0
    const column = Math.max(photoWidth, leastColumn)
    const caption = estimateCaptionHeight(photo, column, spacing.fontSize)
    captions.push(Math.min(caption, maxCaption))
    return { ...photo, width: photoWidth, height, column, hasLongCaption: caption > maxCaption }
  })
  return {
    photos,
    width: photos.reduce((sum, { column }) => sum + column, gaps),
    height: height + Math.max(...captions),
  }
}

/** Computes how much speaks against a page, compared with the 1 of a page that speaks for itself. */
function computeCost(rows: readonly (CaptionedPhoto & Placement)[][], area: Area): number {
  const photos = rows.flat()
  const fill = photos.reduce((sum, { width, height }) => sum + width * height, 0) / (area.width * area.height)
  const [single] = photos
  if (single && photos.length === 1 && !single.hasLongCaption) {
    if (isStamp(single, area)) return STAMP_COST
    const isGood = computeDpi(single.pixelWidth, single.width) >= GOOD_DPI || single.title !== ''
    return (isGood ? 1 : 1.6) - (single.title ? 0.1 : 0) + 1.5 * Math.max(0, 0.4 - fill)
  }
  const tinyCount = photos.filter(
    (photo) => photo.width < 0.28 * area.width && photo.width < 0.9 * computeMaxWidth(photo),
  ).length
  return 1 + 1.5 * Math.max(0, 0.55 - fill) + 0.15 * tinyCount
}

/** Whether a photograph is so small that it looks lost on a page of its own. */
export const isStamp = ({ width, height }: Placement, area: Area) =>
  width < 0.62 * area.width && height < 0.62 * area.height

const STAMP_COST = 20

/** Two pages next to each other should differ, and one of them should have a single photograph. */
function computeNeighborCost<P>(previous: Page<P> | undefined, page: Page<P>, pageCount: number): number {
  if (!previous) return 0
  const sameCost = previous.arrangement === page.arrangement ? 0.15 : 0
  // odd pages are on the right
  if (pageCount % 2 === 0) return sameCost
  const [few = 0, many = 0] = [previous.count, page.count].toSorted((a, b) => a - b)
  if (few === 1) return sameCost + (many === 1 ? 1 : many === 2 ? 0.2 : 0)
  return sameCost + (few === 2 ? (many === 2 ? 0.3 : 0.6) : 1.4)
}

function listPages<P>(lastWay: Way<P> | undefined): (P & Placement)[][][] {
  const pages: (P & Placement)[][][] = []
  for (let way = lastWay; way?.page; way = way.before) pages.unshift(way.page.rows)
  return pages
}
