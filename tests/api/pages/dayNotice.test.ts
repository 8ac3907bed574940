import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'
import { share } from '../../features/memories/visitors.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

// a Monday at 10:10 AM in Chicago
const { world, visitor, admin } = await openSharedWorld({ pages: true, at: Date.parse('2026-11-30T16:10Z') })

/** Reads the lines about the day as a browser without scripts shows them: the text of each, and where it leads. */
async function readLines(reader = visitor, headers: Record<string, string> = {}) {
  const { text } = await reader.get('/', headers)
  const [, notice = ''] = /<div class="home-day">(.*?)<\/div>/s.exec(text) ?? []
  return [...notice.matchAll(/<p(?: dir="rtl")?>(?:<a href="([^"]*)"[^>]*>)?([^<]*)/g)].map(
    ([, href, line = '']) =>
      [line, href].filter((part) => part !== undefined).map((part) => part.replace(/[\u00a0\u202f]/g, ' ')),
  )
}
const set = (body: object) => admin.call('PUT /api/settings', { body })
const directions = 'https://www.google.com/maps/search/?api=1&amp;query=Grove%20Funeral%20Home%2C%20Duluth'

test('a memorial without a service that has a date, or with a later one, has no such lines', async () => {
  await set({ name: 'Walter', birthDate: 'September 3, 1941', deathDate: 'November 20, 2026' })
  assert.deepEqual(await readLines(), [])
  const body = { title: 'Burial', date: 'TBD', time: 'TBD', location: 'TBD' }
  await admin.call('POST /api/services', { body })
  assert.deepEqual(await readLines(), [])
})

test('in the week before a service, the page says when and where it is, in the family’s style', async () => {
  const body = {
    title: 'Funeral',
    date: 'December 4, 2026',
    time: '11:30 AM - 1:00 PM',
    location: 'Grove Funeral Home, Duluth',
    description: 'Watch it at https://stream.example/walter',
  }
  await admin.call('POST /api/services', { body })
  const announced = [
    ['Funeral'],
    ['Friday, 11:30 AM, Grove Funeral Home', '/services'],
    ['Directions', directions],
  ]
  assert.deepEqual(await readLines(), announced)
  await set({ dateStyle: 'dayFirst24' })
  assert.deepEqual((await readLines())[1], ['Friday, 11:30, Grove Funeral Home', '/services'])
  await set({ dateStyle: null })
  const { headers } = await visitor.get('/')
  const unchanged = await visitor.get('/', { 'if-none-match': headers.etag ?? '' })
  assert.equal(unchanged.status, 304)
  assert.doesNotMatch((await visitor.get('/services')).text, /dayNotice/)
})

test('each reader has the day and the time in his own words', async () => {
  const said = {
    de: 'Freitag, 11.30–13 Uhr, Grove Funeral Home',
    es: 'Viernes de 11:30 a. m. a 1:00 p. m., Grove Funeral Home',
    fr: 'Vendredi de 11 h 30 à 13 h, Grove Funeral Home',
    he: 'יום שישי בשעות 11:30–13:00, Grove Funeral Home',
    pl: 'Piątek, godz. 11.30–13.00, Grove Funeral Home',
  }
  for (const [language, line] of Object.entries(said)) {
    const [, [read = ''] = []] = await readLines(visitor, { 'accept-language': language })
    assert.equal(read.replace(/[\u2066-\u2069]/g, ''), line)
  }
})

test('on its day it is today, with the livestream shortly before it, and at midnight no longer', async () => {
  world.pass(4 * DAY)
  const today = ['Today, 11:30 AM, Grove Funeral Home', '/services']
  assert.deepEqual(await readLines(), [['Funeral'], today, ['Directions', directions]])
  world.pass(HOUR / 2)
  const watch = ['Watch from home', 'https://stream.example/walter']
  assert.deepEqual(await readLines(), [['Funeral'], today, ['Directions', directions], watch])
  const { headers } = await visitor.get('/')
  world.pass(14 * HOUR)
  const { status, text } = await visitor.get('/', { 'if-none-match': headers.etag ?? '' })
  assert.equal(status, 200)
  assert.doesNotMatch(text, /Today/)
})

