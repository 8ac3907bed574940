import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../../../contract/media/media.ts'
import type { ListedMemory } from '../../../../contract/memorial/memories.ts'
import { createDates } from '../../../../web/admin/parts/dates/dates.ts'
import { openMediaSearch } from '../../../../web/admin/media/manage/searchMedia.ts'

const itemOf = (fields: Partial<Record<keyof Media, string | null | { name: string }[]>>) =>
  ({ title: 'Photo', description: null, memoryAuthor: null, takenAt: null, ...fields }) as unknown as Media

const items = [
  itemOf({ title: 'José at the lake', takenAt: '1958-06' }),
  itemOf({ title: 'Bees', description: 'In the garden by the lake', memoryAuthor: 'Ada' }),
  itemOf({ originalName: 'IMG_4001.HEIC', takenAt: '1958~', people: [{ name: 'Łukasz' }] }),
]
const searchMedia = openMediaSearch([])
const found = (query: string) => searchMedia(items, query).map((item) => items.indexOf(item))

test('a word is found in title, description, names, author, file name and date', () => {
  assert.deepEqual(found('lake'), [0, 1])
  assert.deepEqual(found('ada'), [1])
  assert.deepEqual(found('img_4001'), [2])
  assert.deepEqual(found('1958'), [0, 2])
  assert.deepEqual(found('lukasz 1958'), [2])
  assert.deepEqual(found('june'), [0])
})

test('an item is found by the text of a memory that has it', () => {
  const items = [itemOf({ id: 'pier' }), itemOf({ id: 'lake' })]
  const memory = { name: 'Ruth', content: 'We caught an eel', answer: 'Thanks', mediaIds: ['pier'] }
  const search = openMediaSearch([memory as unknown as ListedMemory])
  for (const query of ['eel', 'ruth', 'photo thanks'])
    assert.deepEqual(search(items, query), items.slice(0, 1), query)
})

test('a date is found as the family writes it, and with the month first', () => {
  const { formatTaken } = createDates('dayFirst24')
  const dated = [itemOf({ takenAt: '1958-06-01' })]
  for (const query of ['1 June 1958', 'June 1, 1958'])
    assert.deepEqual(openMediaSearch([], formatTaken)(dated, query), dated, query)
})

test('each word must be there, without regard to capitals and accents', () => {
  assert.deepEqual(found(' LAKE  jose '), [0])
  assert.deepEqual(found('lake 1960'), [])
  const town = [itemOf({ title: 'Łódź 1962' })]
  assert.deepEqual(searchMedia(town, 'lodz'), town)
})

test('quotation marks, dashes and blanks need not be those of the text', () => {
  const titles = [
    'Dad’s boat – 1962',
    "Dad's boat - 1962",
    'Dad´s\u00a0boat \u2014 1962',
    'Ｄａｄ＇ｓ boat -- 1962',
  ]
  const boats = titles.map((title) => itemOf({ title }))
  for (const query of [...titles, "dad's", 'Dad’s', 'dad‘s\u00a0boat'])
    assert.deepEqual(searchMedia(boats, query), boats, query)
  assert.deepEqual(searchMedia(boats, 'dads'), [])
})

test('a name is found as keyboards without its letters write it, and a Hebrew one with and without its points', () => {
  for (const [title, ...queries] of [
    ['Müllers Garten in Köln', 'mueller koeln', 'muller koln', 'Mu\u0308ller'],
    ['Mueller, Strasse', 'Müller straße'],
    ['Århus, Søren', 'aarhus soeren', 'arhus soren'],
    ['Nuñez, Señora', 'nunez senora'],
    ['שָׁלוֹם מתל־אביב', 'שלום', 'תל-אביב', 'שָׁלוֹם תל־אביב'],
  ] as const) {
    const titled = [itemOf({ title })]
    for (const query of queries) assert.deepEqual(searchMedia(titled, query), titled, query)
  }
  assert.deepEqual(searchMedia([itemOf({ title: 'Blurry bees' })], 'blue'), [])
})

test('an empty query finds everything, and one without words nothing', () => {
  assert.equal(searchMedia(items, '  '), items)
  assert.deepEqual(found('!!'), [])
})
