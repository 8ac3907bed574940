import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { languages } from '../../../domain/language.ts'
import type { Person } from '../../../samples/person.ts'
import { celebration } from '../../support/world/addServices.ts'
import { neutralSettings } from '../../support/world/builtIn.ts'
import { openWorld, type World } from '../../support/world/world.ts'

let world: World
let admin: Person
beforeEach(async () => {
  world = await openWorld({ pages: true })
  admin = await world.administrator()
})
afterEach(() => world.close())

const save = (body: unknown) => admin.call('PUT /api/settings', { body })
const fetchHtml = async (path: string) => (await world.visitor.get(path)).text
const gift = async () => {
  const { donationText, donationUrl, donationCharity } = (await admin.call('GET /api/settings')).body
  return [donationText, donationUrl, donationCharity]
}
const { donationText, donationUrl, donationCharity } = neutralSettings
const ours = [donationText, donationUrl, donationCharity]
const nothing = ['', '', '']

test('in a language other than English, nothing asks for a gift, with a name and without, until the family does', async () => {
  for (const language of languages.filter((each) => each !== 'en')) {
    await save({ language, name: null, donationText: null })
    for (const name of [null, 'Maria Nowak']) {
      await save({ name })
      assert.deepEqual(await gift(), nothing, language)
      assert.ok(!(await admin.call('GET /api/settings')).body.samples?.includes('donation'), language)
      const pages = (await fetchHtml('/services')) + (await fetchHtml('/obituary'))
      assert.ok(!/Jude|ג׳וד|Wisconsin|aria-labelledby="donation"/.test(pages), language)
    }
    await save({ donationText: 'Give to the bees.' })
    assert.deepEqual(await gift(), ['Give to the bees.', '', ''])
    assert.match(await fetchHtml('/services'), /aria-labelledby="donation"/)
  }
})

test('in a language other than English, a service has a label only if its title does not say the same in the reader’s language', async () => {
  await save({ language: 'de' })
  for (const title of ['Trauerkaffee', 'Urnenbeisetzung', 'Celebration of Life'])
    await admin.call('POST /api/services', { body: { ...celebration, title } })
  const labels = (html: string) =>
    [...html.matchAll(/class="service-kind">([^<]*)/g)].map(([, label]) => label)
  assert.deepEqual(labels(await fetchHtml('/services?language=de')), ['Lebensfeier'])
  assert.equal(labels(await fetchHtml('/services?language=en')).length, 3)
})

test('a change of language neither loses nor invents a gift', async () => {
  await save({ name: 'Maria Nowak' })
  assert.deepEqual(await gift(), ours)
  await save({ language: 'pl' })
  assert.deepEqual(await gift(), nothing)
  await save({ language: 'en' })
  assert.deepEqual(await gift(), nothing, 'was not there')
  await save({ donationText: 'Give to the bees.', donationUrl: null, donationCharity: null })
  await save({ language: 'pl' })
  assert.deepEqual(await gift(), ['Give to the bees.', donationUrl, donationCharity], 'stood beside it')
  await save({ donationText: null, donationUrl: null, donationCharity: null })
  await save({ donationUrl: 'https://bees.example/' })
  await save({ language: 'en' })
  assert.deepEqual(await gift(), ['', 'https://bees.example/', ''], 'the link alone')
  await save({ donationUrl: null, donationCharity: null, donationText })
  await save({ language: 'pl' })
  const [text, ...rest] = await gift()
  assert.match(text ?? '', /St\. Jude/)
  assert.deepEqual(rest, [donationUrl, donationCharity], 'kept in English')
})
