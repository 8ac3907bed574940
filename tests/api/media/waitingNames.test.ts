import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { CallInput } from '../../../web/api/endpoints.ts'
import { english } from '../../../languages/inLanguage.ts'
import { showReads } from '../../../contract/pages/show.ts'
import { parseCaption } from '../../../server/codecs/captions/caption.ts'
import { readAs } from '../../../server/features/readAs.ts'
import { anyVisitor } from '../../../server/http/callers/caller.ts'
import { importPhotos } from '../../../server/import/photos/importPhotos.ts'
import { bookReads } from '../../../server/outputs/book/bookReads.ts'
import { buildContents } from '../../../server/outputs/book/contents.ts'
import { openInputs } from '../../../server/platform/inputs/openInputs.ts'
import { makePacket, peoplePackets } from '../../support/files/peoplePackets.ts'
import { photo, writeFolder } from '../../support/files/photoImport.ts'
import { readZip } from '../../support/files/readZip.ts'
import { addSender, openLink } from '../../support/guests/sendByLink.ts'
import { readAddresses, readCopyTexts } from '../../support/project/publicTexts.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld({ pages: true })
await admin.call('PUT /api/settings', { body: { name: 'Arne', askVisitors: 'on', searchEngines: true } })
const helper = await world.helper()
const programs = Object.values(peoplePackets)

let named = 0
/** The names of files and answers. */
const names: string[] = []
const nextName = () => {
  named += 1
  const name = `Zilpah${'abcdefgh'[named % 8]}${'klmnopqr'[named >> 3]} Berg`
  names.push(name)
  return name
}
const nextPacket = () => programs[named % programs.length]?.(nextName()) ?? ''
/** Makes a photograph whose file names somebody as one of the programs does. */
const nextFile = async (packet = nextPacket()) => ({
  name: `Lake ${named}.jpg`,
  bytes: Buffer.from(await photo((image) => image.withXmp(packet))),
  type: '',
})
const packetOf = (people: readonly string[]) =>
  makePacket(
    `<Iptc4xmpExt:PersonInImage><rdf:Bag>${people.map((each) => `<rdf:li>${each}</rdf:li>`).join('')}</rdf:Bag></Iptc4xmpExt:PersonInImage>`,
  )
const twelve = Array.from({ length: 12 }, (_, index) => index)

/** Reads what is made for visitors, and what an archive writes, as pairs of the place and its text. */
async function readOutputs() {
  const outputs = await readAs(anyVisitor, english, world.context, [...bookReads, ...showReads])
  const rows = await world.context.db.selectFrom('media').selectAll().where('listed', '=', 1).execute()
  const choice = { size: 'square', dedication: '', without: [], withoutMedia: [] } as const
  const found = await visitor.call('GET /api/search', { query: { q: 'Zilpah' } })
  return [
    ['what visitors read', (await visitor.get('/api/media')).text],
    ['what is found', JSON.stringify(found.body.media)],
    ['the film and the book', JSON.stringify([outputs, buildContents(outputs, rows, choice, english)])],
    ...(await readArchive()),
  ] as const
}

/** Reads the captions of an archive: those of files that named nobody themselves, and the table. */
async function readArchive() {
  const files = readZip((await admin.get('/api/archive?captions=embedded')).bytes)
  const bySidecar = [...files].filter(([name]) => /sidecar.*jpg$/.test(name))
  assert.equal(bySidecar.length, 6)
  const captions = bySidecar.map(async ([name, file]) => [name, JSON.stringify(await parseCaption(file))])
  const texts = ['captions.csv', 'memorial.json'].map((name) => [name, String(files.get(name))])
  return [...(await Promise.all(captions)), ...texts] as [string, string][]
}

const readItems = async (by = helper) => (await by.call('GET /api/media')).body
const press = (body: CallInput<'POST /api/media/people'>['body']) =>
  helper.call('POST /api/media/people', { body })

