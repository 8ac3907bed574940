import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../../../domain/language.ts'
import { celebration } from '../../support/world/addServices.ts'
import { neutralSettings } from '../../support/world/builtIn.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { visitor, admin } = await openSharedWorld({ pages: true })
const save = (body: unknown) => admin.call('PUT /api/settings', { body })
const fetchHtml = async (path: string) => (await visitor.get(path)).text
const gift = async () => {
  const { donationText, donationUrl, donationCharity } = (await admin.call('GET /api/settings')).body
  return [donationText, donationUrl, donationCharity]
}
const { donationText, donationUrl, donationCharity } = neutralSettings
const nothing = ['', '', '']
/** Saves no gift of the family, so that there is the one of the sample, or none. */
const sample = { donationText: null, donationUrl: null, donationCharity: null }

test('a change of language neither loses nor invents a gift', async () => {
  const bees = 'Give to the bees.'
  const url = 'https://bees.example/'
  for (const [change, expected] of [
    [{ name: 'Maria Nowak' }, [donationText, donationUrl, donationCharity]],
    [{ language: 'pl' }, nothing],
    // a gift that was not there does not come
    [{ language: 'en' }, nothing],
    [{ ...sample, donationText: bees }, [bees, donationUrl, donationCharity]],
    [{ language: 'pl' }, [bees, donationUrl, donationCharity]],
    [sample, nothing],
    [{ donationUrl: url }, ['', url, '']],
    [{ language: 'en' }, ['', url, '']],
    [{ ...sample, donationText }, [donationText, donationUrl, donationCharity]],
  ] as const) {
    await save(change)
    assert.deepEqual(await gift(), expected, JSON.stringify(change))
  }
  await save({ language: 'pl' })
  const [text, ...rest] = await gift()
  assert.match(text ?? '', /St\. Jude/)
  assert.deepEqual(rest, [donationUrl, donationCharity], 'kept in English')
})

test('in a language other than English, nothing asks for a gift, with a name and without, until the family does', async () => {
  for (const language of languages.filter((each) => each !== 'en')) {
    for (const name of [null, 'Maria Nowak']) {
      await save({ ...sample, language, name })
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
