import assert from 'node:assert/strict'
import { english } from '../../../languages/inLanguage.ts'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import { builtin } from '../../support/world/builtIn.ts'
import { mapSettings, restoredSettings, type SampleField } from '../../../contract/memorial/selectSettings.ts'
import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { chooseObituary } from '../../../contract/memorial/chooseObituary.ts'
import { toCopyPath } from '../../../contract/outputs/copyLayout.ts'
import { bookKinds } from '../../../contract/outputs/book.ts'
import { feedPath, pages } from '../../../contract/pages/page.ts'
import { makeKeepersJson } from '../../../server/outputs/archive/keepersJson.ts'
import { endpointsOfStaticCopy } from '../../../server/outputs/export/writeCopy.ts'
import { planFilm } from '../../../server/outputs/film/plan.ts'
import { makeMemorialJson } from '../../../server/outputs/memorialJson.ts'
import { change } from '../../../server/platform/database/change.ts'
import { removeSamples } from '../../../server/platform/database/migrations/0044-stored-keys.ts'
import { writeSetting } from '../../../server/memorial/storedSettings.ts'
import { manifestPath } from '../../../server/http/pages/webManifest.ts'
import type { Person } from '../../../samples/person.ts'
import { makeBookPdf, makeSheetPdf } from '../../book/makePdf.ts'
import { openMailWorld } from '../../features/mailWorld.ts'
import { share } from '../../features/memories/visitors.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { findSampleFacts } from '../../support/world/findSampleFacts.ts'
import { openWorld, type World } from '../../support/world/world.ts'
import { toSettingsBody, toSettingsFields } from '../../../web/admin/parts/settingsForm/settingsFields.ts'
import { readAs } from '../../../server/features/readAs.ts'
import { anyVisitor } from '../../../server/http/callers/caller.ts'

/** Lists everything that somebody can press or send on the first evening. */
function listSteps({ context }: World, admin: Person) {
  const save = (body: unknown) => admin.call('PUT /api/settings', { body })
  const saveObituary = (body: unknown) => admin.call('PUT /api/obituary', { body })
  const read = async () => (await admin.call('GET /api/settings')).body
  const readObituary = async () => (await admin.call('GET /api/obituary')).body
  // a tab of an earlier version still has this button under each field, also before there is a name
  const keep = async (field: SampleField) => save({ [field]: (await read())[field], base: { [field]: '' } })
  return {
    'a name': () => save({ name: 'George Miller' }),
    'his dates': () => save({ birthDate: 'March 4, 1941', deathDate: 'November 20, 2026' }),
    'his tribute': () => save({ tribute: 'He listened.' }),
    'his portrait': () => save({ portraitPath: '/pictures/him.jpg' }),
    'words about the donation': () => save({ donationText: 'Please give to the library.' }),
    'no words about the donation': () => save({ donationText: '' }),
    'his obituary': () => saveObituary({ content: 'George liked the river.' }),
    'a form with another tribute': async () => {
      const fields = toSettingsBody(toSettingsFields(await read()))
      return save({ ...fields, tribute: 'He waited.', base: fields })
    },
    'what the settings show': async () => save(toSettingsBody(toSettingsFields(await read()))),
    'keep the name': () => keep('name'),
    'keep the date of birth': () => keep('birthDate'),
    'keep the date of death': () => keep('deathDate'),
    'keep the tribute': () => keep('tribute'),
    'keep the words about the donation': () => save({ keepsDonation: true, base: { donationText: '' } }),
    'keep the obituary': async () =>
      saveObituary({ content: chooseObituary(await readObituary(), sampleObituary), base: { content: '' } }),
    'the sample’s texts': () =>
      Promise.all([
        ...(['name', 'tribute', 'donationText'] as const).map((field) => save({ [field]: builtin[field] })),
        saveObituary({ content: sampleObituary.replaceAll('\n', '\r\n') }),
      ]),
    'what an earlier version stored': () =>
      change(context, ['settings', 'obituary'], async (tx) => {
        for (const field of ['name', 'tribute', 'donationText'] as const)
          await writeSetting(tx, field, builtin[field])
        await tx.deleteFrom('obituary').execute()
        const row = { id: 'obituary', image_path: null, image_media_id: null, saved_at: 1 }
        await tx
          .insertInto('obituary')
          .values({ ...row, content: sampleObituary })
          .execute()
        await removeSamples(tx as never)
      }),
    'undo the donation': () => save({ donationText: null }),
    'restore the obituary': () => admin.call('DELETE /api/obituary'),
    'restore the built-in words': () => save(mapSettings(restoredSettings, () => null)),
  }
}