test('no name of 60 files, senders and answers is at any place before its press, and each is after it', async () => {
  for (const _ of twelve) await admin.call('POST /api/media', { form: { file: await nextFile() } })
  const files = []
  for (const _ of twelve) files.push(await nextFile())
  await admin.call('POST /api/media/batch', { form: { files } })
  const guest = await addSender(visitor, await openLink(admin))
  const sent: string[] = []
  for (const _ of twelve) {
    const form = { file: await nextFile() }
    sent.push((await visitor.call('POST /api/senders/mine/media', { headers: guest.headers, form })).body.id)
  }
  const folder: Record<string, Buffer | string> = {}
  for (const index of twelve) {
    const title = index % 2 ? `sidecar ${index}` : `own ${index}`
    if (index % 2) folder[`${title}.jpg.xmp`] = nextPacket()
    folder[`${title}.jpg`] = index % 2 ? await photo() : (await nextFile()).bytes
  }
  using sources = await openInputs([await writeFolder(folder)])
  const { named: imported } = await importPhotos(world.context, sources, () => undefined)
  assert.deepEqual([imported.length, new Set(imported.flat()).size], [12, 12])

  const { body: tray } = await helper.call('GET /api/sent')
  const inTray = tray.senders.flatMap(({ media }) => media.flatMap(({ people = [] }) => people))
  assert.deepEqual([inTray.length, inTray.every(({ waiting }) => waiting)], [12, true])
  const taking = await helper.call('POST /api/sent/take', { body: { ids: sent, taken: true } })
  assert.equal(taking.status, 200)
  const items = await readItems()
  assert.equal(items.length, 48)
  for (const { id } of items.slice(0, 12)) {
    const body = { who: [nextName()], when: null, where: null }
    const said = await visitor.call('POST /api/media/:id/answers', { params: { id }, body })
    assert.equal(said.status, 204, 'a name that waits leaves the question who it is')
  }
  await world.settle()
  const texts = [
    ...(await readAddresses(world, visitor, items[0]?.id ?? '')),
    ...(await readCopyTexts(world)),
    ...(await readOutputs()),
  ]
  for (const [place, text] of texts) assert.doesNotMatch(text, /zilpah/i, place)
  assert.equal((await helper.call('GET /api/search', { query: { q: 'Zilpah' } })).body.media.length, 48)

  const { body: answers } = await helper.call('GET /api/answers')
  const answerIds = answers.flatMap((each) => each.answers.map(({ id }) => id))
  await helper.call('POST /api/answers/decide', { body: { ids: answerIds, decision: 'take' } })
  const afterAnswers = JSON.stringify(await readItems(visitor))
  const isSeen = names.map((name) => afterAnswers.toLowerCase().includes(name.toLowerCase()))
  assert.deepEqual(
    isSeen,
    names.map((_, index) => index >= 48),
  )

  const show = items.flatMap(({ people = [] }) => people.map(({ id }) => id))
  await press({ ids: items.map(({ id }) => id), show })
  await world.settle()
  const places = new Map(await readOutputs())
  for (const place of ['what visitors read', 'memorial.json', 'captions.csv', 'the film and the book'])
    for (const name of names)
      assert.ok(places.get(place)?.toLowerCase().includes(name.toLowerCase()), `${name} in ${place}`)
  assert.equal((JSON.parse(places.get('what is found') ?? '') as unknown[]).length, 48)
  assert.equal([...places].filter(([name, text]) => /sidecar/.test(name) && /zilpah/i.test(text)).length, 6)
})

