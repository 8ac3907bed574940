import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherFamilies } from '../../support/world/otherFamilies.ts'

// as in the builds of visitors' pages
Object.assign(globalThis, { READS_ENGLISH_ONLY: true })
const { findZoneName, presentService } = await import('../../../web/services/presentService.ts')
const { sortServices } = await import('../../../domain/calendar/serviceTime.ts')
const { parseDate } = await import('../../../domain/calendar/dates.ts')

const now = Date.parse('2030-03-01T12:00:00Z')

test('visitors’ pages read dates in English only', () => {
  assert.equal(parseDate('18. März 2030'), null)
  assert.equal(parseDate('18 March 2030'), '2030-03-18')
})

for (const { language, timezone, services, event } of otherFamilies) {
  const stored = services.map(({ written, shown, meant }) => ({
    ...written,
    shown,
    meant,
    description: null,
    imagePath: null,
    timezone: null,
  }))
  const present = (service: (typeof stored)[number]) =>
    presentService(service, { timezone, sayWeekday: 'on' }, now)

  test(`visitors’ pages sort services in '${language}'`, () => {
    assert.deepEqual(sortServices(stored.toReversed(), timezone, now), stored)
    assert.deepEqual(
      stored.map((service) => present(service).isPast),
      [false, false, false, true],
    )
  })

  test(`visitors read a service in '${language}' as the family writes it, and add it to their calendar`, () => {
    const [, second] = stored.map(present)
    const { zone: _zone, ...times } = event
    assert.partialDeepStrictEqual(second?.event, { ...times, zone: timezone })
    assert.equal(second?.date, services[1].shown.date)
    assert.ok(second?.time.startsWith(`${services[1].written.time} (`))
  })

  test(`visitors read in '${language}' what is still to be determined`, () => {
    const open = present(stored[2] as (typeof stored)[number])
    for (const part of ['date', 'time', 'location'] as const)
      assert.match(open[part], new RegExp(`^${part} to be determined$`, 'i'))
    assert.deepEqual([open.mapLocation, open.event], [null, null])
  })
}

test('a reader of another language reads the zone of a service only if his clocks differ then, or if there are several zones', () => {
  const several = { zone: 'Ortszeit Berlin' }
  const shown = { ...several, startsAt: '2030-07-18T12:00:00.000Z' }
  const { TZ = '' } = process.env
  const find = (device: string, given: object = shown, isOnDevice = true) => {
    process.env.TZ = device
    return findZoneName(given, { start: '2030-07-18T14:00' }, isOnDevice)
  }
  assert.equal(find('Europe/Berlin'), undefined)
  assert.equal(find('Europe/Paris'), undefined, 'their clocks are the same')
  assert.equal(find('Europe/London'), 'Ortszeit Berlin')
  assert.equal(find('Europe/London', shown, false), undefined, 'the server has no clock of a reader')
  assert.equal(find('Europe/Berlin', several, false), 'Ortszeit Berlin')
  process.env.TZ = TZ
})

test('visitors read that a service follows another one as the family wrote it, behind that one and without a zone', () => {
  const place = { location: 'Dom', description: null, imagePath: null, timezone: null }
  const services = [
    { title: 'Trauerfeier', time: '10 Uhr', meant: { time: '10:00' } },
    { title: 'Kaffee', time: 'im Anschluss', meant: { time: 'following' } },
    { title: 'Gebet', time: '18 Uhr', meant: { time: '18:00' } },
  ].map((service) => ({ ...service, ...place, date: 'March 2, 2030' }))
  assert.deepEqual(sortServices(services, 'Europe/Berlin', now), services)
  const [, coffee] = services.map((each) =>
    presentService(each, { timezone: 'Europe/Berlin', sayWeekday: 'off' }, now),
  )
  assert.deepEqual([coffee?.time, coffee?.event], ['im Anschluss', null])
})
