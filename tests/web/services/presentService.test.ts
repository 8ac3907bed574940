import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyFields, toStoredService } from '../../../web/admin/services/serviceFields.ts'
import { presentService, type ServiceSettings } from '../../../web/services/presentService.ts'

const now = Date.parse('2025-03-01T12:00Z')
const supper = toStoredService({
  ...emptyFields,
  title: 'Supper for Walter',
  date: 'March 18, 2025',
  time: '2:00 PM - 6:00 PM',
  location: 'Oak Hall',
})
const settings: ServiceSettings = { timezone: 'America/Chicago', sayWeekday: 'off' }
const present = (fields: object, sayWeekday: 'off' | 'on' = 'off') =>
  presentService({ ...supper, ...fields }, { ...settings, sayWeekday }, now)

test('the title decides the label and the drawing', () => {
  const labelled = (title: string) => {
    const { kindLabel: kind, drawingPath: fallback } = present({ title })
    return `${kind} ${fallback}`
  }
  const celebration = 'Celebration of Life /pictures/service-celebration.svg'
  assert.equal(labelled('A celebration for Walter'), celebration)
  assert.equal(labelled('Celebrating Walter'), celebration)
  assert.equal(labelled('Celebration and scattering of the ashes'), celebration)
  assert.equal(labelled('Scattering of his ASHES'), 'Ashes Ceremony /pictures/service-ashes.svg')
  assert.equal(labelled('Despedida de las cenizas'), 'Ashes Ceremony /pictures/service-ashes.svg')
  assert.equal(labelled('Last farewell'), 'Memorial Service /pictures/service-memorial.svg')
  assert.equal(labelled('Mass'), 'Memorial Service /pictures/service-church.svg')
  assert.equal(labelled('Crashes and splashes'), 'Memorial Service /pictures/service-memorial.svg')
})

test('a celebration or the ashes keep their drawing in a church', () => {
  const drawing = (title: string) => present({ title, location: 'St. Mary’s Church' }).drawingPath
  assert.equal(drawing('Celebration of Life'), '/pictures/service-celebration.svg')
  assert.equal(drawing('His ashes'), '/pictures/service-ashes.svg')
  assert.equal(drawing('Funeral'), '/pictures/service-church.svg')
})

test('the sea is drawn above ashes that are scattered, and not above an urn or at a cemetery', () => {
  const sea = '/pictures/service-ashes.svg'
  for (const title of ['Asche am Meer', 'Cenizas', 'Dispersion des cendres', 'Ashes at Oak Hill Columbarium'])
    assert.equal(present({ title }).drawingPath, sea, title)
  const grave = '/pictures/service-memorial.svg'
  for (const title of ['Urnenbeisetzung', 'Złożenie prochów, cmentarz', 'Dépôt des cendres', 'הטמנת האפר'])
    for (const location of ['Panteón Francés', 'Columbarium du Père-Lachaise', 'בבית העלמין ירקון'])
      assert.equal(present({ title, location }).drawingPath, grave, title)
})

test('the preview shows the lines of a description as they will be stored', () => {
  const description = 'Coffee.\u2028Singing.\r\nHoney.'
  assert.equal(toStoredService({ ...emptyFields, description }).description, 'Coffee.\nSinging.\nHoney.')
})

test('the label is shown even if the title says the same', () => {
  assert.equal(present({ title: 'Celebration of Life' }).kindLabel, 'Celebration of Life')
  assert.equal(present({ title: ' memorial service ' }).kindLabel, 'Memorial Service')
})

test('the time has the name of its zone after it', () => {
  const time = (fields: object) => present(fields).time
  assert.equal(time({}), '2:00 PM - 6:00 PM (Central Time)')
  assert.equal(time({ location: 'Monterey, California' }), '2:00 PM - 6:00 PM (Pacific Time)')
  assert.equal(time({ timezone: 'America/New_York' }), '2:00 PM - 6:00 PM (Eastern Time)')
  assert.equal(time({ timezone: 'America/Denver' }), '2:00 PM - 6:00 PM (Mountain Time)')
  assert.equal(time({ time: 'in the evening' }), 'in the evening (Central Time)')
  assert.equal(time({ time: 'after the funeral' }), 'after the funeral (Central Time)')
})

test('the weekday is said if the family wants it and has written none', () => {
  const date = (written: string) => [present({ date: written }).date, present({ date: written }, 'on').date]
  assert.deepEqual(date('March 18, 2025'), ['March 18, 2025', 'Tuesday, March 18, 2025'])
  for (const asWritten of ['Tues., March 18, 2025', 'In June, day TBD', 'Some day in June', ''])
    assert.deepEqual(date(asWritten), [asWritten, asWritten])
  assert.deepEqual(date('TBD'), ['Date to be determined', 'Date to be determined'])
  assert.deepEqual(present({}, 'on').event, present({}).event)
})

test('a field that is to be determined says so, and has no link', () => {
  const unsettled = present({ date: 'TBD', time: 'TBD', location: 'TBD' })
  assert.equal(unsettled.date, 'Date to be determined')
  assert.equal(unsettled.time, 'Time to be determined')
  assert.equal(unsettled.location, 'Location to be determined')
  assert.deepEqual([unsettled.mapLocation, unsettled.event], [null, null])
  assert.deepEqual([present({ location: '' }).location, present({ location: '  ' }).mapLocation], ['', null])
  assert.equal(present({ date: 'In June, day TBD' }).date, 'In June, day TBD')
})

test('a known start stays, although the calendar waits for the end', () => {
  const { time, event } = present({ time: '2:00 PM - TBD' })
  assert.equal(time, '2:00 PM - TBD (Central Time)')
  assert.equal(event, null)
  assert.equal(present({ time: 'In the evening, hour TBD' }).time, 'Time to be determined')
})

test('a known time goes into the calendar, although the location is unknown', () => {
  const { event } = present({ location: 'TBD', description: 'Bring a story.' })
  assert.deepEqual(event, {
    start: '2025-03-18T14:00',
    end: '2025-03-18T18:00',
    zone: 'America/Chicago',
    title: 'Supper for Walter',
    location: '',
    details: 'Bring a story.',
  })
})

test('the day in its own zone decides whether a service is past, not the day in the default zone', () => {
  const afterMidnightInChicago = Date.parse('2025-03-19T05:30Z')
  const past = (fields: object) =>
    presentService({ ...supper, ...fields }, settings, afterMidnightInChicago).isPast
  assert.equal(past({}), true)
  assert.equal(past({ timezone: 'America/Denver' }), false)
  assert.equal(past({ location: 'Monterey, California' }), false)
})
