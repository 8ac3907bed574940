import assert from 'node:assert/strict'
import { english } from '../../../languages/inLanguage.ts'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { builtin, neutralSettings } from '../../support/world/builtIn.ts'
import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { chooseObituary } from '../../../contract/memorial/chooseObituary.ts'
import { toCopyPath } from '../../../contract/outputs/copyLayout.ts'
import { outdatedHeader } from '../../../contract/endpoint.ts'
import { buildContents } from '../../../server/outputs/book/contents.ts'
import { makeMemorialJson } from '../../../server/outputs/memorialJson.ts'
import { endpointsOfStaticCopy } from '../../../server/outputs/export/writeCopy.ts'
import type { Person } from '../../../samples/person.ts'
import { celebration, nextYear } from '../../support/world/addServices.ts'
import { openWorld, type World } from '../../support/world/world.ts'
import { toSettingsBody, toSettingsFields } from '../../../web/admin/parts/settingsForm/settingsFields.ts'
import { readAs } from '../../../server/features/readAs.ts'
import { anyVisitor } from '../../../server/http/callers/caller.ts'

let world: World
let admin: Person
beforeEach(async () => {
  world = await openWorld({ pages: true })
  admin = await world.administrator()
})
afterEach(() => world.close())

const save = (body: unknown) => admin.call('PUT /api/settings', { body })
const saveObituary = (content: string) => admin.call('PUT /api/obituary', { body: { content } })
const addService = async (fields: object) =>
  (await admin.call('POST /api/services', { body: { ...celebration, ...fields } })).body
const settings = async () => (await world.visitor.call('GET /api/settings')).body
const samples = async () => (await admin.call('GET /api/settings')).body.samples
const sampleFields = async () => (await admin.call('GET /api/settings')).body.sampleFields
const fetchHtml = async (path: string) => (await world.visitor.get(path)).text
const isListed = async () => !(await fetchHtml('/')).includes('noindex')
const obituary = async () =>
  chooseObituary((await world.visitor.call('GET /api/obituary')).body, sampleObituary)

describe('Words about the man in the sample', () => {
  const { name, tribute, donationText } = builtin
  const respell = (text: string) =>
    ` ${text.toUpperCase().replaceAll(' ', '  ').replaceAll('\n', '\r\n').replaceAll('’', "'")}\n`

  test('are shown while nothing is saved', async () => {
    assert.deepEqual(await samples(), ['name', 'dates', 'tribute', 'portrait', 'donation', 'obituary'])
    assert.deepEqual(await sampleFields(), ['name', 'birthDate', 'deathDate', 'tribute', 'donationText'])
    assert.equal(await obituary(), sampleObituary)
    assert.match(await fetchHtml('/services'), /Donate to St\. Jude/)
    assert.equal(await isListed(), false)
  })

  test('are refused at their field, however they are spaced, quoted and capitalized, before a name and after', async () => {
    const message = 'These words are about the man in the sample. Please write your own.'
    for (const ownName of [null, 'George Miller']) {
      await save({ name: ownName })
      const samplesBefore = await samples()
      for (const [field, text] of Object.entries({ tribute, donationText }))
        for (const value of [text, respell(text)]) {
          const { status, refusal } = await save({ [field]: value })
          assert.equal(status, 400)
          assert.deepEqual(refusal.issues, [{ path: field, message }])
        }
      for (const content of [sampleObituary, respell(sampleObituary)]) {
        const { status, refusal } = await saveObituary(content)
        assert.equal(status, 400)
        assert.deepEqual(refusal.issues, [{ path: 'content', message }])
      }
      for (const value of [name, ` ${name.toLowerCase().replaceAll(' ', '   ')} `]) {
        const { status, refusal } = await save({ name: value, slideshowEnd: 'Thank you' })
        assert.equal(status, 400)
        const nameMessage = 'This is the name in the sample. Please write his own.'
        assert.deepEqual(refusal.issues, [{ path: 'name', message: nameMessage }])
      }
      assert.deepEqual(await samples(), samplesBefore)
      assert.equal((await settings()).slideshowEnd, '', 'nothing of it is saved')
    }
  })

  test('are the family’s as soon as one of them is another', async () => {
    const changed = sampleObituary.replace('bees', 'hens')
    assert.equal((await saveObituary(changed)).status, 200)
    assert.equal(await obituary(), changed)
    await save({ name: 'Walter Lindholm', tribute: tribute.replace('bees', 'hens') })
    assert.deepEqual(await samples(), ['dates', 'portrait', 'donation'])
  })

  test('that a form sends along with a name do not become the family’s', async () => {
    const read = toSettingsBody(toSettingsFields((await admin.call('GET /api/settings')).body))
    assert.equal((await save({ ...read, name: 'George Miller', base: read })).status, 200)
    assert.deepEqual(await samples(), ['dates', 'tribute', 'portrait', 'donation', 'obituary'])
    assert.deepEqual(await sampleFields(), ['donationText'])
    assert.equal((await settings()).tribute, '')
  })
})

