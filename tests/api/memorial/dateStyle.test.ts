import assert from 'node:assert/strict'
import { english } from '../../../languages/inLanguage.ts'
import { before, describe, test } from 'node:test'
import { readAs } from '../../../server/features/readAs.ts'
import { anyVisitor } from '../../../server/http/callers/caller.ts'
import { jsonReads, makeMemorialJson } from '../../../server/outputs/memorialJson.ts'
import { formatReadMe } from '../../../languages/en/server/readMe.ts'
import { readMeta } from '../../support/pages/readHead.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const service = {
  title: 'Funeral',
  date: 'Friday, March 13, 2026',
  time: '2:00 PM - 4:00 PM',
  location: 'Leeds Minster',
  description: '',
  imagePath: '',
}
const life = { name: 'Arne', birthDate: 'May 12, 1948', deathDate: 'Feb. 9th, 2026' }

const { world, visitor, admin } = await openSharedWorld({
  pages: true,
  at: Date.parse('2026-03-01T12:00:00Z'),
})
const choose = (dateStyle: '' | 'monthFirst24' | 'dayFirst12' | 'dayFirst24') =>
  admin.call('PUT /api/settings', { body: { dateStyle } })
await admin.call('PUT /api/settings', { body: life })
await admin.call('POST /api/services', { body: service })
await visitor.call('POST /api/memories', { body: { name: 'Ruth', content: 'He kept bees.' } })

const readPage = async (path: string) => (await visitor.get(path)).text
/** Names the page and the text only, because a page is long. */
const expectOn = async (path: string, text: string) =>
  assert.ok((await readPage(path)).includes(text), `${path} lacks ${text}`)
const readCopy = async () => {
  const responses = await readAs(anyVisitor, english, world.context, jsonReads)
  const contents = { size: 'all', book: null, mediaPaths: [] } as const
  const madeAt = new Date(world.context.clock())
  return {
    json: makeMemorialJson(responses, { madeAt, findFile: () => null, texts: english }),
    readMe: formatReadMe(responses['GET /api/settings'], contents, madeAt, []),
  }
}

test('with an American zone and no choice, everything stands as typed', async () => {
  await choose('')
  const { shownDateStyle, shownDates, ...settings } = (await visitor.call('GET /api/settings')).body
  assert.equal(shownDateStyle, 'monthFirst12')
  assert.deepEqual(shownDates, { birthDate: settings.birthDate, deathDate: settings.deathDate })
  const [listed] = (await visitor.call('GET /api/services')).body
  assert.ok(listed && !('shown' in listed))
  for (const path of ['/', '/obituary']) await expectOn(path, 'Feb. 9th, 2026')
  await expectOn('/services', '>Friday, March 13, 2026<')
  await expectOn('/services', '>2:00 PM - 4:00 PM (Central Time)<')
  await expectOn('/memories', '>March 1, 2026<')
  assert.equal(
    readMeta(await readPage('/services')).get('og:description'),
    'Funeral: Friday, March 13, 2:00 PM - 4:00 PM, Leeds Minster',
  )
  assert.match((await readCopy()).readMe, /made on March 1, 2026\./)
})

