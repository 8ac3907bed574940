import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../../../contract/media/media.ts'
import { noAdjustment } from '../../../../contract/media/adjustment.ts'
import { findPairs, isLarger } from '../../../../web/admin/media/stored/findPairs.ts'

/** A photograph that is as many pixels wide as its file has bytes, and the same picture as the item `sameAsId`. */
const photograph = (id: string, width: number, sameAsId: string | null = null) =>
  ({ id, fileType: 'image', fileSize: width, width, height: 100, sameAsId }) as Media
const describe = (copies: Media[], gallery: Media[] = []) =>
  findPairs(copies, gallery).map(
    ({ copy, earlierItem, isLarger }) =>
      `${copy.id} is ${isLarger ? 'larger than' : 'no better than'} ${earlierItem.id}`,
  )

test('a photograph that neither the gallery nor another guest has is in no pair', () => {
  assert.deepEqual(describe([photograph('a', 90), photograph('b', 90)], [photograph('g', 90)]), [])
})

test('a photograph that the gallery has is larger only if it has more pixels', () => {
  const gallery = [photograph('g', 50), photograph('h', 50)]
  assert.deepEqual(describe([photograph('a', 50, 'g'), photograph('b', 60, 'h')], gallery), [
    'a is no better than g',
    'b is larger than h',
  ])
})

test('of three that the gallery has, one is the larger one, the first if two are', () => {
  const copies = [photograph('a', 70, 'g'), photograph('b', 80, 'a'), photograph('c', 80, 'b')]
  assert.deepEqual(describe(copies, [photograph('g', 50)]), [
    'a is no better than g',
    'b is larger than g',
    'c is no better than g',
  ])
})

test('of a photograph that came several times, the largest is in no pair of its own, and the others need not be taken', () => {
  const copies = [photograph('a', 50), photograph('b', 90, 'a'), photograph('c', 90, 'a')]
  assert.deepEqual(describe(copies), ['a is no better than b', 'c is no better than b'])
})

test('of two pictures of one size, the one that came first is taken, whichever is shown first', () => {
  assert.deepEqual(describe([photograph('b', 90, 'a'), photograph('a', 90)]), ['b is no better than a'])
})

test('a photograph of which the other one has been deleted in the meantime is in no pair', () => {
  assert.deepEqual(describe([photograph('a', 50, 'deleted')]), [])
  const copies = [photograph('a', 50, 'deleted'), photograph('b', 40, 'a')]
  assert.deepEqual(describe(copies), ['b is no better than a'])
})

test('the same bytes are in a pair with the item that has them, also if that one looks like another', () => {
  const bytes = { ...photograph('c', 80, 'b'), sameBytes: true }
  const copies = [photograph('b', 80, 'a'), bytes]
  const gallery = [photograph('a', 50)]
  assert.deepEqual(describe(copies, gallery), ['c is no better than b', 'b is larger than a'])
})

test('a photograph is larger if its file has clearly more pixels, also if a keeper cropped it; the same file never is', () => {
  const picture = (width: number, height: number, more: Partial<Media> = {}) =>
    ({ fileType: 'image', fileSize: width, width, height, ...more }) as Media
  const crop = { left: 0, top: 0, width: 0.5, height: 0.5 }
  const cropped = picture(1000, 1000, { adjustment: { ...noAdjustment, crop } })
  const rows: [Media, Media, boolean][] = [
    [picture(3000, 2000), picture(800, 1200), true],
    [picture(1200, 800), picture(800, 1200), false],
    [picture(1201, 800), picture(1200, 800), false],
    [picture(1900, 1900), cropped, false],
    [picture(2100, 2100), cropped, true],
    [picture(900, 600), picture(700, 500, { fileSize: 900 }), false],
    [picture(900, 600, { fileType: 'video' }), picture(700, 500), false],
  ]
  for (const [one, other, expected] of rows)
    assert.equal(isLarger(one, other), expected, `${one.width} and ${other.width}`)
})
