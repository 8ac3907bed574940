import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { formatDay } from '../../domain/calendar/formatDay.ts'
import { formatDuration } from '../../domain/formatDuration.ts'
import { formatNumber, locale } from '../../languages/en/grammar.ts'
import { makeSentences } from '../../languages/sentences.ts'

test('a whole number is written as its language writes it', () => {
  assert.equal(formatNumber(1204), '1,204')
  fc.assert(fc.property(fc.nat(), (value) => assert.equal(formatNumber(value), value.toLocaleString(locale))))
})

test('a length of time has hours only where it lasts for one, and no part of a second', () => {
  assert.deepEqual([7.99, 185, 3_599.9, 3_600, 4_503].map(formatDuration), [
    '0:07',
    '3:05',
    '59:59',
    '1:00:00',
    '1:15:03',
  ])
})

test('every day is written as its language writes it', () => {
  const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(anyDate, (date) =>
      assert.equal(
        formatDay(date.toISOString().slice(0, 10)),
        date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
      ),
    ),
  )
})

test('a text function gets names from right to left isolated, wherever they are, and others as they are', () => {
  const texts = makeSentences('ltr')({
    heading: (name: string) => `Memories of ${name}`,
    deep: {
      toast: ({ title }: { title: string }, count: number) => ({
        title,
        description: `${count}: ${title}`,
      }),
    },
    list: (names: readonly string[]) => names.join(', '),
    plain: 'محمد',
  })
  const isolated = '\u2068محمد\u2069'
  assert.equal(texts.heading('José'), 'Memories of José')
  assert.equal(texts.heading('محمد'), `Memories of ${isolated}`)
  assert.equal(texts.heading(texts.heading('محمد')), `Memories of Memories of ${isolated}`)
  assert.deepEqual(texts.deep.toast({ title: 'محمد' }, 2), { title: isolated, description: `2: ${isolated}` })
  assert.equal(texts.list(['Ada', 'דוד']), 'Ada, \u2068דוד\u2069')
  assert.equal(texts.plain, 'محمد')
})
