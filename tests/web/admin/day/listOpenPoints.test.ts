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
type Known = Parameters<typeof listOpenPoints>[0]
const [laptop, phone] = ['Laptop in the hall', 'Safari on an iPhone']
const everything: Known = {
  settings: {
    portraitPath: '/uploads/k3y/large.jpg',
    timezone: 'America/Chicago',
    samples: [],
    whomToCall: 'Karin, 612-555-0134',
  },
  services: [funeral],
  rehearsals: [
    { device: laptop, isReady: true },
    { device: laptop, isReady: false },
  ],
  reach: 'everyone',
  sentCount: 0,
  answeredCount: 0,
  now: Date.parse('2031-12-01T12:00:00Z'),
}
const list = (part: Partial<Known>) => listOpenPoints({ ...everything, ...part })
const labels = (part: Partial<Known>) => list(part).map(({ label }) => label)
const withSettings = (settings: Partial<Known['settings']>) =>
  list({ settings: { ...everything.settings, ...settings } })

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
  assert.deepEqual(
    labels({ services: [funeral, { ...funeral, id: 'wake', date: 'March 1, 2020', time: 'TBD' }] }),
    [],
  )
})

test('a service whose date or time cannot be read is named, with a link to it', () => {
  assert.deepEqual(list({ services: [{ ...funeral, date: 'Friday the 4th' }] }), [
    { label: 'The date of ‘Funeral’ cannot be read', href: '#services//funeral' },
  ])
  for (const time of ['4-8', 'after lunch', '11:00-01:00', '9:30'])
    assert.deepEqual(labels({ services: [{ ...funeral, time }] }), ['The time of ‘Funeral’ cannot be read'])
  for (const time of ['14:00-16:00', 'noon', '4-8 PM', 'after the funeral', 'im Anschluss', 'gegen 15 Uhr'])
    assert.deepEqual(labels({ services: [{ ...funeral, time }] }), [])
})

test('when all services are past, the last one is named', () => {
  const wake = { ...funeral, id: 'wake', title: 'Wake', date: 'November 29, 2031' }
  const mass = { ...funeral, id: 'mass', title: 'Mass', date: 'November 30, 2031' }
  assert.deepEqual(list({ services: [mass, wake] }), [
    { label: '‘Mass’ is over, and no other service is planned', href: '#services//mass' },
  ])
  // today, and a day that nobody can read
  assert.deepEqual(labels({ services: [mass, { ...funeral, date: 'December 1, 2031' }] }), [])
  assert.deepEqual(labels({ services: [mass, { ...funeral, date: 'soon' }] }), [
    'The date of ‘Funeral’ cannot be read',
  ])
})

test('words that are still ours are named, each with the field where they are kept or changed', () => {
  assert.deepEqual(withSettings({ samples: ['dates', 'tribute', 'portrait', 'donation', 'obituary'] }), [
    { label: 'His dates', href: '#settings/about/birthDate' },
    { label: 'The words about the donation: still ours, not yours', href: '#settings/about/donationText' },
    { label: 'The obituary: still our words, not yours', href: '#obituary/edit/content' },
  ])
  assert.deepEqual(withSettings({ samples: ['name'] }), [{ label: 'His name', href: '#settings/about/name' }])
})

test('whom to call is missed by administrators, and helpers do not read it', () => {
  const expected = [{ label: 'Whom to call if something stops', href: '#day//whomToCall' }]
  assert.deepEqual(withSettings({ whomToCall: ' ' }), expected)
  assert.deepEqual(withSettings({ whomToCall: undefined, samples: undefined }), [])
})

test('a portrait is missed if visitors see none: not chosen, hidden, or deleted since', () => {
  for (const path of [null, '', '/uploads/private/portrait/large.jpg'])
    assert.deepEqual(withSettings({ portraitPath: path }), [
      { label: 'A portrait', href: '#settings/about/portraitPath' },
    ])
  assert.deepEqual(withSettings({ portraitPath: '/our-portrait.jpg' }), [])
})

test('what guests sent is open until the family has decided about it', () => {
  assert.deepEqual(list({ sentCount: 1 }), [
    { label: '1 item from guests is waiting for you', href: '#media/sent' },
  ])
  assert.deepEqual(labels({ sentCount: 12 }), ['12 items from guests are waiting for you'])
})

const isReadyOn = (device: string, isReady = true) => ({ device, isReady })

test('a rehearsal that was not ready leaves its point open, and is mentioned', () => {
  const failed = ['A rehearsal that ends in ‘Ready’: the last rehearsal was not ready']
  assert.deepEqual(labels({ rehearsals: [] }), ['A rehearsal that ends in ‘Ready’'])
  assert.deepEqual(labels({ rehearsals: [isReadyOn(laptop, false)] }), failed)
  assert.deepEqual(labels({ rehearsals: [isReadyOn(laptop, false), isReadyOn(laptop)] }), failed)
})

test('a rehearsal of another device does not bring the point back', () => {
  assert.deepEqual(labels({ rehearsals: [isReadyOn(phone, false), isReadyOn(laptop)] }), [])
})

test('a rehearsal of a slideshow that has changed since does not count', () => {
  const changed = { device: laptop, isReady: true, isChanged: true as const }
  const again = ['A new rehearsal: the slideshow has changed since the last one']
  assert.deepEqual(labels({ rehearsals: [changed] }), again)
  assert.deepEqual(labels({ rehearsals: [isReadyOn(phone, false), changed] }), again)
  assert.deepEqual(labels({ rehearsals: [isReadyOn(phone), changed] }), [])
})
