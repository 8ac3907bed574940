import assert from 'node:assert/strict'
import { english } from '../../languages/inLanguage.ts'
import { test } from 'node:test'
import type { Edtf } from '../../domain/calendar/edtf.ts'
import type { Service } from '../../contract/memorial/services.ts'
import type { BookResponses } from '../../server/outputs/book/bookReads.ts'
import {
  buildOrderOfService as buildOrder,
  findServiceId,
  shortenText,
  splitOrderOfService,
  splitPieces,
} from '../../server/outputs/book/order/orderOfService.ts'
import { illustrateStory } from '../../server/outputs/book/story.ts'

const nothing = { programme: '', officiant: '', bearers: '', readings: '', songs: '' }
const dated = (date: string | null) => ({ title: '', row: { taken_at: date as Edtf | null } })
const life = { name: 'Arne', birthDate: '', deathDate: 'February 9, 2025' }

const buildOrderOfService = (
  responses: BookResponses,
  obituary: readonly string[],
  typed: Parameters<typeof buildOrder>[2],
) => buildOrder(responses, obituary, typed, english.book)

test('a photograph is below the first paragraph that names its year, only once, and none is of the year of his death', () => {
  const photos = ['1972-06-03', '1972~', '196X', '1970/1972', '2025-01', null].map(dated)
  const [wedding, move] = photos
  const own = dated('1948')
  const paragraphs = [
    'Born in 1948.',
    'In 1972 he married.',
    'They moved in 1972.',
    'Still in 1972.',
    'In 1965, no. 19721.',
    'He died in 2025.',
  ]
  const parts = illustrateStory(paragraphs, { ...life, own, photos })
  const texts = parts.map(({ text }) => text)
  assert.deepEqual(texts, paragraphs)
  const shown = parts.map((part) => part.photo)
  assert.deepEqual(shown, [own, wedding, move, undefined, undefined, undefined])
  const [first] = illustrateStory(['In 1972.'], { ...life, own: undefined, photos, deathDate: '' })
  assert.equal(first?.photo, wedding)
})

test('the order of service has a part for each paragraph, or for each line if no line is empty', () => {
  assert.deepEqual(splitOrderOfService('Music\n Bach \n\nWords\nAnna'), [
    ['Music', 'Bach'],
    ['Words', 'Anna'],
  ])
  assert.deepEqual(splitOrderOfService('Music\nWords\n'), [['Music'], ['Words']])
  assert.deepEqual(splitOrderOfService(' '), [])
})

test('the order of service has the obituary’s first sentences, and thanks with the family’s request for donations', () => {
  const answers = (donationText: string) =>
    ({ 'GET /api/settings': { donationText }, 'GET /api/services': [] as object[] }) as BookResponses
  const { orderOfService, obituary, thanks } = buildOrderOfService(
    answers('Give.'),
    ['Born.', `${'He sang. '.repeat(50)}Yes.`, 'x'.repeat(1500)],
    { ...nothing, programme: 'Music' },
  )
  assert.deepEqual([orderOfService, thanks.length, thanks[1]], [[['Music']], 2, 'Give.'])
  // shorter versions, for pages with less room
  const lengths = obituary.map((version) => version.join('').length)
  assert.deepEqual(lengths, [459, 445, 292])
  assert.ok(
    obituary.every(([first, second]) => first === 'Born.' && /^(He sang\. ?)+(Yes\.)?$/.test(second ?? '')),
  )
  assert.equal(buildOrderOfService(answers(''), [], nothing).thanks.length, 1)
})