describe('A name that waits', () => {
  const add = async (...waiting: string[]) => {
    return (await admin.call('POST /api/media', { form: { file: await nextFile(packetOf(waiting)) } })).body
      .id
  }
  const readNames = async (id: string, by = visitor) =>
    (await readItems(by)).find((item) => item.id === id)?.people?.map(({ name }) => name) ?? []
  const readWaiting = async (id: string) =>
    (await readItems())
      .find((item) => item.id === id)
      ?.people?.flatMap(({ name, waiting }) => (waiting ? name : [])) ?? []
  const history = async (id: string) =>
    (await admin.call('GET /api/media/:id/history', { params: { id } })).body
  const putBack = async (id: string, edit: string) =>
    admin.call('POST /api/media/:id/put-back', { params: { id }, body: { edit } })
  const findPerson = async (name: string) =>
    (await helper.call('GET /api/people')).body.find((each) => each.name === name)
  const hide = async (name: string, hidden = true) =>
    admin.call('PUT /api/people/:id', {
      params: { id: (await findPerson(name))?.id ?? name },
      body: { hidden },
    })

  test('goes on waiting while others are named, removed, put back, merged, or deleted and put back', async () => {
    await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
    const id = await add('Ida', 'Paul')
    await press({ ids: [id], add: [{ name: 'Ruth' }], remove: ['Paul'] })
    const [edit] = await history(id)
    await putBack(id, edit?.id ?? '')
    assert.deepEqual([await readNames(id), await readWaiting(id)], [[], ['Ida', 'Paul']])
    await press({ ids: [id], add: [{ name: 'Ida Meyer' }] })
    const params = { id: (await findPerson('Paul'))?.id ?? '' }
    const into = (await findPerson('Ida'))?.id ?? ''
    await admin.call('POST /api/people/:id/merge', { params, body: { into } })
    await admin.call('DELETE /api/media/:id', { params: { id } })
    await admin.call('POST /api/deleted/put-back', { body: { ids: [id] } })
    assert.deepEqual([await readNames(id), await readWaiting(id)], [['Ida Meyer'], ['Ida']])
    // typing it is a press
    await press({ ids: [id], add: [{ name: 'ida' }] })
    assert.deepEqual([await readNames(id), await readWaiting(id)], [['Ida', 'Ida Meyer'], []])
    const { body: people } = await helper.call('GET /api/people')
    assert.deepEqual(people.find(({ name }) => name === 'Ida')?.waiting, 0)
  })

  test('of a guest is taken only if asked, not if it is nearly a hidden one, and waits again after Undo', async () => {
    await press({ ids: [await add()], add: [{ name: 'Kolja', hidden: true }] })
    assert.equal((await findPerson('Kolja'))?.hidden, true)
    const { headers } = await addSender(visitor, await openLink(admin))
    const form = { file: await nextFile(packetOf(['Greta', 'KOLJA', 'Kolja Voss'])) }
    const { id } = (await visitor.call('POST /api/senders/mine/media', { headers, form })).body
    const take = (taken: boolean, withNames: boolean) =>
      helper.call('POST /api/sent/take', { body: { ids: [id], taken, names: withNames } })
    await take(true, false)
    assert.deepEqual(await readNames(id), [])
    await take(false, false)
    await take(true, true)
    assert.deepEqual(await readNames(id), ['Greta'])
    assert.deepEqual(await readWaiting(id), ['Kolja', 'Kolja Voss'])
    await take(false, true)
    await take(true, false)
    assert.deepEqual(
      [await readNames(id), await readNames(id, helper)],
      [[], ['Greta', 'Kolja', 'Kolja Voss']],
    )
  })

  test('is hidden if the search finds it as the same as a hidden one, and both are shown together', async () => {
    const id = await add()
    await press({ ids: [id], add: [{ name: 'Łucja Müller' }, { name: 'Otto' }] })
    await hide('Łucja Müller')
    await press({ ids: [id], add: [{ name: 'lucja mueller' }] })
    assert.deepEqual([await readNames(id), await readNames(id, helper)], [['Otto'], ['Łucja Müller', 'Otto']])
    const params = { id: (await findPerson('Otto'))?.id ?? '' }
    await admin.call('PUT /api/people/:id', { params, body: { name: 'Lucja Muller' } })
    assert.deepEqual(await readNames(id), [])
    await hide('Lucja Muller', false)
    assert.deepEqual(await readNames(id), ['Łucja Müller', 'Lucja Muller'])
  })
})