describe('The sample’s dates', () => {
  test('are his own if they are saved with his name or after it', async () => {
    for (const field of ['birthDate', 'deathDate'] as const) {
      await save({ name: 'George Miller', [field]: builtin[field] })
      assert.equal((await settings())[field], builtin[field])
      for (const path of ['/', '/obituary']) assert.ok((await fetchHtml(path)).includes(builtin[field]), path)
      assert.ok((await obituary()).includes(builtin[field]))
      assert.equal((await samples())?.includes('dates'), field === 'birthDate', 'one of two is not both')
    }
    assert.match(await fetchHtml('/'), /"birthDate":"1948-05-12","deathDate":"2025-02-09"/)
    assert.deepEqual(await samples(), ['tribute', 'portrait', 'donation', 'obituary'])
    await save({ birthDate: null })
    assert.equal((await settings()).birthDate, '')
    assert.equal((await save({ birthDate: 'may 12 1948' })).status, 200)
  })

  test('are refused while there is no name', async () => {
    const message =
      'This date belongs to the man in the sample. If it is his, too, please save it together with his name.'
    for (const body of [{ birthDate: 'May 12,  1948' }, { birthDate: builtin.birthDate, name: null }]) {
      const { status, refusal } = await save(body)
      assert.equal(status, 400)
      assert.deepEqual(refusal.issues, [{ path: 'birthDate', message }])
    }
    assert.equal((await save({ birthDate: 'March 4, 1941' })).status, 200)
  })
})

describe('Neutral words', () => {
  const { donationText } = neutralSettings

  test('that somebody else has changed meanwhile are not kept: that is a conflict', async () => {
    await save({ name: 'George Miller', donationText: 'Give to the bees.' })
    const { status } = await save({ keepsDonation: true, base: { donationText: '' } })
    assert.equal(status, 409)
    assert.equal((await settings()).donationText, 'Give to the bees.')
  })

  test('that are kept can be samples again, and the journal says who kept them', async () => {
    await save({ name: 'George Miller' })
    world.pass(1)
    await save({ keepsDonation: true, base: { donationText: '' } })
    assert.ok(!(await samples())?.includes('donation'))
    const { body } = await admin.call('GET /api/journal')
    assert.deepEqual(body.entries[0]?.before, { donationText: null })
    assert.deepEqual(body.entries[0]?.after, { donationText })
    await save({ donationText: null, base: { donationText } })
    assert.ok((await samples())?.includes('donation'))
    assert.equal((await settings()).donationText, donationText)
  })

  test('that come back as they were read are kept, as after an undo, and give way to those of another keeper', async () => {
    await save({ name: 'George Miller' })
    const bees = 'Give to the bees.'
    const keepsDonation = async () => (await admin.call('GET /api/settings')).body.keepsDonation
    await save({ donationText: bees })
    await save({ donationText, base: { donationText: bees } })
    assert.ok(await keepsDonation())
    await save({ donationText: bees })
    const { status } = await save({ keepsDonation: true, donationText: bees, base: { donationText: '' } })
    assert.equal(status, 200)
    assert.equal((await settings()).donationText, bees)
    assert.ok(!(await keepsDonation()))
  })

  test('that are kept follow the family’s language, until the family writes its own', async () => {
    await save({ name: 'George Miller', language: 'de' })
    await save({ keepsDonation: true, base: { donationText: '' } })
    const german = (await settings()).donationText
    assert.match(german, /bittet die Familie/)
    await save({ language: 'en' })
    assert.equal((await settings()).donationText, donationText)
    await save({ donationText: 'Give to the bees.' })
    await save({ language: 'de' })
    assert.equal((await settings()).donationText, 'Give to the bees.')
    assert.ok(!(await admin.call('GET /api/settings')).body.keepsDonation)
  })
})

test('a sample name, donation text or obituary each keeps search engines away', async () => {
  const replace = {
    name: () => save({ name: 'George Miller' }),
    donation: () => save({ donationText: neutralSettings.donationText }),
    obituary: () => saveObituary('He liked the river.'),
  }
  for (const [missing, last] of Object.entries(replace)) {
    await save({ name: null, donationText: null })
    await admin.call('DELETE /api/obituary')
    for (const each of Object.values(replace)) if (each !== last) await each()
    assert.equal(await isListed(), false, missing)
    await last()
    assert.equal(await isListed(), true, missing)
  }
})

