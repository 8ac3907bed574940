import assert from 'node:assert/strict'
import { english } from '../../languages/inLanguage.ts'
import { test } from 'node:test'
import type { Media } from '../../contract/media/media.ts'
import type { ListedMemory } from '../../contract/memorial/memories.ts'
import type { Service } from '../../contract/memorial/services.ts'
import type { BookResponses } from '../../server/outputs/book/bookReads.ts'
import { buildContents, layGallery } from '../../server/outputs/book/contents.ts'
import type { MediaRow } from '../../server/features/media/rows/present.ts'
import { buildSharedContents } from '../../server/outputs/book/sharedContents.ts'

const pathOf = (id: string) => `/uploads/${id}/photo.jpg`
const photo = (id: string, more: Partial<Media> = {}) =>
  ({
    id,
    title: `Title of ${id}`,
    untitled: false,
    description: null,
    filePath: pathOf(id),
    fileType: 'image',
    memoryAuthor: null,
    uploadedAt: '2025-02-10T10:00:00.000Z',
    ...more,
  }) as Media
const row = (id: string, takenAt: string | null = null) =>
  ({ id, public_key: id, width: 3000, height: 2000, taken_at: takenAt }) as MediaRow
const memory = (id: string, more: Partial<ListedMemory> = {}) =>
  ({
    id,
    name: 'Ruth',
    content: 'One.\n\nTwo.',
    shownDay: 'March 1, 2025',
    mediaIds: [],
    answer: null,
    answeredBy: null,
    createdAt: null,
    answeredAt: null,
    ...more,
  }) as ListedMemory
const service = (more: Partial<Service>) =>
  ({
    title: 'Farewell',
    date: 'March 9, 2025',
    time: '10 AM',
    location: 'Duluth',
    description: null,
    imagePath: null,
    ...more,
  }) as Service

const life = { birthDate: 'May 12, 1948', deathDate: 'February 9, 2025' }
const arne = { name: 'Arne', ...life, shownDates: life, portraitPath: null }

interface Given {
  media?: Media[]
  rows?: MediaRow[]
  memories?: ListedMemory[]
  services?: Service[]
  obituary?: object
  settings?: object
  without?: string[]
  withoutMedia?: string[]
}
const answersOf = ({ media = [], memories = [], services = [], obituary, settings }: Given) =>
  ({
    'GET /api/media': media,
    'GET /api/memories': memories,
    'GET /api/services': services,
    'GET /api/obituary': { content: 'Born in 1948.', imagePath: null, ...obituary },
    'GET /api/settings': { ...arne, ...settings },
  }) as BookResponses
function bookOf(given: Given) {
  const { media = [], rows, without = [], withoutMedia = [] } = given
  const all = rows ?? media.map(({ id }) => row(id))
  const options = { size: 'a4', dedication: 'For Ruth', without, withoutMedia } as const
  return buildContents(answersOf(given), all, options, english)
}
type Placed = { row: MediaRow }
const idsOf = (photos: readonly (Placed | readonly Placed[])[]) => photos.flat().map((each) => each.row.id)
const captionsOf = (given: Given) =>
  bookOf(given).gallery.map(({ title, description, note, alt }) => [title, description, note, alt])

test('a book has the name, the dates, the dedication, and each chapter’s words in paragraphs', () => {
  const book = bookOf({
    memories: [memory('a', { answer: 'Thank you.', answeredBy: 'Anna' })],
    services: [service({ description: 'With coffee.\n\nAnd songs.' })],
  })
  assert.deepEqual([book.title, book.name, book.dates], ['Arne', 'Arne', 'May 12, 1948 – February 9, 2025'])
  assert.deepEqual([book.dedication, book.page.width], ['For Ruth', 210])
  assert.match(book.author, /Arne/)
  const obituary = book.obituary.map(({ text }) => text)
  assert.deepEqual(obituary, ['Born in 1948.'])
  const [{ rows: _rows, ...first } = assert.fail()] = book.memories
  assert.deepEqual(first, {
    name: 'Ruth',
    question: '',
    day: 'March 1, 2025',
    content: ['One.', 'Two.'],
    answer: ['Thank you.'],
    answered: 'Answer from Anna',
  })
  const services = book.services.map((each) => [each.title, each.when, each.location, each.description])
  assert.deepEqual(services, [
    ['Farewell', 'Sunday, March 9, 2025, 10 AM', 'Duluth', ['With coffee.', 'And songs.']],
  ])
})

test('a service without a settled day or place leaves them out', () => {
  const [open, timed] = bookOf({
    services: [service({ date: 'TBD', time: '', location: 'TBD' }), service({ time: 'TBD' })],
  }).services
  assert.deepEqual([open?.when, open?.location], ['', ''])
  assert.equal(timed?.when, 'Sunday, March 9, 2025')
})

