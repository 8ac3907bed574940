import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import ICAL from 'ical.js'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const supper = {
  title: 'Supper, for Walter',
  date: 'March 18, 2030',
  time: '2:00 PM - 6:00 PM',
  location: 'Oak Hall',
  description: 'Bring a story. '.repeat(300).trim(),
}

const { world, admin } = await openSharedWorld({ at: Date.parse('2030-03-01T12:00:00Z') })

const add = async (fields: object = {}) =>
  (await admin.call('POST /api/services', { body: { ...supper, ...fields } })).body.id
const fetchFile = (id: string, who = world.visitor) => who.get(`/services/${id}.ics`)

async function read(id: string) {
  const calendar = new ICAL.Component(ICAL.parse((await fetchFile(id)).text))
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => String(event?.getFirstPropertyValue(name))
  return { value, sequence: Number(value('sequence')), changed: Date.parse(value('last-modified')) }
}

describe('A service as a calendar file', () => {
  test('has an address of its own, with all of its description, to be opened and not only saved', async () => {
    const id = await add()
    const { status, headers } = await fetchFile(id)
    assert.equal(status, 200)
    assert.match(headers['content-type'] ?? '', /^text\/calendar; charset=utf-8$/)
    assert.match(headers['content-disposition'] ?? '', /^inline; filename="Supper_for_Walter.ics"/)
    assert.equal(headers['x-robots-tag'], 'noindex')
    const { value } = await read(id)
    assert.equal(value('description'), supper.description)
    assert.equal(value('uid'), `${id}@memorial`)
    assert.equal(value('dtstart'), '2030-03-18T14:00:00')
    const again = await world.visitor.get(`/services/${id}.ics`, { 'if-none-match': headers.etag ?? '' })
    assert.equal(again.status, 304)
  })

  test('is called by its title, with the points of Hebrew and accents that are characters of their own', async () => {
    for (const [title, name] of [
      ['לְוָיָה, ירושלים', 'לְוָיָה_ירושלים.ics'],
      ['Trauerfeier fu\u0308r Ida', 'Trauerfeier_für_Ida.ics'],
    ] as const) {
      const { headers } = await fetchFile(await add({ title }))
      const disposition = decodeURIComponent(headers['content-disposition'] ?? '').normalize('NFC')
      assert.ok(disposition.endsWith(`''${name.normalize('NFC')}`), disposition)
    }
  })

  test('has the address in its description whole, and the first of its place and description as a link', async () => {
    const stream = `https://stream.example.org/${'whitcombe/'.repeat(40)}?room=1;2,3&by=the%20hall`
    const description = `Supper, then songs:\n${stream}, and https://other.example`
    const { value } = await read(await add({ description }))
    assert.equal(value('description'), description)
    assert.equal(value('url'), stream)
    const online = await read(await add({ location: 'At https://münchen.example', description }))
    assert.equal(online.value('location'), 'At https://münchen.example')
    assert.equal(online.value('url'), 'https://xn--mnchen-3ya.example/')
    const none = await read(await add({ description: 'At www.example.org or hal@example.org' }))
    assert.equal(none.value('url'), 'null')
  })

  test('has a higher sequence and a later change after each edit, also in the same second and by a clock set back', async () => {
    const id = await add()
    let last = await read(id)
    for (const shift of [0, 0, 90_000, -3_600_000, 0]) {
      world.pass(shift)
      const { status } = await admin.call('PUT /api/services/:id', {
        params: { id },
        body: { ...supper, time: '3 PM' },
      })
      assert.equal(status, 200)
      const next = await read(id)
      assert.ok(next.sequence > last.sequence, `${next.sequence} after ${last.sequence}`)
      assert.ok(next.changed > last.changed)
      last = next
    }
    world.pass(3_600_000)
  })

  test('is newer also when the time zone in the settings changes its hour', async () => {
    const [id, own] = [await add(), await add({ timezone: 'America/Denver' })]
    const [before, ownBefore] = [await read(id), await read(own)]
    await admin.call('PUT /api/settings', { body: { timezone: 'America/New_York' } })
    assert.ok((await read(id)).sequence > before.sequence)
    assert.equal((await read(own)).sequence, ownBefore.sequence)
    assert.match((await fetchFile(id)).text, /DTSTART;TZID=America\/New_York:20300318T140000/)
  })

  test('does not exist while the date is to be determined, or for an unknown service', async () => {
    for (const id of [await add({ date: 'TBD' }), 'nobody']) assert.equal((await fetchFile(id)).status, 404)
  })
})
