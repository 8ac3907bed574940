import assert from 'node:assert/strict'
import path from 'node:path'
import { existsSync } from 'node:fs'
import { beforeEach, test } from 'node:test'
import type { WorkOptions } from '../../contract/work.ts'
import { makeBook } from '../../server/outputs/book/makeBook.ts'
import { removeBreaks } from '../../server/outputs/book/addBreaks.ts'
import { typeset } from '../../domain/typeset.ts'
import * as english from '../../languages/en/grammar.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { addPhoto } from '../support/world/addMedia.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import type { Code } from '../../server/outputs/book/planValues.ts'
import { readData } from './makePdf.ts'

const typed = `He'd say "ride it" -- and he did. See https://example.org/a--b'c`

const { world, admin } = await openSharedWorld()
const save = async (body: object) => {
  const { status, text } = await admin.call('PUT /api/settings', { body })
  assert.equal(status, 200, text)
}
const addService = async (title: string, date: string, time: string, description = '') => {
  const body = { title, date, time, location: `Place of the ${title}`, description }
  const response = await admin.call('POST /api/services', { body })
  assert.equal(response.status, 201)
  return response.body.id
}
const visitation = await addService('Visitation', 'December 4, 2031', '4 PM')
await addService('Funeral Service', 'December 5, 2031', '11 AM')
await addService('Dinner', 'Monday, December 8, 2031', '2:00 PM - 6:00 PM', typed)
await addService("Jack's Concert", 'On a day in May', '7 PM')
await admin.call('PUT /api/obituary', { body: { content: typed } })
await addPhoto(admin, { title: `Jack's "bee"`, description: typed })
await save({ cardQuestions: 'What did he fix for you?' })
await admin.call('POST /api/send-link')
const question = { name: 'Ada', content: 'My bicycle.', question: 'What did he fix for you?' }
for (const body of [{ name: `Ida "Granny" O'Neil`, content: typed }, question])
  assert.equal((await world.visitor.call('POST /api/memories', { body })).status, 201)

beforeEach(() =>
  save({
    name: 'George "Jack" Miller',
    programme: 'Entrance: "Amazing Grace"',
    cardQuestions: `What was "Jack's" best joke?`,
    donationText: 'Please give at http://192.168.1.20/give, or at https://give.example.org.',
  }),
)

interface ServiceText {
  title: string
  when: string
}

interface SheetData {
  front: ServiceText[]
  services: ServiceText[]
  orderOfService: string[][]
  links: Code[]
  code: Code | null
  cards?: ({ question: string } & Partial<Code>)[]
  memories: { name: string; question: string; content: string[] }[]
}
const read = (options: Partial<WorkOptions<'book'>>) => readData<SheetData>(world, options)
const toLines = (services: readonly ServiceText[]) =>
  services.map(({ title, when }) => removeBreaks(`${title}, ${when}`))

test('the front of the order of service, and the poster, announce the funeral with its weekday, not the visitation before it', async () => {
  const { front } = await read({ kind: 'order' })
  const { services } = await read({ kind: 'poster' })
  for (const each of [front, services])
    assert.deepEqual(toLines(each), ['Funeral Service, Friday, December 5, 2031, 11 AM'])
})

test('the front announces the service that was chosen', async () => {
  const { front } = await read({ kind: 'order', serviceId: visitation })
  assert.deepEqual(toLines(front), ['Visitation, Thursday, December 4, 2031, 4 PM'])
})

test('a date keeps the weekday or the words that the keeper wrote, on a sheet and in the book', async () => {
  for (const kind of ['order', 'book'] as const)
    assert.deepEqual(
      toLines((await read({ kind })).services),
      [
        'Visitation, Thursday, December 4, 2031, 4 PM',
        'Funeral Service, Friday, December 5, 2031, 11 AM',
        'Dinner, Monday, December 8, 2031, 2:00 PM – 6:00 PM',
        'Jack’s Concert, On a day in May, 7 PM',
      ],
      kind,
    )
})

test('a service that is gone starts no work, and ends work that had begun, each with a sentence', async () => {
  const id = await addService('Mistake', 'TBD', 'TBD')
  const start = (serviceId: string) =>
    admin.call('POST /api/work/book', {
      body: { kind: 'order', serviceId, address: 'https://arne.example.org' },
    })
  assert.equal((await start(id)).status, 200)
  assert.equal((await admin.call('DELETE /api/services/:id', { params: { id } })).status, 204)
  await world.settle()
  const { work } = (await admin.call('GET /api/work/book')).body
  assert.equal(work?.state, 'failed')
  assert.match(work?.message ?? '', /^This service is no longer here/)
  const refused = await start(id)
  assert.equal(refused.status, 400)
  assert.match(refused.text, /This service is no longer here/)
})