test('memories come in the order in which they were shared, without the ones left out', () => {
  const memories = [memory('newest'), memory('left out'), memory('oldest', { name: 'Carl' })]
  const found = bookOf({ memories, without: ['left out'] })
  const names = found.memories.map(({ name }) => name)
  assert.deepEqual(names, ['Carl', 'Ruth'])
  assert.match(found.colophon[0] ?? '', /all who shared/)
  assert.doesNotMatch(
    bookOf({ memories, without: memories.map(({ id }) => id) }).colophon[0] ?? '',
    /all who shared/,
  )
})

test('a photograph is in the book once: a memory’s with it, the family’s in the gallery if the memory is left out, and some nowhere', () => {
  const given = {
    media: [
      photo('gallery', { memories: [{ id: 'a', name: 'Ida' }] }),
      photo('of a memory'),
      photo('left out'),
    ],
    memories: [memory('a', { mediaIds: ['of a memory', 'long gone', 'gallery'] })],
    withoutMedia: ['left out'],
  }
  const book = bookOf(given)
  assert.deepEqual(idsOf(book.gallery), [])
  assert.deepEqual(idsOf(book.memories[0]?.rows ?? []), ['of a memory', 'gallery'])
  assert.deepEqual(idsOf(bookOf({ ...given, without: ['a'] }).gallery), ['gallery'])
})

test('no chapter has a photograph that visitors do not see, or a video without a poster', () => {
  const media = [
    photo('hidden', { filePath: null }),
    photo('video', { fileType: 'video', hasPoster: false }),
    photo('seen'),
  ]
  assert.deepEqual(idsOf(bookOf({ media }).gallery), ['seen'])
  assert.deepEqual(idsOf(bookOf({ media, rows: [] }).gallery), [])
})

test('a caption has the title and description that people gave, and the day', () => {
  const media = [
    photo('named', { description: 'In May', writtenDate: 'June 1958' }),
    photo('unnamed', { untitled: true }),
    photo('described', { untitled: true, description: 'Bees' }),
    photo('shared', { untitled: true, memoryAuthor: 'Carl' }),
  ]
  assert.deepEqual(captionsOf({ media }), [
    ['Title of named', 'In May', 'June 1958', 'Title of named'],
    ['', '', '', 'Photograph'],
    ['', 'Bees', '', 'Bees'],
    ['', '', '', 'Photograph shared by Carl'],
  ])
})

test('the caption of a video’s poster says that it is from a video, and gives its length', () => {
  const noteOf = (duration: number | null, writtenDate?: string) =>
    captionsOf({
      media: [
        photo('video', { fileType: 'video', hasPoster: true, duration, ...(writtenDate && { writtenDate }) }),
      ],
    })[0]?.[2]
  assert.equal(noteOf(65.9), 'From a video of 1:05')
  assert.equal(noteOf(65, '1999'), '1999 · From a video of 1:05')
  assert.equal(noteOf(null), '')
  assert.equal(captionsOf({ media: [photo('still', { duration: 65 })] })[0]?.[2], '')
})

test('the portrait is the chosen one, else the obituary’s picture, and never the built-in picture', () => {
  const media = [photo('chosen'), photo('own')]
  const portraitOf = (portraitPath: string | null, imagePath: string | null) =>
    bookOf({ media, settings: { portraitPath }, obituary: { imagePath } })
  const idOf = (book: ReturnType<typeof bookOf>) => book.portrait?.row.id
  const both = portraitOf(pathOf('chosen'), pathOf('own'))
  assert.equal(idOf(both), 'chosen')
  assert.equal(both.portrait?.alt, 'Portrait of Arne')
  assert.deepEqual(idsOf(both.obituary.flatMap(({ rows }) => rows)), ['own'], 'is below the first paragraph')
  assert.equal(both.obituary[0]?.rows[0]?.[0]?.title, 'Title of own', 'with its caption')
  assert.deepEqual(idsOf(both.gallery), ['chosen'], 'and is not repeated')
  const own = portraitOf(null, pathOf('own'))
  assert.equal(idOf(own), 'own')
  assert.deepEqual(
    idsOf(own.obituary.flatMap(({ rows }) => rows)),
    [],
    'is not repeated below the first paragraph',
  )
  const ours = '/pictures/portrait-default.svg'
  assert.deepEqual([idOf(portraitOf(ours, null)), idOf(portraitOf(ours, pathOf('own')))], [undefined, 'own'])
  assert.equal(portraitOf(null, null).portrait, null)
  const unlisted = bookOf({
    rows: [row('unlisted')],
    settings: { portraitPath: pathOf('chosen') },
    obituary: { imagePath: pathOf('unlisted') },
  })
  assert.deepEqual(idsOf(unlisted.obituary.flatMap(({ rows }) => rows)), ['unlisted'])
})

