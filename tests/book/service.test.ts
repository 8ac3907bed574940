import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { readFileSync } from 'node:fs'
import { startCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { readPdf } from '../support/files/readPdf.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { makeBookPdf, makeSheetPdf } from './makePdf.ts'

const { world, admin } = await openSharedWorld()
await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', programme: 'Entrance' } })
const addService = async (title: string, date: string, time: string) => {
  const body = { title, date, time, location: `Place of the ${title}` }
  const response = await admin.call('POST /api/services', { body })
  assert.equal(response.status, 201)
  return response.body.id
}
const visitation = await addService('Visitation', 'December 4, 2031', '4 PM')
await addService('Funeral Service', 'December 5, 2031', '11 AM')
await addService('Dinner', 'Monday, December 8, 2031', '6 PM')
await addService('Concert', 'On a day in May', '7 PM')

const readFront = (pdf: ReturnType<typeof readPdf>) => (pdf.pages[0]?.text ?? '').replace(/\s+/g, ' ')

test('the front of the order of service announces the funeral with its weekday, not the visitation before it', async () => {
  const front = readFront((await makeSheetPdf(world, 'order')).pdf)
  assert.match(front, /Order of Service Funeral Service Friday, December 5, 2031, 11 AM Place of the Funeral/)
  assert.doesNotMatch(front, /Visitation/)
})

test('the front announces the service that was chosen', async () => {
  const front = readFront((await makeSheetPdf(world, 'order', { serviceId: visitation })).pdf)
  assert.match(front, /Order of Service Visitation Thursday, December 4, 2031, 4 PM/)
  assert.doesNotMatch(front, /Funeral/)
})

test('without a program, all services are printed, and a date keeps the weekday or the words that the keeper wrote', async () => {
  assert.equal((await admin.call('PUT /api/settings', { body: { programme: '' } })).status, 200)
  const { text } = (await makeSheetPdf(world, 'order')).pdf
  assert.match(text, /\nMonday, December 8, 2031, 6 PM/)
  assert.match(text, /\nOn a day in May, 7 PM/)
  assert.match(text, /\nThursday, December 4, 2031, 4 PM/)
})

test('the book has the weekdays, too', async () => {
  assert.match((await makeBookPdf(world)).pdf.text, /Friday, December 5, 2031, 11 AM/)
})

test('the dashboard’s order of service is for the chosen service', async () => {
  const body = { kind: 'order', serviceId: visitation, address: 'https://arne.example.org' } as const
  assert.equal((await admin.call('POST /api/work/book', { body })).status, 200)
  await world.settle()
  const { work } = (await admin.call('GET /api/work/book')).body
  assert.equal(work?.state, 'ready', work?.message ?? '')
  const { bytes } = await admin.get(work?.filePath ?? '')
  assert.match(readFront(readPdf(bytes)), /Order of Service Visitation/)
})

test('a service that is gone starts no work, and ends work that had begun, each with a sentence', async () => {
  const id = await addService('Mistake', 'TBD', 'TBD')
  const start = (serviceId: string) =>
    admin.call('POST /api/work/book', {
      body: { kind: 'order', serviceId, address: 'https://arne.example.org' },
    })
  assert.equal((await start(id)).status, 200)
  assert.equal((await admin.call('DELETE /api/services/:id', { params: { id } })).status, 204)
  await world.settle()
  const { work } = (await admin.call('GET /api/work/book')).body
  assert.equal(work?.state, 'failed')
  assert.match(work?.message ?? '', /^This service is no longer here/)
  const refused = await start(id)
  assert.equal(refused.status, 400)
  assert.match(refused.text, /This service is no longer here/)
})

test('`npm run book -- FILE --kind order --service TITLE` makes it for that service, or lists the services', async () => {
  const file = path.join(temporaryFolder(), 'order.pdf')
  const env = { ...environmentOf(world.backend), PUBLIC_URL: 'https://arne.example.org' }
  const makeOrder = async (...args: string[]) => {
    const command = startCommand('commands/book', [file, ...args], env)
    return { code: await command.ended, output: command.output() }
  }
  const unknown = await makeOrder('--kind', 'order', '--service', 'Wake')
  assert.equal(unknown.code, 1)
  assert.match(
    unknown.output,
    /^Cannot make the book: no service is called "Wake"\. .*"Visitation, Thursday, /,
  )
  const useless = await makeOrder('--kind', 'poster', '--service', 'Visitation')
  assert.equal(useless.code, 1)
  assert.match(useless.output, /--service is for --kind order, not for poster/)
  const made = await makeOrder('--kind', 'order', '--service', 'visitation')
  assert.equal(made.code, 0, made.output)
  assert.match(readFront(readPdf(readFileSync(file))), /Order of Service Visitation/)
})
