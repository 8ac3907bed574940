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
    const toContribution = (each: string) => ({
      ...none,
      name: each.replace(/ \d/, ''),
      at: 0,
      message: each,
    })
    const contributions = [...names.slice(2).toReversed(), ...names.slice(0, 2)].map(toContribution)
    const settings = { timezone: 'America/Chicago' }
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
    list({ ...full, email: 'h@example.org' }, { ...full, wrote: true }, { ...full, email: 'b@example.org' }),
    ['Helen Berg h@example.org', 'Helen Berg wrote', 'Helen Berg b@example.org'],
    'two addresses',
  )
  assert.deepEqual(
    list({ name: 'Anna', email }, { name: 'anna', email, wrote: true }, { name: 'Anna', answered: 1 }),
    [`Anna ${email} wrote`, 'Anna 1'],
    'a first name alone',
  )
})

const { world, visitor } = await openMailWorld()
const admin = await world.administrator()
const link = await openLink(admin)
await admin.call('PUT /api/settings', { body: { askVisitors: 'on' } })
const { id: pier } = await addPhoto(admin, { title: 'Pier' })
const { id: lake } = await addPhoto(admin, { title: 'Lake' })

const send = async (guest: { name: string; email?: string; message?: string }, count = 1) => {
  const sender = await addSender(visitor, link, guest)
  const names = Array.from({ length: count }, (_, index) => `${guest.name} ${index}.jpg`)
  return { ...sender, ids: await sendPhotos(visitor, sender, ...names) }
}
const take = (ids: string[]) => admin.call('POST /api/sent/take', { body: { ids, taken: true } })
const say = (id: string, body: object) =>
  visitor.call('POST /api/media/:id/answers', { params: { id }, body })
const readIds = async (from: string) =>
  (await admin.call('GET /api/answers')).body.flatMap(({ answers }) =>
    answers.filter((each) => each.from === from).map(({ id }) => id),
  )
const decide = async (from: string, decision: 'take' | 'putAside') =>
  admin.call('POST /api/answers/decide', { body: { ids: await readIds(from), decision } })

/** Each way of giving, by the column with the giver's name: what somebody does, and the cells of the row after the name. */
const ways: Record<string, Record<string, [act: (name: string) => Promise<unknown>, row: string]>> = {
  'memories.name': {
    'Walter Anders': [(name) => share(visitor, { name }), 'yes,,,,D,,'],
    'Berta Olsen': [
      async (name) => {
        const fields = { name, email: 'berta@example.org', mailOnAnswer: true }
        const { id } = await share(visitor, { ...fields, mediaIds: await uploadPhotos(visitor, 2) })
        await admin.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer: 'We know.' } })
      },
      'yes,2,,yes,D,D,',
    ],
    'Carl Dahl': [(name) => share(visitor, { name, mediaIds: [pier] }), 'yes,,,,D,,'],
  },
  'senders.name': {
    'Dora Eklund': [
      (name) => send({ name, email: 'dora@example.org', message: 'From the attic, 1950' }),
      ',1,,yes,D,,"From the attic, 1950"',
    ],
    'Emil Falk': [async (name) => take((await send({ name, message: '=2+2' }, 2)).ids), ",2,,,D,,'=2+2"],
    'Frida Gran': [
      async (name) => {
        const { id, ids } = await send({ name, email: 'frida@example.org' })
        await take(ids)
        await admin.call('POST /api/senders/:id/thank', { params: { id }, body: { message: 'Thank you!' } })
      },
      ',1,,yes,D,D,',
    ],
    'Gustav Holm': [
      async (name) => admin.call('POST /api/sent/put-aside', { body: { ids: (await send({ name })).ids } }),
      ',1,,,D,,',
    ],
  },
  'answers.said_by': {
    'Hilda Ivarsson': [
      async (from) => {
        await say(pier, { who: ['Inga', 'Ruth'], when: '1962', from })
        await say(lake, { where: 'Duluth', from })
      },
      ',,2 photographs,,D,,',
    ],
    'Ivar Jansson': [
      async (from) => {
        await say(lake, { where: 'Superior', from })
        await decide(from, 'take')
      },
      ',,1 photograph,,D,,',
    ],
  },
}

test('the sheet and the table have everyone who gave something once, with their word, and nobody else', async () => {
  for (const people of Object.values(ways))
    for (const [name, [act]] of Object.entries(people)) await act(name)
  await addSender(visitor, link, { name: 'Nobody Sent' })
  await say(pier, { who: ['Otto'], from: 'Nobody Asked' })
  await decide('Nobody Asked', 'putAside')
  await admin.call('PUT /api/memories/:id', {
    params: { id: (await share(visitor, { name: 'Nobody Hidden' })).id },
    body: { approved: false },
  })
  await world.settle()

  const table = path.join(temporaryFolder(), 'thanks.csv')
  await makeSheet(world.context, 'thanks', table, sheetOptions)
  const [, ...rows] = readFileSync(table, 'utf8').trim().split('\r\n')
  const expected = Object.values(ways).flatMap((people) =>
    Object.entries(people).map(([name, [, row]]) => `${name},${row}`),
  )
  // the days are the same for all
  assert.deepEqual(
    rows.map((row) => row.replaceAll(/"\w+ \d+, \d{4}"/g, 'D')),
    expected.toSorted((a, b) => a.localeCompare(b)),
  )
  const { pdf, report } = await makeSheetPdf(world, 'thanks')
  assert.deepEqual(report, [])
  const printed = pdf.text.replaceAll(/\s+/g, ' ')
  for (const people of Object.values(ways))
    for (const name of Object.keys(people)) assert.equal(printed.split(name).length, 2, name)
  for (const word of ['From the attic, 1950', '=2+2']) assert.ok(printed.includes(word), word)
  assert.doesNotMatch(printed, /Nobody/)
})

test('a column with the name of a person who gave something is one of the ways above', async () => {
  const tables = await world.context.db.introspection.getTables()
  const columns = tables.flatMap(({ name: table, columns }) => columns.map(({ name }) => `${table}.${name}`))
  const named = columns.filter((column) =>
    /\.(name|.*author|.*_by|.*_from|.*writer|.*sender|.*guest)$/.test(column),
  )
  const ofOthers = [
    // keepers, and people in photographs
    'deleted_items.deleted_by',
    'invitations.invited_by',
    'invitations.name',
    'memories.answered_by',
    'people.name',
    // repeats the name of a memory's writer or of a sender
    'media.memory_author',
    // no names of people
    'access_keys.name',
    'installation.name',
    'media.sender',
    'settings.name',
    'work.made_from',
  ]
  assert.deepEqual(named.toSorted(), [...Object.keys(ways), ...ofOthers].toSorted())
})

test('a list that was made before somebody gave something has changed since', async () => {
  const { status } = await admin.call('POST /api/work/book', { body: { kind: 'thanks' } })
  assert.equal(status, 200)
  await world.settle()
  const isChanged = async () =>
    (await admin.call('GET /api/work/book', { query: { kind: 'thanks' } })).body.work?.isChanged
  assert.equal(await isChanged(), false)
  await say(lake, { where: 'Two Harbors', from: 'Karl Lund' })
  assert.equal(await isChanged(), true)
})