test('a livestream gets no code, but a line for those at home, which names the service if several are streamed', () => {
  const service = (title: string, description: string) => ({
    title,
    location: 'https://hall.example/map',
    description,
  })
  const read = (...services: object[]) => {
    const answers = { 'GET /api/settings': { donationText: '' }, 'GET /api/services': services }
    const { links, streams } = buildOrderOfService(answers as BookResponses, [], nothing)
    return {
      codes: links.map(({ codeOf, service: text }) => [new URL(codeOf).host, text]),
      streams: streams.map(({ href, service: text }) => [new URL(href).host, text]),
    }
  }
  const watch = 'For those at home: watch here'
  const funeral = service(
    'Funeral',
    'Bring flowers: https://list.example. The service is streamed at https://hall.example/1.',
  )
  assert.deepEqual(read(funeral), {
    codes: [
      ['hall.example', 'Funeral'],
      ['list.example', 'Funeral'],
    ],
    streams: [['hall.example', watch]],
  })
  for (const text of [
    'https://youtu.be/abc',
    'On Zoom: https://us02web.example/j/1',
    'Watch it here https://a.example/',
  ])
    assert.equal(read(service('Funeral', text)).streams[0]?.[1], watch, text)
  for (const text of [
    'Lunch at Olive Garden: https://olive.example/',
    'Streamside Inn, https://inn.example/',
  ])
    assert.equal(read(service('Lunch', text)).codes.at(-1)?.[1], 'Lunch', text)
  const burial = service('Burial', 'Livestream: https://b.example/')
  assert.deepEqual(
    read(funeral, burial).streams.map(([, text]) => text),
    ['For those at home: watch ‘Funeral’ here', 'For those at home: watch ‘Burial’ here'],
  )
})

test('readings and songs are separated by dashes, also by the long one of a phone, and each begins with its title', () => {
  const text =
    'Psalm 23\n\nThe Lord is my shepherd;\nI shall not want.\n\nYea, though I walk\n---\nAmen\n—\n\nHymn \nOne - two\n--'
  assert.deepEqual(splitPieces(text), [
    { title: 'Psalm 23', verses: ['The Lord is my shepherd;\nI shall not want.', 'Yea, though I walk'] },
    { title: 'Amen', verses: [] },
    { title: 'Hymn', verses: ['One - two'] },
  ])
  assert.deepEqual(splitPieces(' \n'), [])
})

test('what the family has not typed leaves no trace, and each pallbearer has a line', () => {
  const answers = {
    'GET /api/settings': { donationText: '' },
    'GET /api/services': [] as object[],
  } as BookResponses
  const empty = buildOrderOfService(answers, [], nothing)
  assert.deepEqual([empty.officiant, empty.bearers, empty.pieces], ['', [], []])
  const full = buildOrderOfService(answers, [], {
    ...nothing,
    officiant: 'Ellen Lund',
    bearers: 'Jonas\n\nErik ',
  })
  assert.deepEqual(
    [full.officiant, full.bearers],
    ['Officiant: Ellen Lund', [['Pallbearers', 'Jonas', 'Erik']]],
  )
})

test('at a terminal, a service is found by its title, or by its whole line if the title is that of two', () => {
  const services = [
    { id: 'wake', title: 'Wake', date: 'December 4, 2031', time: '4 PM' },
    { id: 'second', title: 'Wake', date: 'December 5, 2031', time: '9 AM' },
    { id: 'mass', title: 'Funeral  Mass', date: 'TBD', time: 'TBD' },
  ] as Service[]
  assert.equal(findServiceId(services, ' funeral mass'), 'mass')
  assert.equal(findServiceId(services, 'Wake, Friday, December 5, 2031, 9 AM'), 'second')
  const all = /"Wake, Thursday, December 4, 2031, 4 PM", "Wake, Friday, .*", "Funeral {2}Mass"\.$/
  for (const [typed, reason] of [
    ['Wake', /^more than one service is called "Wake"/],
    ['Burial', /^no service is called "Burial"/],
  ] as const)
    assert.throws(
      () => findServiceId(services, typed),
      (error: Error) => reason.test(error.message) && all.test(error.message),
    )
  assert.throws(() => findServiceId([], 'Wake'), /has no services yet/)
})

test('a shortened text has whole sentences, and at least one', () => {
  const text = ['One two. Three four.', 'Five.']
  assert.deepEqual(shortenText(text, 100), text)
  assert.deepEqual(shortenText(text, 20), ['One two. Three four.'])
  assert.deepEqual(shortenText(text, 10), ['One two.'])
  assert.deepEqual(shortenText(text, 3), ['One two.'])
  assert.deepEqual(shortenText(text, 25), text)
  assert.deepEqual(shortenText([], 3), [])
})
