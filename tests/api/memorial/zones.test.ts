import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fieldTexts } from '../../../languages/en/memorial/fields.ts'
import { readNeutralText } from '../../../server/features/obituary/neutralText.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld({ at: Date.parse('2026-03-01T12:00:00Z') })
const { db } = world.context

const funeral = { title: 'Funeral', date: 'March 30, 2026', time: '2:00 PM', location: 'St. Mary’s Church' }
const add = async (fields: object) =>
  (await admin.call('POST /api/services', { body: { ...funeral, ...fields } })).body
const saveZone = (timezone: string | null) => admin.call('PUT /api/settings', { body: { timezone } })
const readPage = async () => (await world.visitor.get('/services')).text
const readFile = async (id: string) => (await world.visitor.get(`/services/${id}.ics`)).text

describe('A zone of the world', () => {
  test('is the memorial’s or a service’s own, for search engines and in the calendar file', async () => {
    await saveZone('Europe/London')
    const { id } = await add({})
    const own = await add({ timezone: 'Australia/Lord_Howe' })
    const page = await readPage()
    assert.match(page, /"startDate":"2026-03-30T13:00:00.000Z"/)
    assert.match(page, /"startDate":"2026-03-30T03:00:00.000Z"/)
    assert.match(await readFile(id), /DTSTART;TZID=Europe\/London:20260330T140000/)
    assert.match(await readFile(own.id), /DTSTART;TZID=Australia\/Lord_Howe:20260330T140000/)
  })

  test('under an old name is stored under the present one', async () => {
    assert.equal((await saveZone('US/Central')).body.timezone, 'America/Chicago')
    assert.equal((await add({ timezone: 'asia/calcutta' })).timezone, 'Asia/Kolkata')
    await db
      .updateTable('services')
      .set({ timezone: 'Europe/Kiev' })
      .where('timezone', '=', 'Asia/Kolkata')
      .execute()
    const { body } = await admin.call('GET /api/services')
    assert.ok(body.some(({ timezone }) => timezone === 'Europe/Kyiv'))
  })

  test('that does not exist is refused at the field, with what to write', async () => {
    const { status, refusal } = await saveZone('Europe/Leeds')
    assert.equal(status, 400)
    assert.deepEqual(refusal.issues, [{ path: 'timezone', message: fieldTexts.timezone }])
  })

  test('decides which services are past: it is March 2 in Auckland already', async () => {
    const { id } = await add({ title: 'Yesterday in Auckland', date: 'March 1, 2026' })
    const readTitles = async () =>
      (await world.visitor.call('GET /api/services')).body.map(({ title }) => title)
    await saveZone('America/Chicago')
    assert.equal((await readTitles())[0], 'Yesterday in Auckland')
    await saveZone('Pacific/Auckland')
    assert.equal((await readTitles()).at(-1), 'Yesterday in Auckland')
    await admin.call('DELETE /api/services/:id', { params: { id } })
  })
})

describe('A stored zone that this server does not know', () => {
  test('breaks no page and no calendar: the usual zone applies, and administrators read so', async () => {
    await saveZone(null)
    const { id } = await add({ title: 'Burial' })
    await db.updateTable('services').set({ timezone: 'Mars/Base' }).where('id', '=', id).execute()
    await db.insertInto('settings').values({ id: 'zone', name: 'timezone', value: 'Moon/Base' }).execute()
    world.pass(1_000)
    assert.equal((await admin.call('GET /api/services')).body.find((each) => each.id === id)?.timezone, null)
    assert.match(await readFile(id), /DTSTART;TZID=America\/Chicago:20260330T140000/)
    assert.match(await readPage(), /"name":"Burial","startDate":"2026-03-30T19:00:00.000Z"/)
    const { body } = await admin.call('GET /api/settings')
    assert.equal(body.timezone, 'America/Chicago')
    assert.match(body.warnings?.join() ?? '', /“Moon\/Base”.*“Mars\/Base” of the service “Burial”/)
    assert.ok(!JSON.stringify((await world.visitor.call('GET /api/settings')).body).includes('Moon'))
  })

  test('lets the usual zone decide whether the neutral obituary still names a reception', async () => {
    await admin.call('PUT /api/settings', { body: { name: 'Arne', timezone: 'Pacific/Auckland' } })
    const { id } = await add({ title: 'Celebration of Life', date: 'March 1, 2026', location: 'Hall' })
    const read = () => readNeutralText(db, Date.parse('2026-03-01T12:00:00Z'))
    const withoutZone = await read()
    await db.updateTable('services').set({ timezone: 'Mars/Base' }).where('id', '=', id).execute()
    // the day is over in Auckland, and not by UTC
    assert.equal(await read(), withoutZone)
    await admin.call('DELETE /api/services/:id', { params: { id } })
  })
})
