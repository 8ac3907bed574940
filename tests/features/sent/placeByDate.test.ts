import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { placeByDate } from '../../../server/features/sent/placeByDate.ts'

/** Each letter after a date tells equal dates apart; a date with an exclamation mark is doubtful. */
const toItem = (text: string) => ({
  text,
  takenAt: (text.replaceAll(/[a-z!]/g, '') || null) as Edtf | null,
  doubtfulDate: text.endsWith('!'),
})

const table: [title: string, gallery: string[], added: string[], placed: string[]][] = [
  [
    'what is dated goes before the first dated item that is later, and what has no date to the end',
    ['1950', 'a', '1960', '1970'],
    ['1965', 'b', '1955-06', '1975'],
    ['1950', 'a', '1955-06', '1960', '1965', '1970', '1975', 'b'],
  ],
  [
    'items of one gap are in the order of their dates, and equal dates in the order in which they came',
    ['1960', '1965a', '1970'],
    ['1962', '1965b', '1961', '1965c'],
    ['1960', '1961', '1962', '1965a', '1965b', '1965c', '1970'],
  ],
  [
    'everything goes to the end if the family has another order',
    ['1970', '1960'],
    ['1950'],
    ['1970', '1960', '1950'],
  ],
  ['everything goes to the end if only one item is dated', ['a', '1960'], ['1950'], ['a', '1960', '1950']],
  [
    'a doubtful date is none: it neither breaks the order nor finds a place',
    ['1950', '2025!', '1960'],
    ['1940!', '1955'],
    ['1950', '2025!', '1955', '1960', '1940!'],
  ],
]

for (const [title, gallery, added, placed] of table)
  test(title, () => {
    const items = placeByDate(gallery.map(toItem), added.map(toItem))
    assert.deepEqual(
      items.map(({ text }) => text),
      placed,
    )
  })
