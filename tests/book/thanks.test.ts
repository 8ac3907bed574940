import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { anyPerson } from '../../domain/person/person.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { type Contribution, joinByPerson } from '../../server/outputs/book/contributions.ts'
import { makeSheet } from '../../server/outputs/book/makeSheet.ts'
import type { SheetInputs } from '../../server/outputs/book/sheetPlan.ts'
import { sheets } from '../../server/outputs/book/sheets.ts'
import { openMailWorld } from '../features/mailWorld.ts'
import { share, uploadPhotos } from '../features/memories/visitors.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { addSender, openLink, sendPhotos } from '../support/guests/sendByLink.ts'
import { addPhoto } from '../support/world/addMedia.ts'
import { makeSheetPdf, sheetOptions } from './makePdf.ts'

const none = { email: null, wrote: false, photographs: 0, answered: 0, message: null, thankedAt: null }

test('the people to thank are in the order of the language’s alphabet, and two of a name in that of the days', () => {
  for (const [language, names] of [
    ['en', ['Ada 1', 'Ada 2', 'Zoe']],
    ['de', ['Änne', 'Anton', 'Zoe']],
    ['fr', ['Émile', 'Eric', 'Étienne']],
    ['es', ['Nz', 'Ñusta', 'Olga']],
    ['pl', ['Lucyna', 'Łucja', 'Zofia', 'Żaneta']],
    ['he', ['אברהם', 'שָׁלוֹם', 'שמעון']],
  ] as const) {
    const toItem = (each: string) => ({ ...none, name: each.replace(/ \d/, ''), at: 0, message: each })
    const contributions = [...names.slice(2).toReversed(), ...names.slice(0, 2)].map(toItem)
    const settings = { timezone: 'America/Chicago', language, dateStyle: '' }
    const inputs = { contributions, settings, familyTexts: inLanguage(language, anyPerson) }
    const [, ...rows] = sheets.thanks.listRows?.(inputs as unknown as SheetInputs) ?? []
    assert.deepEqual(
      rows.map((row) => row.at(-1)),
      names,
    )
  }
})

test('what one person did is one row; where two people may have a name, each has one', () => {
  const list = (...contributions: (Partial<Contribution> & { name: string })[]) =>
    joinByPerson(contributions.map((each, at) => ({ ...none, at, ...each }))).map(
      ({ name, email, wrote, photographs, answered, message, thankedAt }) =>
        [name, email, wrote && 'wrote', photographs, answered, message, thankedAt].filter(Boolean).join(' '),
    )
  const email = 'lucja@example.org'
  assert.deepEqual(
    list(
      { name: 'Łucja Müller', photographs: 2, message: 'For you', thankedAt: 5 },
      { name: 'lucja mueller', email: 'Lucja@example.org', wrote: true },
      { name: 'Łucja  Müller', email, photographs: 1, message: 'More', thankedAt: 3 },
      { name: 'Lucja Muller', answered: 4 },
    ),
    ['Łucja Müller Lucja@example.org wrote 3 4 For you\nMore 5'],
  )
  const full = { name: 'Helen Berg' }
  assert.deepEqual(
    list({ ...full, email: 'h@x.org' }, { ...full, wrote: true }, { ...full, email: 'b@x.org' }),
    ['Helen Berg h@x.org', 'Helen Berg wrote', 'Helen Berg b@x.org'],
  )
  const first = { name: 'Anna' }
  assert.deepEqual(list({ ...first, email }, { ...first, email, wrote: true }, first), [
    `Anna ${email} wrote`,
    'Anna',
  ])
  assert.equal(list({ name: 'jo mueller' }, { name: 'jo muller' }, { name: 'Jo Müller' }).length, 2)
})

const { world, visitor } = await openMailWorld()
const admin = await world.administrator()
const link = await openLink(admin)
await admin.call('PUT /api/settings', { body: { askVisitors: 'on' } })
const { id: pier } = await addPhoto(admin, { title: 'Pier' })
const { id: lake } = await addPhoto(admin, { title: 'Lake' })

const send = async (guest: object) => {
  const sender = await addSender(visitor, link, guest)
  return { ...sender, ids: await sendPhotos(visitor, sender, 'Lake.jpg') }
}
const take = (ids: string[]) => admin.call('POST /api/sent/take', { body: { ids, taken: true } })
const say = (id: string, body: object) =>
  visitor.call('POST /api/media/:id/answers', { params: { id }, body })
