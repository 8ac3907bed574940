import assert from 'node:assert/strict'
import { english } from '../../../languages/inLanguage.ts'
import { before, test } from 'node:test'
import { mediaHidden, type MediaPlace } from '../../../contract/media/mediaShown.ts'
import { memoryHidden, type MemoryPlace } from '../../../contract/memorial/memoryText.ts'
import { obituaryHidden, type ObituaryPlace } from '../../../contract/memorial/obituary.ts'
import { type PlaceOfService, serviceHidden } from '../../../contract/memorial/services.ts'
import { toCopyPath } from '../../../contract/outputs/copyLayout.ts'
import { endpointsOfStaticCopy } from '../../../server/outputs/export/writeCopy.ts'
import { planFilm } from '../../../server/outputs/film/plan.ts'
import { makeMemorialJson } from '../../../server/outputs/memorialJson.ts'
import { readAs } from '../../../server/features/readAs.ts'
import { anyVisitor } from '../../../server/http/callers/caller.ts'
import { makeItems } from '../../../web/site/wall/items.ts'
import { makeBookPdf } from '../../book/makePdf.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { readZip } from '../../support/files/readZip.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

/** For each place, a function that reads what people see there. Null means that only a browser makes the place: no test reads it. */
type Readers<Place extends string> = Record<Place, (() => Promise<string>) | null>

const { world, admin } = await openSharedWorld({ pages: true })
before(fill)

const SENTENCE = 'He whistled.'
const TIME_ZONE = 'America/Denver'
const photo = fixture('photos/small-bee.jpg')
let photoId = ''

const readHtml = async (path: string) =>
  (await world.visitor.get(path)).text.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
const readJson = async () =>
  makeMemorialJson(await readAs(anyVisitor, english, world.context, endpointsOfStaticCopy), {
    madeAt: new Date(0),
    texts: english,
    findFile: toCopyPath,
  })
const readBook = async () => (await makeBookPdf(world)).pdf.text
const readWall = async () => {
  const responses = await readAs(anyVisitor, english, world.context, endpointsOfStaticCopy)
  return JSON.stringify(makeItems(responses['GET /api/memories'], []))
}

const memoryReaders: Readers<MemoryPlace> = {
  card: () => readHtml('/memories'),
  details: null,
  book: readBook,
  wall: readWall,
  slideshow: async () => JSON.stringify((await planFilm(world.context)).timeline.scenes),
  feed: async () => (await world.visitor.get('/feed.atom')).text,
  'memorial.json': readJson,
}
const serviceReaders: Readers<PlaceOfService> = {
  card: () => readHtml('/services'),
  book: readBook,
  'memorial.json': readJson,
}
const obituaryReaders: Readers<ObituaryPlace> = {
  page: () => readHtml('/obituary'),
  book: readBook,
  'memorial.json': readJson,
}
const mediaReaders: Readers<MediaPlace> = {
  gallery: () => readHtml('/gallery'),
  lightbox: () => readHtml(`/gallery?photo=${photoId}`),
  preview: null,
  memory: () => readHtml('/memories'),
  slideshow: null,
  wall: null,
  book: readBook,
  'captions.csv': async () => String(readZip((await admin.get('/api/archive')).bytes).get('captions.csv')),
  'memorial.json': readJson,
}

const values: Record<string, string> = { 'service timezone': TIME_ZONE }
/** Makes a text that contains its own name, so that it is recognized where it is shown. */
const makeText = (noun: string, name: string) => values[`${noun} ${name}`] ?? `${noun}-${name}`
const makeTexts = (noun: string, list: object) =>
  Object.fromEntries(Object.keys(list).map((name) => [name, makeText(noun, name)]))

function testNoun(
  noun: string,
  list: Record<string, Readonly<Record<string, string>>>,
  readers: Record<string, (() => Promise<string>) | null>,
) {
  for (const [place, read] of Object.entries(readers))
    if (read)
      test(`${place} shows the texts of each ${noun}, but for those that its list names`, async () => {
        const shown = await read()
        for (const [name, places] of Object.entries(list))
          assert.equal(shown.includes(makeText(noun, name)), !(place in places), name)
      })
}
testNoun('memory', memoryHidden, memoryReaders)
testNoun('service', serviceHidden, serviceReaders)
testNoun('obituary', obituaryHidden, obituaryReaders)
testNoun('photograph', mediaHidden, mediaReaders)

async function fill() {
  await admin.call('PUT /api/settings', { body: { slideshowMemories: 'on' } })
  await admin.call('PUT /api/obituary', { body: makeTexts('obituary', obituaryHidden) })
  const service = makeTexts('service', serviceHidden) as {
    title: string
    date: string
    time: string
    location: string
  }
  await admin.call('POST /api/services', { body: service })
  const form = { ...makeTexts('photograph', mediaHidden), file: photo }
  photoId = (await admin.call('POST /api/media', { form })).body.id
  const { content, ...texts } = makeTexts('memory', memoryHidden) as { name: string; content: string }
  // only a question that the family has asked stands above a memory
  await admin.call('PUT /api/settings', { body: { cardQuestions: makeText('memory', 'question') } })
  const body = { ...texts, content: `${content} ${SENTENCE}`, mediaIds: [photoId] }
  const { id } = (await admin.call('POST /api/memories', { body })).body
  await admin.call('PUT /api/memories/:id', { params: { id }, body: { slideshowSentence: SENTENCE } })
}
