import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Service } from '../../../../contract/memorial/services.ts'
import { listOpenPoints } from '../../../../web/admin/day/listOpenPoints.ts'

const funeral: Service = {
  id: 'funeral',
  title: 'Funeral',
  date: 'December 4, 2031',
  time: '11 AM',
  location: 'St. Mary’s Church',
  description: null,
  imagePath: null,
  timezone: null,
}
const everything = {
  settings: { portraitPath: '/uploads/k3y/large.jpg', timezone: 'America/Chicago' as const },
  services: [funeral],
  rehearsals: [{ isReady: false }, { isReady: true }],
  reach: 'everyone' as const,
  now: Date.parse('2031-12-01T12:00:00Z'),
}
const list = (part: Partial<typeof everything>) => listOpenPoints({ ...everything, ...part })
const labels = (part: Partial<typeof everything>) => list(part).map(({ label }) => label)
const withPortrait = (portraitPath: string | null) =>
  listOpenPoints({ ...everything, settings: { ...everything.settings, portraitPath } })

test('nothing is open once everything is there', () => {
  assert.deepEqual(list({}), [])
})

test('a memorial without a service misses one', () => {
  assert.deepEqual(list({ services: [] }), [{ label: 'A service', href: '#services//add' }])
})

test('a service misses its date, or the time on a date that is known', () => {
  assert.deepEqual(labels({ services: [{ ...funeral, date: 'TBD' }] }), ['A date for ‘Funeral’'])
  assert.deepEqual(labels({ services: [{ ...funeral, date: 'TBD', time: 'TBD' }] }), ['A date for ‘Funeral’'])
  assert.deepEqual(labels({ services: [{ ...funeral, time: 'TBD' }] }), ['A time for ‘Funeral’'])
  assert.deepEqual(labels({ services: [{ ...funeral, date: 'March 1, 2020', time: 'TBD' }] }), [])
})

test('a portrait is missed if visitors see none: not chosen, hidden, or deleted since', () => {
  for (const path of [null, '', '/uploads/private/portrait/large.jpg'])
    assert.deepEqual(withPortrait(path), [{ label: 'A portrait', href: '#settings/about/portraitPath' }])
  assert.deepEqual(withPortrait('/our-portrait.jpg'), [])
})

test('a rehearsal that was not ready leaves its point open', () => {
  assert.deepEqual(labels({ rehearsals: [{ isReady: false }] }), ['A rehearsal that ends in ‘Ready’'])
})