describe('A family that writes the day first, with 24 hours', () => {
  before(() => choose('dayFirst24'))

  test('is read so by visitors on every page', async () => {
    await expectOn('/', '>12 May 1948 –<')
    await expectOn('/', '>9 February 2026<')
    await expectOn('/obituary', '12 May 1948 – 9 February 2026')
    await expectOn('/services', '>Friday, 13 March 2026<')
    await expectOn('/services', '>14:00–16:00 (Central Time)<')
    await expectOn('/memories', '>1 March 2026<')
  })

  test('is read so in previews of links and in a copy', async () => {
    assert.equal(
      readMeta(await readPage('/services')).get('og:description'),
      'Funeral: Friday, 13 March, 14:00–16:00, Leeds Minster',
    )
    assert.match((await readCopy()).readMe, /made on 1 March 2026\./)
  })

  test('keeps in its fields and in memorial.json what it typed', async () => {
    const { birthDate, deathDate } = (await visitor.call('GET /api/settings')).body
    assert.deepEqual([birthDate, deathDate], [life.birthDate, life.deathDate])
    const [listed] = (await visitor.call('GET /api/services')).body
    assert.partialDeepStrictEqual(listed, {
      date: service.date,
      time: service.time,
      shown: { date: 'Friday, 13 March 2026', time: '14:00–16:00' },
    })
    const { json } = await readCopy()
    const memorial = JSON.parse(json) as { person: object; services: object[] }
    assert.partialDeepStrictEqual(memorial.person, { birthDate: life.birthDate })
    assert.partialDeepStrictEqual(memorial.services, [{ date: service.date, time: service.time }])
    assert.doesNotMatch(json, /shown|13 March/)
  })

  test('changes nothing about the calendar or what programs read', async () => {
    const [listed] = (await visitor.call('GET /api/services')).body
    const { text } = await visitor.get(`/services/${listed?.id}.ics`)
    assert.match(text, /DTSTART;TZID=America\/Chicago:20260313T140000/)
    await expectOn('/services', '"startDate":"2026-03-13T19:00')
  })
})

test('an edit of a service answers with what people see, and stores no more than was typed', async () => {
  await choose('dayFirst12')
  const [listed] = (await visitor.call('GET /api/services')).body
  const { body } = await admin.call('PUT /api/services/:id', {
    params: { id: listed?.id ?? '' },
    body: { ...service, date: '2026-03-13', time: '14:00-16:00' },
  })
  assert.partialDeepStrictEqual(body, {
    date: '2026-03-13',
    time: '14:00-16:00',
    shown: { date: '13 March 2026', time: '2:00 PM - 4:00 PM' },
  })
  await admin.call('PUT /api/services/:id', { params: { id: listed?.id ?? '' }, body: service })
})

test('a German family writes dates and times in German, whatever English style it chose before', async () => {
  await admin.call('PUT /api/settings', { body: { dateStyle: 'monthFirst12', language: 'de' } })
  const { shownDateStyle, shownDates } = (await visitor.call('GET /api/settings')).body
  assert.equal(shownDateStyle, 'de')
  assert.deepEqual(shownDates, { birthDate: '12. Mai 1948', deathDate: '9. Februar 2026' })
  const services = (await visitor.call('GET /api/services')).body
  const shown = services.find(({ title }) => title === service.title)?.shown
  const startsAt = '2026-03-13T19:00:00.000Z'
  assert.deepEqual(shown, {
    date: 'Freitag, 13. März 2026',
    time: '14–16\u00a0Uhr',
    zone: 'Ortszeit Chicago',
    startsAt,
  })
  await expectOn('/services', '>Freitag, 13. März 2026<')
  await expectOn('/memories', '>1. März 2026<')
  await admin.call('PUT /api/settings', { body: { dateStyle: '', language: 'en' } })
})

test('a reader of another language has dates and times in his own words, and the zone if services have several', async () => {
  const read = async () =>
    (await visitor.call('GET /api/services', { headers: { 'accept-language': 'fr' } })).body
  const shown = {
    date: 'vendredi 13 mars 2026',
    time: 'de 14\u00a0h à 16\u00a0h',
    zone: 'heure du Centre (Chicago)',
  }
  const [listed] = (await read()).filter(({ title }) => title === service.title)
  assert.deepEqual(listed?.shown, { ...shown, startsAt: '2026-03-13T19:00:00.000Z' })
  const settings = await visitor.call('GET /api/settings', { headers: { 'accept-language': 'fr' } })
  assert.deepEqual(settings.body.shownDates, { birthDate: '12 mai 1948', deathDate: '9 février 2026' })
  const body = { ...service, title: 'Mass', time: 'ab 14 Uhr', timezone: 'Europe/Vienna' }
  const { body: added } = await admin.call('POST /api/services', { body })
  const both = (await read()).flatMap(({ title, shown }) =>
    ['Mass', service.title].includes(title) ? [shown] : [],
  )
  assert.deepEqual(both, [shown, { ...shown, time: '14\u00a0h', zone: 'heure de\u00a0Vienne' }])
  await admin.call('DELETE /api/services/:id', { params: { id: added.id } })
})
