import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { builtin, chooseObituary } from '../../contract/memorial/builtin.ts'
import { toCopyPath } from '../../contract/outputs/copyLayout.ts'
import { outdatedHeader } from '../../contract/endpoint.ts'
import { readAsVisitor } from '../../server/platform/cache/readAsVisitor.ts'
import { buildContents } from '../../server/outputs/book/contents.ts'
import { makeMemorialJson } from '../../server/outputs/memorialJson.ts'
import { copyEndpoints } from '../../server/outputs/export/writeCopy.ts'
import type { Person } from '../../samples/person.ts'
import { celebration, nextYear } from '../support/addServices.ts'
import { openWorld, type World } from '../support/world.ts'
import { toSettingsBody, toSettingsFields } from '../../web/admin/settings/form/fields.ts'

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
const obituary = async () => chooseObituary((await world.visitor.call('GET /api/obituary')).body)

describe('Saved words are the family’s own, even if they equal the sample:', () => {
  test('while nothing is saved, the sample is shown', async () => {
    assert.deepEqual(await samples(), ['name', 'dates', 'tribute', 'portrait', 'donation', 'obituary'])
    assert.deepEqual(await sampleFields(), ['name', 'birthDate', 'deathDate', 'tribute', 'donationText'])
    assert.equal(await obituary(), builtin.obituary)
    assert.match(await fetchHtml('/services'), /Donate to St\. Jude/)
    assert.equal(await isListed(), false)
  })

  test('a saved day of birth or death is shown', async () => {
    for (const name of ['birthDate', 'deathDate'] as const) {
      await save({ name: 'George Miller', [name]: builtin[name] })
      assert.equal((await settings())[name], builtin[name])
      for (const path of ['/', '/obituary']) assert.ok((await fetchHtml(path)).includes(builtin[name]), path)
      assert.ok((await obituary()).includes(builtin[name]))
    }
    assert.match(await fetchHtml('/'), /"birthDate":"1948-05-12","deathDate":"2025-02-09"/)
    assert.deepEqual(await samples(), ['tribute', 'portrait', 'donation', 'obituary'])
    await save({ birthDate: null })
    assert.equal((await settings()).birthDate, '')
  })

  test('saved tribute, donation text and life story are the family’s', async () => {
    const { name: _, ...fields } = builtin
    for (const [field, value] of Object.entries(fields))
      if (field !== 'obituary') await save({ [field]: value })
    await saveObituary(builtin.obituary)
    assert.deepEqual(await samples(), ['name', 'portrait'])
    await save({ name: 'George Miller' })
    const { tribute, donationText } = builtin
    assert.partialDeepStrictEqual(await settings(), { tribute, donationText })
    assert.equal(await obituary(), builtin.obituary)
  })

  test('a man with the sample’s name does not get its life story', async () => {
    await save({ name: builtin.name })
    const { birthDate, deathDate, tribute } = await settings()
    assert.deepEqual([birthDate, deathDate, tribute], ['', '', ''])
    assert.doesNotMatch(await obituary(), /Ruth|Duluth/)
    assert.ok(!(await samples())?.includes('name'))
  })

  test('a form that sends back what it has read makes only changed fields the family’s', async () => {
    const read = toSettingsBody(toSettingsFields((await admin.call('GET /api/settings')).body))
    await save({ ...read, name: 'George Miller', base: read })
    assert.deepEqual(await samples(), ['dates', 'tribute', 'portrait', 'donation', 'obituary'])
    assert.deepEqual(await sampleFields(), ['donationText'])
    assert.equal((await settings()).tribute, '')
  })

  test('confirming words that somebody else has changed is a conflict', async () => {
    await save({ donationText: 'Give to the bees.' })
    const { status } = await save({ donationText: builtin.donationText, base: { donationText: '' } })
    assert.equal(status, 409)
    assert.equal((await settings()).donationText, 'Give to the bees.')
  })

  test('the journal says who confirmed them', async () => {
    const { donationText } = await settings()
    await save({ donationText })
    const { body } = await admin.call('GET /api/journal')
    assert.deepEqual(body.entries[0]?.before, { donationText: null })
    assert.deepEqual(body.entries[0]?.after, { donationText })
  })
})

test('a sample name, donation text or obituary each keeps search engines away', async () => {
  const confirm = {
    name: () => save({ name: builtin.name }),
    donation: () => save({ donationText: builtin.donationText }),
    obituary: () => saveObituary(builtin.obituary),
  }
  for (const [missing, last] of Object.entries(confirm)) {
    await save({ name: null, donationText: null })
    await admin.call('DELETE /api/obituary')
    for (const each of Object.values(confirm)) if (each !== last) await each()
    assert.equal(await isListed(), false, missing)
    await last()
    assert.equal(await isListed(), true, missing)
  }
})

describe('Under a saved name and without a saved obituary', () => {
  const reception = (count: string, s: string, days: string) =>
    `${count} reception${s} will celebrate his life. Please see Memorial Services for ${days}.`

  beforeEach(() => save({ name: 'George Miller', birthDate: 'about 1941' }))

  test('the text has his name, his dates and the donation request, and nothing of a life', async () => {
    assert.deepEqual((await obituary()).split('\n\n'), [
      'George Miller (about 1941) is remembered here. His family is writing about his life.',
      (await settings()).donationText,
    ])
    assert.match((await settings()).donationText, /St\. Jude Children’s Research Hospital/)
    assert.match(await fetchHtml('/services'), /Donate to St\. Jude/)
    await save({ donationText: '' })
    assert.equal((await obituary()).split('\n\n').length, 1)
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
    // March 19, 1 a.m. in Chicago, and March 18, 11 p.m. in Los Angeles
    world.pass(Date.UTC(nextYear, 2, 19, 6) - Date.now())
    assert.match(await obituary(), /One reception will/)
  })

  test('page, book, static copy and the call say the same, and change with services and settings', async () => {
    const read = async () => {
      const { text, headers } = await world.visitor.get('/obituary')
      const call = await world.visitor.get('/api/obituary')
      const answers = await readAsVisitor(world.context, copyEndpoints)
      const options = { size: 'a4', dedication: '', without: [], withoutMedia: [] } as const
      const book = buildContents(answers, [], options).obituary.map((part) => part.text)
      const copy = JSON.parse(makeMemorialJson(answers, { madeAt: new Date(), findFile: toCopyPath })) as {
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
