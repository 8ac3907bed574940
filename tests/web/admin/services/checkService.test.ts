import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyFields, toStoredService } from '../../../../web/admin/services/serviceFields.ts'
import {
  checkService,
  explainTimeZone,
  findOtherZone,
  isUnreadable,
} from '../../../../web/admin/services/checkService.ts'

const now = Date.parse('2025-03-01T12:00Z')
const reception = toStoredService({
  ...emptyFields,
  title: 'Celebration of Life',
  date: 'March 18, 2025',
  time: '2:00 PM - 6:00 PM',
  location: 'Oak Hall',
})
const sentences = (fields: Partial<typeof reception>) =>
  checkService({ ...reception, ...fields }, 'America/Chicago', now).map(({ sentence }) =>
    sentence.replace(/\u202f/g, ' '),
  )

test('a date and time that can be parsed are repeated in full, with the weekday', () => {
  assert.deepEqual(sentences({}), [
    'Add to Calendar will work: Tuesday, March 18, 2025, 2:00 PM until 6:00 PM, Central Time.',
  ])
  assert.deepEqual(sentences({ time: 'noon' }), [
    'Add to Calendar will work: Tuesday, March 18, 2025, 12:00 PM, Central Time.',
  ])
})

test('an end on the next day has its date', () => {
  assert.deepEqual(sentences({ time: '10 PM - 1 AM' }), [
    'Add to Calendar will work: Tuesday, March 18, 2025, 10:00 PM until Wednesday, March 19, 2025, 1:00 AM, Central Time.',
  ])
})

test('a time without AM or PM that would begin or end at night is pointed out, but not to a family with 24 hours', () => {
  const odd = 'Please check the time: without AM or PM, it is read on a clock with 24 hours.'
  assert.equal(sentences({ time: '02:00 - 04:00' }).at(-1), odd)
  assert.equal(
    checkService({ ...reception, time: '02:00 - 04:00' }, 'America/Chicago', now, 'dayFirst24').length,
    1,
  )
  assert.deepEqual(sentences({ time: '10:00 - 02:00' }), ['Please answer the question at the time.'])
  for (const time of ['14:00-16:00', '2 AM - 4 AM', '10 PM - 1 AM'])
    assert.equal(sentences({ time }).length, 1)
})

test('a weekday that is not the date’s is pointed out', () => {
  const [first] = sentences({ date: 'Monday, March 18, 2025' })
  assert.equal(first, 'Please check the weekday: it is Tuesday, March 18, 2025.')
})

test('to be determined is fine, and the sentence names the button’s answer', () => {
  const tbd = 'Add to Calendar will say that the date or time is not settled yet.'
  assert.deepEqual(sentences({ date: 'TBD', time: 'TBD' }), [tbd])
  assert.deepEqual(sentences({ time: 'TBD' }), [tbd])
  // nor does a calendar know when another service ends
  for (const time of ['following the service', 'im Anschluss', 'po pogrzebie'])
    assert.deepEqual(sentences({ time }), [tbd])
})

test('no field calls its text unreadable if people there say a time so, or have none to give', () => {
  for (const time of ['gegen 15 Uhr', 'im Anschluss', 'après la messe', 'פרטים בהמשך', 'noch offen', ''])
    assert.ok(!isUnreadable.time(time), time)
  for (const text of ['after the funeral', 'gegen 15 Uhr']) assert.ok(isUnreadable.date(text), text)
})

test('what cannot be read is named, with how to write it', () => {
  assert.deepEqual(sentences({ date: 'soon' }), [
    'Add to Calendar will not work: this date cannot be read. Write it like March 18, 2025.',
  ])
  assert.deepEqual(sentences({ time: 'early' }), [
    'Add to Calendar will not work: this time cannot be read. Write it like 2:00 PM - 6:00 PM.',
  ])
  assert.equal(sentences({ date: 'soon', time: 'early' }).length, 2)
})

test('while a field offers how to write its text, the verdict does not call it unreadable', () => {
  const read = (fields: Partial<typeof reception>) =>
    checkService({ ...reception, ...fields }, 'America/Chicago', now)
  const atDate = { kind: 'open', sentence: 'Please answer the question at the date.' }
  const atTime = { kind: 'open', sentence: 'Please answer the question at the time.' }
  for (const date of ['18/3/2025', 'Tuesday, Mar. 18th', '4/3/2026', 'tomorrow'])
    assert.deepEqual(read({ date }), [atDate], date)
  assert.deepEqual(read({ time: '2:00' }), [atTime])
  assert.deepEqual(read({ date: 'tomorrow', time: '2:00' }), [atDate, atTime])
  assert.deepEqual(
    read({ date: 'soon' }).map(({ kind }) => kind),
    ['doubtful'],
  )
})

