import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownService } from '../../../web/services/shown.ts'

const now = Date.parse('2025-03-01T12:00Z')
const reception = {
  title: 'Supper for Walter',
  date: 'March 18, 2025',
  time: '2:00 PM - 6:00 PM',
  location: 'Oak Hall',
  description: null,
  imagePath: null,
}
const shown = (words: object) => shownService({ ...reception, ...words }, 'America/Chicago', now)

test('the title’s words choose label and drawing', () => {
  const labelled = (title: string) => {
    const { kind, fallback } = shown({ title })
    return `${kind} ${fallback}`
  }
  const celebration = 'Celebration of Life /pictures/service-celebration.svg'
  assert.equal(labelled('A celebration for Walter'), celebration)
  assert.equal(labelled('Celebrating Walter'), celebration)
  assert.equal(labelled('Celebration and scattering of the ashes'), celebration)
  assert.equal(labelled('Scattering of his ASHES'), 'Ashes Ceremony /pictures/service-ashes.svg')
  assert.equal(labelled('Mass'), 'Memorial Service /pictures/service-memorial.svg')
  assert.equal(labelled('Crashes and splashes'), 'Memorial Service /pictures/service-memorial.svg')
})

test('a title that is the label is not said twice', () => {
  assert.equal(shown({ title: 'Celebration of Life' }).kind, null)
  assert.equal(shown({ title: ' memorial service ' }).kind, null)
})

test('the time is told with the name of its zone', () => {
  const time = (words: object) => shown(words).time
  assert.equal(time({}), '2:00 PM - 6:00 PM (Central Time)')
  assert.equal(time({ location: 'Monterey, California' }), '2:00 PM - 6:00 PM (Pacific Time)')
  assert.equal(time({ timezone: 'America/New_York' }), '2:00 PM - 6:00 PM (Eastern Time)')
  assert.equal(time({ timezone: 'America/Denver' }), '2:00 PM - 6:00 PM (Mountain Time)')
  assert.equal(time({ time: 'in the evening' }), 'in the evening (Central Time)')
})

test('what is to be determined says so, and leads nowhere', () => {
  const { date, time, location, placeToFind, event } = shown({ date: 'TBD', time: 'TBD', location: 'TBD' })
  assert.deepEqual(
    [date, time, location],
    ['Date to be determined', 'Time to be determined', 'Location to be determined'],
  )
  assert.equal(placeToFind, null)
  assert.equal(event, null)
  assert.equal(shown({ location: '  ' }).placeToFind, null)
  assert.equal(shown({ date: 'In June, day TBD' }).date, 'In June, day TBD')
})

test('a time that is known goes into the calendar though the place is not', () => {
  const { event } = shown({ location: 'TBD', description: 'Bring a story.' })
  assert.deepEqual(event, {
    start: '2025-03-18T14:00',
    end: '2025-03-18T18:00',
    zone: 'America/Chicago',
    title: 'Supper for Walter',
    location: '',
    details: 'Bring a story.',
  })
})

test('a service is past by the day of its own zone, not of the usual one', () => {
  const afterMidnightInChicago = Date.parse('2025-03-19T05:30Z')
  const past = (words: object) =>
    shownService({ ...reception, ...words }, 'America/Chicago', afterMidnightInChicago).past
  assert.equal(past({}), true)
  assert.equal(past({ timezone: 'America/Denver' }), false)
  assert.equal(past({ location: 'Monterey, California' }), false)
})
