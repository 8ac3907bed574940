import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { toInstant } from '../../../domain/calendar/zones.ts'
import { otherFamilies } from '../../support/world/otherFamilies.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { visitor, admin } = await openSharedWorld({ at: Date.parse('2030-03-01T12:00:00Z') })

const list = async () => (await visitor.call('GET /api/services')).body
const add = async (service: { title: string; date: string; time: string; location: string }) => {
  const body = { ...service, description: '', imagePath: '' }
  return (await admin.call('POST /api/services', { body })).body
}
const save = (body: object) => admin.call('PUT /api/settings', { body })

afterEach(async () => {
  for (const { id } of await list()) await admin.call('DELETE /api/services/:id', { params: { id } })
  await save({ language: 'en', timezone: 'America/Chicago', sayWeekday: 'off' })
})

for (const { language, timezone, services, event } of otherFamilies)
  test(`visitors’ pages are told what services in '${language}' say, in the order of their dates`, async () => {
    await save({ language, timezone, sayWeekday: 'on' })
    for (const { written } of services.toReversed()) await add(written)
    const listed = await list()
    const received = listed.map(({ title, date, time, location, shown, meant }) => ({
      written: { title, date, time, location },
      shown: shown && { date: shown.date, time: shown.time },
      meant,
    }))
    assert.deepEqual(received, services)
    const { zone, startsAt = '' } = listed[1]?.shown ?? {}
    assert.match(zone ?? '', /Berlin|Warszawa|ישראל/)
    assert.equal(Date.parse(startsAt), toInstant(event.start, timezone))
    const { text } = await visitor.get(`/services/${listed[1]?.id}.ics`)
    const start = event.start.replaceAll(/[-:]/g, '')
    assert.match(text, new RegExp(`DTSTART;TZID=${timezone}:${start}00`))
  })

test('an edit answers with what the service says now', async () => {
  const { id, ...service } = await add({
    title: 'Andacht',
    date: '18. März 2030',
    time: '14 Uhr',
    location: 'Dom',
  })
  assert.deepEqual(service.meant, { date: '2030-03-18', time: '14:00' })
  const body = { ...service, date: '19. März 2030', imagePath: '', description: '' }
  const edited = await admin.call('PUT /api/services/:id', { params: { id }, body })
  assert.deepEqual(edited.body.meant, { date: '2030-03-19', time: '14:00' })
})

test('a known start and an unknown end are told, and that a service follows another one', async () => {
  const tell = async (time: string) =>
    (await add({ title: 'Andacht', date: 'May 1, 2030', time, location: 'Dom' })).meant
  assert.deepEqual(await tell('von 14 Uhr bis offen'), { time: '14:00 - TBD' })
  assert.deepEqual(await tell('im Anschluss'), { time: 'following' })
})

test('an English family that writes a date in German reads its weekday in German', async () => {
  await save({ sayWeekday: 'on' })
  const { shown } = await add({ title: 'Funeral', date: '18. März 2030', time: '2pm', location: 'Dom' })
  assert.deepEqual(shown, { date: 'Montag, 18. März 2030', time: '2pm' })
})

test('nothing is added to services in English', async () => {
  await save({ sayWeekday: 'on' })
  const times = [
    '2pm - 4pm',
    '14:00',
    'to be announced',
    'a little after 2',
    '2 PM - TBD',
    'at noon, a prayer',
  ]
  for (const date of ['March 18, 2030', 'TBA', 'the 4th of May 2030', 'In June', 'Apr. 5 2030'])
    for (const time of times) {
      const service = await add({ title: 'Funeral', date, time, location: 'To be confirmed' })
      assert.ok(!('meant' in service) && !('shown' in service), `${date}, ${time}`)
    }
})
