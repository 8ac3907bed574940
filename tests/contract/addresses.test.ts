import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessLink, withAccessKey } from '../../contract/accessLink.ts'
import { bookKinds, bookSizes, hasCover, pagePictures } from '../../contract/book.ts'
import { memoryAddress } from '../../contract/memoryAddress.ts'

test('a link to a closed memorial carries its key, before the place on the page', () => {
  assert.equal(accessLink('https://example.org', '/gallery', 'k1'), 'https://example.org/gallery?key=k1')
  assert.equal(withAccessKey('/gallery?photo=a', 'k1'), '/gallery?photo=a&key=k1')
  assert.equal(withAccessKey(memoryAddress('m1'), 'k1'), '/memories?all&key=k1#memory-m1')
  assert.equal(withAccessKey('/wall#', 'k1'), '/wall?key=k1#')
})

test('a square book alone has a cover of its own, and its picture before those of the pages', () => {
  const covered = bookKinds.flatMap((kind) =>
    bookSizes.flatMap((size) => (hasCover({ kind, size }) ? [`${kind} ${size}`] : [])),
  )
  assert.deepEqual(covered, ['book square'])
  assert.deepEqual(pagePictures(2), ['page-1.svgz', 'page-2.svgz'])
  assert.deepEqual(pagePictures(1, true), ['cover.svgz', 'page-1.svgz'])
  assert.deepEqual(pagePictures(0, true), [])
})