test('afterwards the family thanks, with the newest memory that visitors see', async () => {
  assert.deepEqual(await readLines(), [['Thank you to everyone who came.']])
  const { id } = await share(visitor, { name: 'Ruth', content: 'He kept bees.\nThey knew him.' })
  const quote = ['“He kept bees. They knew him.” – Ruth', `/memories#memory-${id}`]
  assert.deepEqual(await readLines(), [['Thank you to everyone who came.'], quote])
  await admin.call('PUT /api/memories/:id', { params: { id }, body: { approved: false } })
  assert.deepEqual(await readLines(), [['Thank you to everyone who came.']])
  await share(visitor, { name: 'Ada', content: 'buzzing, '.repeat(2_000) })
  assert.equal((await readLines())[1]?.[0], `“${'buzzing, '.repeat(11)}buzzing…” – Ada`, 'whole words')
  await share(visitor, { name: 'Lu', content: '💔'.repeat(80) })
  assert.equal((await readLines())[1]?.[0], `“${'💔'.repeat(55)}…” – Lu`, 'whole letters')
  world.pass(14 * DAY)
  assert.deepEqual(await readLines(), [])
})

test('on the day of his death and on his birthday the page has one line', async () => {
  world.pass(336 * DAY)
  assert.deepEqual(await readLines(), [['A year ago today']])
  world.pass(288 * DAY)
  assert.deepEqual(await readLines(), [['On this day in 1941 he was born']])
  // the session of years ago has ended
  const keeper = await world.administrator()
  await keeper.call('PUT /api/settings', { body: { name: null } })
  assert.deepEqual(await readLines(), [], 'the sample person has no anniversaries')
  await keeper.call('PUT /api/settings', { body: { name: 'Walter' } })
  world.pass(DAY)
  assert.deepEqual(await readLines(), [])
})

test('a closed memorial says nothing of the day before its password', async () => {
  world.pass(-DAY)
  assert.equal((await readLines()).length, 1)
  const closed = { audience: 'password', nameInPreviews: false, password: 'the bench by the lake' } as const
  const keeper = await world.administrator()
  assert.equal((await keeper.call('PUT /api/access', { body: closed })).status, 200)
  assert.deepEqual(await readLines(), [])
})

test('each line comes and goes at its minute, for readers of each language, and comes back if the clock is set back', async () => {
  const at = Date.parse('2026-12-04T15:19:30Z')
  await using own = await openWorld({ pages: true, at })
  const keeper = await own.administrator()
  for (const [title, time, description] of [
    ['Funeral', '10:20 AM - 11:05 AM', 'Watch it at https://stream.example/walter'],
    ['Burial', '3 PM', ''],
  ] as const) {
    const body = { title, date: 'December 4, 2026', time, location: 'TBD', description }
    assert.equal((await keeper.call('POST /api/services', { body })).status, 201)
  }
  const readers = ['en', 'de'] as const
  const readAll = (clock: string) => {
    own.pass(Date.parse(`2026-12-04T${clock}Z`) - own.context.clock())
    const read = async (language: (typeof readers)[number]) => {
      const { today, watch } = inLanguage(language, anyPerson).http.day
      const lines = await readLines(own.visitor, { 'accept-language': language })
      assert.ok(lines[1]?.[0]?.startsWith(`${today}, `), lines.join())
      return [lines[0]?.[0], lines.some(([line]) => line === watch)]
    }
    return Promise.all(readers.map(read))
  }
  for (const [clock, title, isStreamed] of [
    ['15:19:30', 'Funeral', false],
    ['15:20:00', 'Funeral', true],
    ['17:04:30', 'Funeral', true],
    ['17:05:00', 'Burial', false],
    ['17:04:30', 'Funeral', true],
    ['15:19:30', 'Funeral', false],
  ] as const)
    assert.deepEqual(
      await readAll(clock),
      readers.map(() => [title, isStreamed]),
      clock,
    )
})
