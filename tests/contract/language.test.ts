import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatDay, formatNumber, locale } from '../../contract/language.ts'

test('a whole number is written as its language writes it', () => {
  assert.equal(formatNumber(1204), '1,204')
  fc.assert(fc.property(fc.nat(), (value) => assert.equal(formatNumber(value), value.toLocaleString(locale))))
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
