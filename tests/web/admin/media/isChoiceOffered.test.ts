import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isChoiceOffered } from '../../../../web/admin/media/service/isChoiceOffered.ts'

const funeral = {
  id: 'funeral',
  title: 'Funeral',
  date: 'December 4, 2031',
  time: '11 AM',
  location: 'St. Mary’s Church',
  description: null,
  imagePath: null,
  timezone: null,
}
const isOfferedOn = (day: string, marks = [true, true], services = [funeral]) =>
  isChoiceOffered(
    marks.map((inSlideshow) => ({ inSlideshow })),
    services,
    'America/Chicago',
    Date.parse(`${day}T18:00:00Z`),
  )

test('a choice is offered until the service is over, and to nobody who has none', () => {
  assert.equal(isOfferedOn('2031-12-01'), true)
  assert.equal(isOfferedOn('2031-12-04'), true)
  assert.equal(isOfferedOn('2031-12-05'), false)
  assert.equal(isOfferedOn('2031-12-01', [true, true], []), false)
  assert.equal(isOfferedOn('2031-12-05', [true, true], [funeral, { ...funeral, date: 'TBD' }]), true)
})

test('a family that has left anything out has chosen', () => {
  assert.equal(isOfferedOn('2031-12-01', [true, false]), false)
})