const publicPages = pages.filter(({ module }) => module.startsWith('web/site/'))
const farewell = { title: 'Farewell', date: 'TBD', time: 'TBD', location: 'Oak Hall' }
const origin = { host: 'george.example.org' }

/** Reads what visitors and administrators see, by the name of the place. */
async function readEverything({ context, visitor }: World, admin: Person) {
  const addresses = [...publicPages.map(({ path }) => path), '/nowhere', manifestPath, feedPath]
  const fetched = addresses.map(async (path) => [path, (await visitor.get(path, origin)).text] as const)
  const reads = [...endpointsOfStaticCopy, 'GET /api/settings', 'GET /api/obituary'] as const
  const texts = english
  const responses = await readAs(anyVisitor, texts, context, endpointsOfStaticCopy)
  const files = { gallery: [], sent: [], otherPictures: [], music: [] }
  return Object.fromEntries([
    ...(await Promise.all(fetched)),
    ...(await Promise.all(reads.map(async (name) => [`keeper ${name}`, (await admin.call(name)).text]))),
    ['film', JSON.stringify((await planFilm(context)).timeline)],
    ['memorial.json', makeMemorialJson(responses, { madeAt: new Date(), findFile: toCopyPath, texts })],
    ['memorial.json of an archive', await makeKeepersJson(context, files as never, texts)],
  ]) as Record<string, string>
}

const findFacts = (texts: Record<string, string>) =>
  Object.entries(texts).flatMap(([place, text]) => findSampleFacts(text).map((fact) => `${place}: ${fact}`))

test('the sample’s life is found where nothing has been saved', async () => {
  await using world = await openWorld({ pages: true })
  const texts = await readEverything(world, await world.administrator())
  for (const place of ['/', '/obituary', feedPath, manifestPath, 'memorial.json', 'keeper GET /api/settings'])
    assert.notDeepEqual(findSampleFacts(texts[place] ?? ''), [], place)
  const preview = /<meta property="og:description"[^>]*>/.exec(texts['/memories'] ?? '')?.[0] ?? ''
  assert.ok(findSampleFacts(preview).includes('kept bees and'))
  assert.ok(findSampleFacts(texts['/obituary'] ?? '').includes('Duluth'))
})

test('whatever is pressed and in whatever order, a saved name never stands over the sample’s life', async () => {
  await using world = await openWorld({ pages: true })
  const admin = await world.administrator()
  const steps = listSteps(world, admin)
  await admin.call('PUT /api/settings', { body: { slideshowBeginning: 'on' } })
  const stepNames = Object.keys(steps) as (keyof typeof steps)[]
  const orders = fc.shuffledSubarray(stepNames, { minLength: 5, maxLength: 9 })
  const showsNoSample = fc.asyncProperty(orders, async (order) => {
    await steps['restore the built-in words']()
    await steps['restore the obituary']()
    for (const step of order) {
      await steps[step]()
      const { body: settings } = await admin.call('GET /api/settings')
      const { text: obituary } = await admin.call('GET /api/obituary')
      if (!settings.samples?.includes('name'))
        assert.deepEqual(findFacts({ settings: JSON.stringify(settings), obituary }), [], step)
    }
    await steps['a name']()
    assert.deepEqual(findFacts(await readEverything(world, admin)), [])
  })
  await fc.assert(showsNoSample, { numRuns: 6 })
})