describe('Under a saved name and without a saved obituary', () => {
  const reception = (count: string, s: string, days: string) =>
    `${count} reception${s} will celebrate his life. Please see Memorial Services for ${days}.`

  beforeEach(() => save({ name: 'George Miller', birthDate: 'about 1941' }))

  test('the text has his name and dates, the donation request once it is kept, and nothing of a life', async () => {
    const life = 'George Miller (about 1941) is remembered here. His family is writing about his life.'
    const { donationText } = neutralSettings
    assert.equal(await obituary(), life)
    assert.equal((await settings()).donationText, donationText)
    assert.match(donationText, /St\. Jude Children’s Research Hospital/)
    assert.match(await fetchHtml('/services'), /Donate to St\. Jude/)
    await save({ donationText, base: { donationText: '' } })
    assert.deepEqual((await obituary()).split('\n\n'), [life, donationText])
    await save({ donationText: '' })
    assert.equal(await obituary(), life)
  })

  test('it mentions the receptions among the services, with their number', async () => {
    for (const title of ['Funeral Mass', 'Ashes Ceremony']) await addService({ title })
    assert.doesNotMatch(await obituary(), /reception|celebrat/i)
    await addService({ title: 'A celebration of his life', date: 'TBD', time: 'TBD', location: 'TBD' })
    assert.ok((await obituary()).includes(reception('One', '', 'the day and place')))
    const { id } = await addService({ title: 'Reception at the lake' })
    assert.ok((await obituary()).includes(reception('Two', 's', 'days and places')))
    await addService({ title: 'Celebration of Life, California' })
    assert.ok((await obituary()).includes(reception('Three', 's', 'days and places')))
    await admin.call('DELETE /api/services/:id', { params: { id } })
    assert.ok((await obituary()).includes(reception('Two', 's', 'days and places')))
  })

  test('it does not mention receptions that have taken place', async () => {
    await addService({ date: 'March 18, 2025' })
    assert.doesNotMatch(await obituary(), /reception/)
    await addService({})
    assert.match(await obituary(), /One reception will/)
    world.pass(800 * 86_400_000)
    assert.doesNotMatch(await obituary(), /reception/)
  })

  test('a reception is mentioned until its day is over in its time zone', async () => {
    for (const timezone of ['America/Chicago', 'America/Los_Angeles']) await addService({ timezone })
    assert.match(await obituary(), /Two receptions will/)
    // until March 19, 1 a.m. in Chicago, when it is March 18, 11 p.m. in Los Angeles
    world.pass(Date.UTC(nextYear, 2, 19, 6) - Date.now())
    assert.match(await obituary(), /One reception will/)
  })

  test('page, book, static copy and the call say the same, and change with services and settings', async () => {
    const read = async () => {
      const { text, headers } = await world.visitor.get('/obituary')
      const call = await world.visitor.get('/api/obituary')
      const texts = english
      const answers = await readAs(anyVisitor, texts, world.context, endpointsOfStaticCopy)
      const options = { size: 'a4', dedication: '', without: [], withoutMedia: [] } as const
      const book = buildContents(answers, [], options, texts).obituary.map((part) => part.text)
      const copy = JSON.parse(
        makeMemorialJson(answers, { madeAt: new Date(), findFile: toCopyPath, texts }),
      ) as {
        obituary: { text: string }
      }
      return {
        etags: [headers.etag, call.headers.etag],
        texts: [text, call.text, book.join(), copy.obituary.text],
      }
    }
    let before = await read()
    const changes: [() => Promise<unknown>, RegExp][] = [
      [() => addService({}), /One reception will/],
      [() => addService({ date: 'TBD' }), /Two receptions will/],
      [() => save({ donationText: 'Give to the bees.' }), /Give to the bees/],
      [() => save({ name: 'Johann' }), /Johann \(about 1941\)/],
    ]
    for (const [change, expected] of changes) {
      for (const text of before.texts) assert.doesNotMatch(text, expected)
      await change()
      const now = await read()
      for (const text of now.texts) assert.match(text, expected)
      for (const [index, etag] of now.etags.entries()) assert.notEqual(etag, before.etags[index])
      before = now
    }
  })

  test('the response to a change of a service says that the obituary may have changed', async () => {
    const { headers } = await admin.call('POST /api/services', { body: celebration })
    assert.match(headers[outdatedHeader] ?? '', /\/api\/obituary/)
  })

  test('an obituary that the family saves takes its place, and its own receptions with it', async () => {
    await addService({})
    await saveObituary('He kept bees.')
    assert.equal(await obituary(), 'He kept bees.')
    await admin.call('DELETE /api/obituary')
    assert.match(await obituary(), /One reception will/)
  })
})
