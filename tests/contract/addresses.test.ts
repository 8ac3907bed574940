import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toAccessLink, appendAccessKey } from '../../contract/pages/accessLink.ts'
import { bookKinds, bookSizes, hasCover, listPagePictures } from '../../contract/outputs/book.ts'
import { toMemoryPath } from '../../contract/pages/memoryAddress.ts'

test('a link to a closed memorial carries its key, before the place on the page', () => {
  assert.equal(toAccessLink('https://example.org', '/gallery', 'k1'), 'https://example.org/gallery?key=k1')
  assert.equal(appendAccessKey('/gallery?photo=a', 'k1'), '/gallery?photo=a&key=k1')
  assert.equal(appendAccessKey(toMemoryPath('m1'), 'k1'), '/memories?all&key=k1#memory-m1')
  assert.equal(appendAccessKey('/wall#', 'k1'), '/wall?key=k1#')
})

test('a square book alone has a cover of its own, and its picture before those of the pages', () => {
  const covered = bookKinds.flatMap((kind) =>
    bookSizes.flatMap((size) => (hasCover({ kind, size }) ? [`${kind} ${size}`] : [])),
  )
  assert.deepEqual(covered, ['book square'])
  assert.deepEqual(listPagePictures(2), ['page-1.svgz', 'page-2.svgz'])
  assert.deepEqual(listPagePictures(1, true), ['cover.svgz', 'page-1.svgz'])
  assert.deepEqual(listPagePictures(0, true), [])
})
