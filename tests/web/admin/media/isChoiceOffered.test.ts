import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isChoiceOffered } from '../../../../web/admin/media/service/isChoiceOffered.ts'

const funeral = { title: 'Funeral', date: 'December 4, 2031', time: '11 AM', location: 'St. Mary’s' }
const isOfferedOn = (day: string, { isAllIn = true, services = [funeral] } = {}) => {
  const photographs = [{ inSlideshow: true }, { inSlideshow: isAllIn }]
  return isChoiceOffered(photographs, services, 'America/Chicago', Date.parse(`${day}T18:00:00Z`))
}

test('a choice is offered until the service is over, and only if there is one', () => {
  assert.equal(isOfferedOn('2031-12-04'), true)
  assert.equal(isOfferedOn('2031-12-05'), false)
  assert.equal(isOfferedOn('2031-12-05', { services: [funeral, { ...funeral, date: 'TBD' }] }), true)
  assert.equal(isOfferedOn('2031-12-01', { services: [] }), false)
})

test('a family that has left anything out is not asked', () => {
  assert.equal(isOfferedOn('2031-12-01', { isAllIn: false }), false)
})
