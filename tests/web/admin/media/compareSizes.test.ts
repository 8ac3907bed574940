import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../../../contract/media/media.ts'
import { noAdjustment } from '../../../../contract/media/adjustment.ts'
import { isLarger } from '../../../../web/admin/media/stored/compareSizes.ts'

const photograph = (width: number, height: number, more: Partial<Media> = {}) =>
  ({ fileType: 'image', fileSize: width, width, height, ...more }) as Media

test('of two photographs, the one with more pixels is larger, turned or not', () => {
  assert.equal(isLarger(photograph(3000, 2000), photograph(800, 1200)), true)
  assert.equal(isLarger(photograph(800, 1200), photograph(3000, 2000)), false)
  assert.equal(isLarger(photograph(1200, 800), photograph(800, 1200)), false)
  assert.equal(isLarger(photograph(1201, 800), photograph(1200, 800)), false, 'a program rounded')
})

test('a photograph that a keeper cropped is as large as its file', () => {
  const crop = { left: 0, top: 0, width: 0.5, height: 0.5 }
  const cropped = photograph(1000, 1000, { adjustment: { ...noAdjustment, crop } })
  assert.equal(isLarger(photograph(1900, 1900), cropped), false)
  assert.equal(isLarger(photograph(2100, 2100), cropped), true)
})

test('the same file is never larger than itself, straightened or not, and a video never', () => {
  assert.equal(isLarger(photograph(900, 600), photograph(700, 500, { fileSize: 900 })), false)
  assert.equal(isLarger(photograph(900, 600, { fileType: 'video' }), photograph(700, 500)), false)
})