/** Lists the texts that are printed. The names of files and the texts that are read aloud are not. */
function listPrinted(value: unknown): string[] {
  if (typeof value === 'string') return [removeBreaks(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    ['alt', 'codeOf', 'picture'].includes(key) ? [] : listPrinted(each),
  )
}

test('no book or sheet has a typewriter quotation mark or a double hyphen, except in addresses', async () => {
  for (const [kind, expected] of [
    [
      'book',
      [
        'George “Jack” Miller',
        'He’d say “ride it” – and he did.',
        'Jack’s Concert',
        '2:00 PM – 6:00 PM',
        'Ida “Granny” O’Neil',
        'Jack’s “bee”',
        "https://example.org/a--b'c",
      ],
    ],
    ['order', ['Entrance: “Amazing Grace”']],
    ['poster', ['George “Jack” Miller']],
    ['cards', ['What was “Jack’s” best joke?']],
    ['send', ['George “Jack” Miller']],
    ['card', ['George “Jack” Miller']],
    ['thanks', ['Ida “Granny” O’Neil']],
  ] as const) {
    const text = listPrinted(await read({ kind })).join('\n')
    for (const each of expected) assert.ok(text.includes(each), `${kind} has ${each}`)
    assert.deepEqual(text.replaceAll("example.org/a--b'c", '').match(/.*(?:["']|--| - ).*/g), null, kind)
  }
})

test('a name in a report has no spaces that only print needs', () => {
  assert.equal(removeBreaks(typeset('Henry Ford III', english)), 'Henry Ford III')
})

test('the question stands above its answer in the book, also when it has left the cards', async () => {
  const memory = (await read({ kind: 'book' })).memories.find(({ name }) => name === 'Ada')
  assert.deepEqual([memory?.question, memory?.content], ['What did he fix for you?', ['My bicycle.']])
})

test('no sheet has a code for an address that only this computer or house can open; a link that everyone can open keeps its own', async () => {
  for (const address of ['http://127.0.0.1:3000', 'http://nas.local'])
    for (const kind of ['order', 'poster', 'cards', 'card'] as const) {
      const { code, cards, links } = await read({ kind, address })
      assert.equal(code, null, `${kind} at ${address}`)
      for (const card of cards ?? []) assert.equal(card.codeOf, undefined)
      assert.deepEqual(
        links?.map(({ codeOf }) => removeBreaks(codeOf)),
        kind === 'order' ? ["https://example.org/a--b'c", 'https://give.example.org/'] : undefined,
        `${kind} at ${address}`,
      )
    }
})

test('at an address that everyone can open, each sheet has its code', async () => {
  for (const [kind, page] of [
    ['order', 'memories'],
    ['poster', 'memories'],
    ['cards', 'memories?shared=1'],
    ['card', 'gallery'],
  ] as const)
    assert.equal(
      removeBreaks((await read({ kind })).code?.codeOf ?? ''),
      `https://arne.example.org/${page}`,
      kind,
    )
})

test('a square book of more than 240 pages is refused before a photograph is prepared, and nothing is written', async () => {
  const file = path.join(temporaryFolder(), 'book.pdf')
  const options = { size: 'square', dedication: '', without: [], withoutMedia: [] } as const
  const steps: number[] = []
  const codecs = { ...world.context.codecs, makePdf: async () => ({ pages: 241, overflows: [] }) }
  const making = makeBook({ ...world.context, codecs }, options, file, {
    standard: 'ua-1',
    onProgress: (doneCount) => steps.push(doneCount),
  })
  await assert.rejects(making, {
    message:
      /^This book would have 241 pages\. A print shop takes at most 240\. Leave out .*, or choose Letter or A4 instead of the square\. Nothing was made yet, and your choices are as they were\.$/,
  })
  assert.deepEqual(steps, [])
  assert.ok(!existsSync(file))
})

test('a gift that the family never asked for is on no paper', async () => {
  await save({ donationText: null })
  assert.match((await admin.call('GET /api/settings')).body.donationText, /St\. Jude/)
  for (const kind of ['order', 'book'] as const)
    assert.doesNotMatch(JSON.stringify(await readData(world, { kind })), /Jude/, kind)
})
