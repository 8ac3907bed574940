import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitIntoSections } from '../../../../web/ui/longLists/splitIntoSections.ts'
import {
  countCaptionedRows,
  filterMedia,
  hasManyDates,
  SECTION_SIZE,
  chooseShrinkStep,
  chooseRotation,
} from '../../../../web/site/gallery/cards.ts'

test('a title shrinks once it is longer than 10, 20 and 30 letters', () => {
  const steps = [1, 10, 11, 20, 21, 30, 31, 200].map((length) => chooseShrinkStep('x'.repeat(length)))
  assert.deepEqual(steps, [0, 0, 1, 1, 2, 2, 3, 3])
})

test('letters beyond Unicode’s first plane count as one each', () => {
  assert.equal(chooseShrinkStep('🌻'.repeat(10)), 0)
})

test('cards use five rotations in turn', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map(chooseRotation), [0, 1, 2, 3, 4, 0, 1])
})

test('each filter shows the items of its kind, in order', () => {
  const items = [
    { id: 'a', fileType: 'image' },
    { id: 'b', fileType: 'video' },
    { id: 'c', fileType: 'image' },
  ] as const
  const ids = (filter: 'all' | 'image' | 'video') => filterMedia(items, filter).map(({ id }) => id)
  assert.deepEqual([ids('all'), ids('image'), ids('video')], [['a', 'b', 'c'], ['a', 'c'], ['b']])
})

test('sections hold 12 cards each and lose none', () => {
  const items = Array.from({ length: 50 }, (_, index) => index)
  const counts = splitIntoSections(items, SECTION_SIZE).map((section) => section.length)
  assert.deepEqual(counts, [12, 12, 12, 12, 2])
  assert.deepEqual(splitIntoSections(items, SECTION_SIZE).flat(), items)
  assert.deepEqual(splitIntoSections([], SECTION_SIZE), [])
})

test('a row is as high as a caption needs only if a card in it has a title or a date', () => {
  const [bare, titled, dated] = [
    { untitled: true },
    { untitled: false },
    { untitled: true, shownDate: 'about 1965' },
  ]
  const rowsOf = (...items: Parameters<typeof countCaptionedRows>[0][number][]) =>
    Object.values(countCaptionedRows(items))
  assert.deepEqual(rowsOf(bare, bare, bare, bare, bare, bare), [0, 0, 0, 0, 0, 0])
  assert.deepEqual(rowsOf(bare, titled, bare, bare, dated, bare), [2, 2, 2, 2, 1, 1])
  assert.equal(countCaptionedRows([dated])['--captioned-4'], 1)
})

test('the gallery shows the administrator only what visitors see, nothing held or hidden', () => {
  const items = [
    { fileType: 'image', published: true },
    { fileType: 'image', published: false },
    { fileType: 'video' },
  ] as const
  assert.deepEqual(filterMedia(items, 'all'), [items[0], items[2]])
  assert.deepEqual(filterMedia(items, 'image'), [items[0]])
})

test('a gallery of more than 200 items has a list of years, if the family shows when they were taken', () => {
  const undated = Array.from({ length: 200 }, () => ({}))
  const dated = { shownDate: 'about 1965' }
  assert.equal(hasManyDates([...undated, dated]), true)
  assert.equal(hasManyDates([...undated.slice(1), dated]), false)
  assert.equal(hasManyDates([...undated, {}]), false)
})