test('a photograph appears once, with its caption, below the paragraph that names its year', () => {
  const { obituary, gallery } = bookOf({
    media: [photo('wedding'), photo('undated'), photo('hospital')],
    rows: [row('wedding', '1972-06-03'), row('undated'), row('hospital', '2025-01')],
    obituary: { content: 'Born.\n\nMarried in 1972.\n\nHe died in 2025.' },
  })
  const titles = obituary.map(({ rows }) => rows.flat().map(({ title }) => title))
  assert.deepEqual(titles, [[], ['Title of wedding'], []])
  assert.deepEqual(idsOf(gallery), ['undated', 'hospital'])
})

test('a service has its picture, which is smaller on the chapter’s first page', () => {
  const two = [
    service({ imagePath: pathOf('church') }),
    service({ imagePath: pathOf('church') }),
    service({ imagePath: pathOf('gone') }),
  ]
  const { services } = bookOf({ rows: [row('church')], services: two })
  const heights = services.map(({ rows }) => rows[0]?.[0]?.height ?? 0)
  assert.equal(services[0]?.rows[0]?.[0]?.alt, 'Farewell')
  assert.ok((heights[0] ?? 0) < (heights[1] ?? 0) && heights[2] === 0, heights.join())
})

test('pictures stay within their share of a page', async () => {
  const high = { ...row('high'), width: 2000, height: 4000 }
  const given = {
    media: [photo('high', { untitled: true }), photo('of a memory')],
    rows: [high, { ...high, id: 'of a memory', public_key: 'of a memory' }],
    settings: { portraitPath: pathOf('high') },
    memories: [
      memory('first', { mediaIds: ['of a memory'] }),
      memory('second', { mediaIds: ['of a memory'] }),
    ],
  }
  const { gallery, portrait, memories } = bookOf(given)
  const { pages } = await layGallery(gallery, 'a4')
  const part = (height = 0) => Math.round((100 * height) / 231)
  assert.deepEqual([part(portrait?.height), part(pages[0]?.[0]?.[0]?.height)], [42, 56])
  const heights = memories.map(({ rows }) => part(rows[0]?.[0]?.height))
  assert.deepEqual(heights, [32, 42])
})

test('for a printed sheet, the size of no photograph is read but the portrait’s', () => {
  const reads: string[] = []
  const rows = ['portrait', 'gallery', 'of a service'].map((id) => ({
    ...row(id),
    get width() {
      reads.push(id)
      return 3000
    },
  }))
  const given = {
    media: [photo('portrait'), photo('gallery'), photo('of a service')],
    services: [service({ imagePath: pathOf('of a service') })],
    settings: { portraitPath: pathOf('portrait') },
    obituary: { content: 'Born in 1948.\n\nHe fished.' },
  }
  const sheet = buildSharedContents(answersOf(given), rows, 'a4', english)
  assert.deepEqual([...new Set(reads)], ['portrait'])
  assert.deepEqual(sheet.paragraphs, ['Born in 1948.', 'He fished.'])
})

test('a book has the date of its latest content, not of its making', () => {
  const media = [photo('a', { uploadedAt: '2025-02-10T10:00:00.000Z' })]
  const dated = (more: Given) => bookOf(more).date
  assert.deepEqual(dated({ media }), [2025, 2, 10])
  const withMemory = (times: Partial<ListedMemory>) => dated({ media, memories: [memory('a', times)] })
  assert.deepEqual(withMemory({ createdAt: '2025-03-05T10:00:00.000Z' }), [2025, 3, 5])
  assert.deepEqual(withMemory({ answeredAt: '2025-04-01T10:00:00.000Z' }), [2025, 4, 1])
  assert.deepEqual(dated({}), [2000, 1, 1])
  assert.deepEqual(bookOf({ media }).colophon.at(-1), 'As it was on February 10, 2025.')
  assert.equal(bookOf({}).colophon.length, 2)
})

test('a book is printed in the family’s style', () => {
  const book = bookOf({
    media: [photo('a', { writtenDate: 'about 4 March 1965' })],
    memories: [memory('b', { createdAt: '2025-03-01T10:00:00.000Z', shownDay: '1 March 2025' })],
    services: [service({ shown: { date: '9 March 2025', time: '10:00' } })],
    settings: {
      shownDateStyle: 'dayFirst24',
      shownDates: { birthDate: '12 May 1948', deathDate: '9 February 2025' },
    },
  })
  assert.equal(book.dates, '12 May 1948 – 9 February 2025')
  assert.equal(book.services[0]?.when, 'Sunday, 9 March 2025, 10:00')
  assert.equal(book.memories[0]?.day, '1 March 2025')
  assert.equal(book.gallery[0]?.note, 'about 4 March 1965')
  assert.match(book.colophon.at(-1) ?? '', /1 March 2025/)
})