async function decide(from: string, decision: 'take' | 'putAside') {
  const answers = (await admin.call('GET /api/answers')).body.flatMap((each) => each.answers)
  const ids = answers.filter((each) => each.from === from).map(({ id }) => id)
  await admin.call('POST /api/answers/decide', { body: { ids, decision } })
}

/** A way of giving: the column with the giver's name, the cells after the name in the table, and what somebody does. */
type Act = (name: string) => Promise<unknown>
const way = (column: string, name: string, cells: string, act: Act) => ({ column, name, cells, act })
const ways = [
  way('memories.name', 'Arthur Dahl', 'yes,,,,D,,', (name) => share(visitor, { name })),
  way('memories.name', 'Berta Olsen', 'yes,2,,yes,D,D,', async (name) => {
    const fields = { name, email: 'berta@example.org', mailOnAnswer: true }
    const { id } = await share(visitor, { ...fields, mediaIds: await uploadPhotos(visitor, 2) })
    await admin.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer: 'We know.' } })
  }),
  way('memories.name', 'Carl Moe', 'yes,,,,D,,', (name) => share(visitor, { name, mediaIds: [pier] })),
  way('senders.name', 'Dora Berg', ",1,,,D,,'=2+2", (name) => send({ name, message: '=2+2' })),
  way('senders.name', 'Emil Falk', ',1,,,D,,', async (name) => take((await send({ name })).ids)),
  way('senders.name', 'Frida Gran', ',1,,yes,D,D,"From the attic, 1950"', async (name) => {
    const { id, ids } = await send({ name, email: 'frida@example.org', message: 'From the attic, 1950' })
    await take(ids)
    await admin.call('POST /api/senders/:id/thank', { params: { id }, body: { message: 'Thank you!' } })
  }),
  way('senders.name', 'Gus Holm', ',1,,,D,,', async (name) => {
    await admin.call('POST /api/sent/put-aside', { body: { ids: (await send({ name })).ids } })
  }),
  way('answers.said_by', 'Hilda Lind', ',,2 photographs,,D,,', async (from) => {
    await say(pier, { who: ['Inga', 'Ruth'], when: '1962', from })
    await say(lake, { where: 'Duluth', from })
    await decide(from, 'take')
  }),
  way('answers.said_by', 'Ivar Voss', ',,1 photograph,,D,,', (from) => say(lake, { where: 'Ely', from })),
]

test('the sheet and the table have everyone who gave something once, with their word, and nobody else', async () => {
  for (const { name, act } of ways) await act(name)
  await addSender(visitor, link, { name: 'Nobody Sent' })
  await say(pier, { who: ['Otto'], from: 'Nobody Asked' })
  await decide('Nobody Asked', 'putAside')
  await world.settle()
  const table = path.join(temporaryFolder(), 'thanks.csv')
  await makeSheet(world.context, 'thanks', table, sheetOptions)
  const [, ...rows] = readFileSync(table, 'utf8').trim().split('\r\n')
  assert.deepEqual(
    rows.map((row) => row.replaceAll(/"\w+ \d+, \d{4}"/g, 'D')),
    ways.map(({ name, cells }) => `${name},${cells}`),
  )
  const printed = (await makeSheetPdf(world, 'thanks')).pdf.text.replaceAll(/\s+/g, ' ')
  for (const { name } of ways) assert.equal(printed.split(name).length, 2, name)
  for (const word of ['From the attic, 1950', '=2+2']) assert.ok(printed.includes(word), word)
  assert.doesNotMatch(printed, /Nobody/)
})

test('each column that may have the name of a person who gave something is one of these ways', async () => {
  const tables = await world.context.db.introspection.getTables()
  const columns = tables.flatMap(({ name: table, columns }) => columns.map(({ name }) => `${table}.${name}`))
  const named = columns.filter((each) => /\.(name|.*(author|_by|_from|writer|sender|guest))$/.test(each))
  // names of keepers, of people in photographs, and of things; media.memory_author repeats the name of a writer or sender
  const others = `access_keys.name deleted_items.deleted_by installation.name invitations.invited_by invitations.name
    media.memory_author media.sender memories.answered_by people.name settings.name work.made_from`
  assert.deepEqual(
    named.toSorted(),
    [...new Set(ways.map(({ column }) => column)), ...others.split(/\s+/)].toSorted(),
  )
})
