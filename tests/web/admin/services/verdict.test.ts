import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verdictsOn, zoneSentence } from '../../../../web/admin/services/verdict.ts'

const now = Date.parse('2025-03-01T12:00Z')
const reception = {
  title: 'Celebration of Life',
  date: 'March 18, 2025',
  time: '2:00 PM - 6:00 PM',
  location: 'Oak Hall',
  description: null,
  imagePath: null,
}
const said = (words: Partial<typeof reception>) =>
  verdictsOn({ ...reception, ...words }, 'America/Chicago', now).map(({ sentence }) =>
    sentence.replace(/\u202f/g, ' '),
  )

test('words that can be read are told back in full, with their weekday', () => {
  assert.deepEqual(said({}), [
    'Add to Calendar will work: Tuesday, March 18, 2025, 2:00 PM until 6:00 PM, Central Time.',
  ])
  assert.deepEqual(said({ time: 'noon' }), [
    'Add to Calendar will work: Tuesday, March 18, 2025, 12:00 PM, Central Time.',
  ])
})

test('an end on the next day is told with its date', () => {
  assert.deepEqual(said({ time: '10 PM - 1 AM' }), [
    'Add to Calendar will work: Tuesday, March 18, 2025, 10:00 PM until Wednesday, March 19, 2025, 1:00 AM, Central Time.',
  ])
})

test('a weekday that is not the date’s is pointed out', () => {
  const [first] = said({ date: 'Monday, March 18, 2025' })
  assert.equal(first, 'Please look at the weekday again: it is Tuesday, March 18, 2025.')
})

test('to be determined is fine, and what the button will answer is said', () => {
  const tbd = 'Add to Calendar will answer that date or time is still to be determined.'
  assert.deepEqual(said({ date: 'TBD', time: 'TBD' }), [tbd])
  assert.deepEqual(said({ time: 'TBD' }), [tbd])
})

test('what cannot be read says so, and how to write it', () => {
  assert.deepEqual(said({ date: '18/3/2025' }), [
    'Add to Calendar will not work: this date cannot be read. Write it like March 18, 2025.',
  ])
  assert.deepEqual(said({ time: '14:00' }), [
    'Add to Calendar will not work: this time cannot be read. Write it like 2:00 PM - 6:00 PM.',
  ])
  assert.equal(said({ date: 'soon', time: 'early' }).length, 2)
})

test('a day that is over is said first', () => {
  assert.match(said({ date: 'February 28, 2025' })[0] ?? '', /^This day is over/)
})

test('nothing is said about what was not typed yet', () => {
  assert.deepEqual(said({ date: '', time: ' ' }), [])
})

test('the zone is named with its reason', () => {
  const zone = (words: object) => zoneSentence({ ...reception, ...words }, 'America/Denver')
  assert.equal(zone({}), 'Mountain Time, the usual one from Settings.')
  assert.equal(
    zone({ location: 'California' }),
    'Pacific Time, because title or location mentions California or ashes.',
  )
  assert.equal(zone({ location: 'California', timezone: 'America/New_York' }), 'Eastern Time, as chosen.')
})