test('a device elsewhere is named where the zone was not chosen for the service', () => {
  const find = (fields: Partial<typeof reception>, timezone: string, device: string) =>
    findOtherZone({ ...reception, ...fields }, { timezone }, device, now)
  assert.equal(find({}, 'America/Chicago', 'Europe/London'), 'America/Chicago')
  assert.equal(find({}, 'America/Chicago', 'America/New_York'), 'America/Chicago')
  assert.equal(find({ date: '', time: '' }, 'America/Chicago', 'Europe/London'), 'America/Chicago')
  for (const device of ['America/Chicago', 'America/Winnipeg'])
    assert.equal(find({}, 'America/Chicago', device), null, device)
  assert.equal(find({}, 'Europe/London', 'Asia/Tokyo'), 'Europe/London')
  assert.equal(find({ timezone: 'America/Chicago' }, 'America/Chicago', 'Europe/London'), null)
  // a word in the location has chosen it, not the family
  const california = { location: 'Beach, California' }
  assert.equal(find(california, 'America/Chicago', 'America/Chicago'), 'America/Los_Angeles')
  assert.equal(find(california, 'America/Chicago', 'America/Los_Angeles'), null)
  // Arizona has the time of Denver in winter only
  assert.equal(find({ date: 'January 5, 2025' }, 'America/Phoenix', 'America/Denver'), null)
  assert.equal(find({ date: 'July 5, 2025' }, 'America/Phoenix', 'America/Denver'), 'America/Phoenix')
})

test('a family that writes the day first and 24 hours reads so', () => {
  const verdicts = (fields: Partial<typeof reception>) =>
    checkService({ ...reception, ...fields }, 'America/Chicago', now, 'dayFirst24').map(
      ({ sentence }) => sentence,
    )
  assert.deepEqual(verdicts({ date: '18 March 2025', time: '14:00-18:00' }), [
    'Add to Calendar will work: Tuesday, 18 March 2025, 14:00 until 18:00, Central Time.',
  ])
  assert.deepEqual(verdicts({ date: 'soon', time: 'early' }), [
    'Add to Calendar will not work: this date cannot be read. Write it like 18 March 2025.',
    'Add to Calendar will not work: this time cannot be read. Write it like 14:00–18:00.',
  ])
})

test('a day that is over comes first', () => {
  assert.match(sentences({ date: 'February 28, 2025' })[0] ?? '', /^This day is over/)
})

test('empty text has no verdict', () => {
  assert.deepEqual(sentences({ date: '', time: ' ' }), [])
})

test('the zone is named with its reason', () => {
  const zone = (fields: object) => explainTimeZone({ ...reception, ...fields }, 'America/Denver')
  assert.equal(zone({}), 'Mountain Time, the usual one from Settings.')
  assert.equal(
    zone({ location: 'California' }),
    'Pacific Time, because the title or location mentions California or ashes.',
  )
  assert.equal(zone({ location: 'California', timezone: 'America/New_York' }), 'Eastern Time, as chosen.')
})

test('a time that a clock change skips or repeats is pointed out, by the zone of the service', () => {
  const doubts = (fields: object) => sentences(fields).filter((sentence) => sentence.startsWith('On '))
  const time = { date: 'March 29, 2026', time: '1:30 AM', timezone: 'Europe/London' }
  assert.deepEqual(doubts(time), [
    'On Sunday, March 29, 2026, clocks go from 1:00 AM to 2:00 AM (time in London), so there is no 1:30 AM. Please check the time.',
  ])
  assert.deepEqual(doubts({ ...time, date: 'October 25, 2026', time: '12:30 AM - 1:30 AM' }), [
    'On Sunday, October 25, 2026, clocks go back from 2:00 AM to 1:00 AM (time in London), so 1:30 AM comes twice. Calendars take the first; please check the time.',
  ])
  assert.equal(doubts({ date: 'March 8, 2026', time: '2:30 AM - 4 AM' }).length, 1)
  // a calendar would show another time, so it is not said to work
  assert.equal(sentences({ ...time, date: 'March 28, 2027' }).length, 1)
  const santiago = { date: 'April 4, 2026', time: '11:30 PM', timezone: 'America/Santiago' }
  assert.match(doubts(santiago)[0] ?? '', /clocks go back from midnight to 11:00 PM/)
  for (const fine of [
    { ...time, timezone: null },
    { ...time, time: '2 AM' },
    { ...time, timezone: 'America/Phoenix' },
  ])
    assert.deepEqual(doubts(fine), [])
})

test('a zone elsewhere is named by its city, and no word in the text moves its services to California', () => {
  const zone = (fields: object) => explainTimeZone({ ...reception, ...fields }, 'Europe/London')
  assert.equal(zone({ location: 'California Road' }), 'Time in London, the usual one from Settings.')
  assert.equal(zone({ timezone: 'Australia/Sydney' }), 'Time in Sydney, as chosen.')
  assert.equal(zone({ timezone: 'America/Chicago' }), 'Central Time, as chosen.')
})