test('mail, book and every sheet have nothing of the sample’s life, with nothing but a name or with kept words', async () => {
  const { world, visitor, lettersAfter } = await openMailWorld()
  const admin = await world.administrator()
  const steps = listSteps(world, admin)
  await addPhoto(admin, { title: 'By the river' })
  await admin.call('POST /api/services', { body: farewell })
  await admin.call('POST /api/send-link')
  const { id } = await share(visitor, { name: 'Ada', email: 'friend@example.org', mailOnAnswer: true })
  for (const names of [['a name'], ['keep the obituary', 'keep the words about the donation']] as const) {
    for (const name of names) await steps[name]()
    const step = names.at(-1) ?? ''
    await admin.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer: step } })
    const invitation = { name: 'Susan', isAdmin: false, email: 'susan@example.org' }
    await admin.call('POST /api/invitations', { body: invitation })
    const letters = await lettersAfter(3_600_000)
    assert.ok(letters.length > 0)
    const printed: Record<string, string> = { letters: letters.map(({ text }) => text).join('\n') }
    // no other sheet prints the words that only the second step keeps
    for (const kind of step === 'a name' ? (['book', 'order'] as const) : bookKinds) {
      const { pdf } = kind === 'book' ? await makeBookPdf(world) : await makeSheetPdf(world, kind)
      assert.match(pdf.text, kind === 'thanks' ? /Ada/ : /George\s+Miller/, kind)
      printed[kind] = pdf.text
    }
    assert.deepEqual(findFacts(printed), [])
    const asking = Object.keys(printed).filter((kind) => asksForGifts(printed[kind]))
    assert.deepEqual(asking, step === 'keep the words about the donation' ? ['order'] : [], step)
  }
})

test('nothing but the services asks for gifts, as long as the family has not answered', async () => {
  await using world = await openWorld({ pages: true })
  const admin = await world.administrator()
  const steps = listSteps(world, admin)
  const findAsking = async () => {
    const texts = await readEverything(world, admin)
    return Object.keys(texts).filter((place) => {
      const isOfKeepers = place.startsWith('keeper')
      return !isOfKeepers && asksForGifts(texts[place]?.replace(/<script[^]*?<\/script>/g, ''))
    })
  }
  const readDonation = async () => {
    const { 'GET /api/settings': settings } = await readAs(
      anyVisitor,
      english,
      world.context,
      endpointsOfStaticCopy,
    )
    return [settings.donationText, settings.donationUrl, settings.donationCharity]
  }
  const outputs = ['memorial.json', 'memorial.json of an archive']
  const ownLink = { donationUrl: 'https://hospice.example/give' }
  assert.deepEqual(await findAsking(), ['/obituary', '/services', ...outputs])
  assert.deepEqual(await readDonation(), [builtin.donationText, builtin.donationUrl, builtin.donationCharity])
  for (const step of ['a name', 'keep the obituary', 'restore the obituary', 'undo the donation'] as const) {
    await steps[step]()
    assert.deepEqual(await findAsking(), ['/services'], step)
  }
  await admin.call('PUT /api/settings', { body: ownLink })
  assert.deepEqual(await readDonation(), ['', ownLink.donationUrl, ''])
  assert.deepEqual(await findAsking(), ['/services'])
  await steps['keep the words about the donation']()
  assert.deepEqual(await findAsking(), ['/obituary', '/services', ...outputs])
  await admin.call('PUT /api/settings', {
    body: { donationText: '', donationUrl: '', donationCharity: '' },
  })
  assert.deepEqual(await findAsking(), [])
})

/** Whether a text has the built-in words about the donation, or the name of their charity. */
const asksForGifts = (text = '') => /St\.?\s+Jude|stjude/.test(text)
