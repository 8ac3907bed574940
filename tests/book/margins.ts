import assert from 'node:assert/strict'
import type { PageSize } from '../../server/outputs/book/pageSizes.ts'
import type { readPdf } from '../support/files/readPdf.ts'

/** Points by which hyphens and slanted italics may extend into the margin. */
const OVERHANG = 4
/** Millimeters between the edge of the trimmed page and text. */
const SAFE = 12.7

export const points = (mm: number) => (mm / 25.4) * 72

/** Fails if a page has a different size, or a word or picture is in a margin. */
export function assertWithinMargins(pages: ReturnType<typeof readPdf>['pages'], sheet: PageSize) {
  const [width, height] = [points(sheet.width), points(sheet.height)]
  const safe = points(sheet.bleed + SAFE)
  for (const [index, page] of pages.entries()) {
    assert.deepEqual([page.width, page.height].map(Math.round), [width, height].map(Math.round))
    const [left, right] = index % 2 === 0 ? [sheet.inside, sheet.outside] : [sheet.outside, sheet.inside]
    for (const { box, text } of [
      ...page.lines,
      ...page.pictures.map(({ box }) => ({ box, text: 'picture' })),
    ]) {
      const where = `page ${index + 1}, ${box.map(Math.round).join(' ')} of ${Math.round(points(left))} to ${Math.round(width - points(right))}: ${text}`
      assert.ok(box[0] >= points(left) - OVERHANG && box[2] <= width - points(right) + OVERHANG, where)
      assert.ok(box[1] >= safe && box[3] <= height - safe, where)
    }
    const foot = height - points(sheet.bottom)
    for (const { box, text } of page.lines)
      assert.ok(
        box[3] <= foot + OVERHANG || /^\s*\d+\s*$/.test(text),
        `page ${index + 1}: ${text} is in the foot`,
      )
  }
}
