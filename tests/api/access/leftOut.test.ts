import assert from 'node:assert/strict'
import { english } from '../../../languages/inLanguage.ts'
import { before, test } from 'node:test'
import { toCopyPath } from '../../../contract/outputs/copyLayout.ts'
import { buildContents } from '../../../server/outputs/book/contents.ts'
import { bookReads } from '../../../server/outputs/book/bookReads.ts'
import { makeMemorialJson } from '../../../server/outputs/memorialJson.ts'
import { planCopy } from '../../../server/outputs/export/plan.ts'
import { endpointsOfStaticCopy } from '../../../server/outputs/export/writeCopy.ts'
import { planFilm } from '../../../server/outputs/film/plan.ts'
import type { Person } from '../../../samples/person.ts'
import { makeItems } from '../../../web/site/wall/items.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { addSender, openLink, sendPhotos } from '../../support/guests/sendByLink.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { readAs } from '../../../server/features/readAs.ts'
import { anyVisitor } from '../../../server/http/callers/caller.ts'

type Product = 'pages' | 'book' | 'copy' | 'feed' | 'storedShow' | 'film' | 'archive' | 'wall'

const everywhere: Product[] = ['pages', 'book', 'copy', 'feed', 'storedShow', 'film', 'archive', 'wall']
const butNot = (...without: Product[]) => everywhere.filter((product) => !without.includes(product))

/** Each item of a memorial, by title or writer, with the products that contain it. The archive is only for keepers. */
const table: Record<string, Product[]> = {
  'shown-photograph': everywhere,
  'hidden-photograph': ['archive'],
  'deleted-photograph': [],
  'photograph-without-the-book': butNot('book'),
  'photograph-of-a-shown-memory': everywhere,
  'photograph-of-a-waiting-memory': ['archive'],
  'photograph-of-a-hidden-memory': ['archive'],
  'photograph-of-a-deleted-memory': [],
  'photograph-of-no-memory-yet': [],
  'photograph-of-a-memory-without-the-book': butNot('book'),
  'photograph-that-a-guest-sent': ['archive'],
  'photograph-of-a-guest-put-aside': [],
  'photograph-of-a-guest-in-the-gallery': everywhere,
  'shown-video': butNot('feed', 'wall'),
  'hidden-video': ['archive'],
  'shown-song': ['pages', 'copy', 'storedShow', 'film', 'archive'],
  'deleted-song': [],
  'memory-shown': everywhere,
  'memory-that-waits': ['archive'],
  'memory-hidden': ['archive'],
  'memory-deleted': [],
  'memory-without-the-book': butNot('book'),
  'memory-without-the-slideshow': butNot('storedShow', 'film'),
  'service-shown': ['pages', 'book', 'copy', 'archive'],
  'service-deleted': [],
}

const { world, admin } = await openSharedWorld()
const films: string[] = []
before(fill)

const readers: Record<Product, () => Promise<string>> = {
  pages: async () => JSON.stringify(await readAll(world.visitor)),
  book: readBook,
  copy: readCopy,
  feed: async () => (await world.visitor.get('/feed.atom')).text,
  // a keeper's device prepares the stored show, so the administrator reads it
  storedShow: async () => (await admin.get('/api/offline-show')).text,
  film: async () => films.join(' '),
  archive: async () => (await admin.get('/api/archive')).text,
  wall: async () => {
    const answers = await readAll(admin)
    return JSON.stringify(makeItems(answers['/api/memories'], answers['/api/media']))
  },
}

for (const product of everywhere)
  test(`${product} contains what it should, and no item that is hidden, waits, was deleted or is not chosen`, async () => {
    const text = await readers[product]()
    for (const [title, products] of Object.entries(table)) {
      const isIn = text.includes(title)
      assert.equal(isIn, products.includes(product), `${title} is ${isIn ? '' : 'not '}in ${product}`)
    }
  })

async function fill() {
  await admin.call('PUT /api/settings', {
    body: { keepDeleted: 'on', slideshowMemories: 'on', slideshowFilms: 'on' },
  })
  await addPhotographs()
  await addVideosAndSongs()
  await addMemories()
  await addServices()
  await addSentPhotographs()
}

const photo = fixture('colours/grey-gama-of-an-old-mac.png')
const remove = (endpoint: 'media' | 'music' | 'memories' | 'services', id: string) =>
  admin.call(`DELETE /api/${endpoint}/:id`, { params: { id } })
const addMedia = async (title: string, file = photo) =>
  (await admin.call('POST /api/media', { form: { title, file } })).body.id
const hide = (id: string) => admin.call('POST /api/media/visibility', { body: { ids: [id], visible: false } })

async function addPhotographs() {
  await addMedia('shown-photograph')
  await hide(await addMedia('hidden-photograph'))
  await remove('media', await addMedia('deleted-photograph'))
  await addMedia('photograph-without-the-book')
}

async function addVideosAndSongs() {
  const video = fixture('video/h264-aac.mp4')
  await addMedia('shown-video', video)
  await hide(await addMedia('hidden-video', video))
  const file = fixture('audio/nebula-no-tags.mp3')
  const addSong = async (title: string) =>
    (await admin.call('POST /api/music', { form: { title, file } })).body.id
  await addSong('shown-song')
  await remove('music', await addSong('deleted-song'))
}

/** Adds memories. Reads the film after each, because a film of few photographs has only the newest memory. */
async function addMemories() {
  const add = async (memory: Promise<unknown>) => {
    await memory
    films.push(await readFilm())
  }
  await add(share('memory-shown', 'photograph-of-a-shown-memory'))
  await add(share('memory-without-the-book', 'photograph-of-a-memory-without-the-book'))
  await add(share('memory-without-the-slideshow').then((id) => edit(id, { slideshowSentence: null })))
  const hidden = share('memory-hidden', 'photograph-of-a-hidden-memory')
  await add(hidden.then((id) => edit(id, { approved: false })))
  const deleted = share('memory-deleted', 'photograph-of-a-deleted-memory')
  await add(deleted.then((id) => remove('memories', id)))
  await admin.call('PUT /api/settings', { body: { moderation: 'all' } })
  await add(share('memory-that-waits', 'photograph-of-a-waiting-memory'))
  await leavePhoto('photograph-of-no-memory-yet')
}

/** Shares a visitor's memory, and marks a sentence of it for the slideshow. */
async function share(name: string, photoTitle?: string) {
  const mediaIds = photoTitle ? await leavePhoto(photoTitle) : []
  const content = `${name} remembers him.`
  const { id } = (await world.visitor.call('POST /api/memories', { body: { name, content, mediaIds } })).body
  await edit(id, { slideshowSentence: content })
  return id
}

async function leavePhoto(title: string) {
  const metadata = JSON.stringify([{ filename: 'photo.png', title, description: '' }])
  const form = { metadata, files: [{ ...photo, name: 'photo.png' }] }
  return (await world.visitor.call('POST /api/media/upload', { form })).body.mediaIds
}

const edit = (id: string, body: object) => admin.call('PUT /api/memories/:id', { params: { id }, body })

async function addServices() {
  const add = async (title: string) => {
    const body = { title, date: 'March 18, 2025', time: '2:00 PM', location: 'The church' }
    return (await admin.call('POST /api/services', { body })).body.id
  }
  await add('service-shown')
  await remove('services', await add('service-deleted'))
}

async function addSentPhotographs() {
  const guest = await addSender(world.visitor, await openLink(admin))
  const names = ['that-a-guest-sent', 'of-a-guest-put-aside', 'of-a-guest-in-the-gallery']
  const files = names.map((name) => `photograph-${name}.jpg`)
  const [, aside = '', taken = ''] = await sendPhotos(world.visitor, guest, ...files)
  await admin.call('POST /api/sent/put-aside', { body: { ids: [aside] } })
  await admin.call('POST /api/sent/take', { body: { ids: [taken], taken: true } })
  films.push(await readFilm())
}

/** Reads all responses that the pages are made of, as this person. */
const readAll = async (person: Person) => ({
  '/api/media': (await person.call('GET /api/media')).body,
  '/api/music': (await person.call('GET /api/music')).body,
  '/api/memories': (await person.call('GET /api/memories')).body,
  '/api/services': (await person.call('GET /api/services')).body,
  '/api/settings': (await person.call('GET /api/settings')).body,
})

async function readBook() {
  const { db } = world.context
  const answers = await readAs(anyVisitor, english, world.context, bookReads)
  const rows = await db.selectFrom('media').selectAll().where('public_key', 'is not', null).execute()
  const listIds = (list: readonly { id: string }[], isLeftOut: (item: never) => boolean) =>
    list.filter(isLeftOut as never).map(({ id }) => id)
  const without = listIds(answers['GET /api/memories'], ({ name }: { name: string }) =>
    name.endsWith('without-the-book'),
  )
  const withoutMedia = listIds(
    answers['GET /api/media'],
    ({ title }: { title: string }) => title === 'photograph-without-the-book',
  )
  return JSON.stringify(
    buildContents(answers, rows, { size: 'square', dedication: '', without, withoutMedia }, english),
  )
}

async function readCopy() {
  const { responses: answers, files } = planCopy(
    await readAs(anyVisitor, english, world.context, endpointsOfStaticCopy),
    'all',
  )
  return (
    makeMemorialJson(answers, { madeAt: new Date(0), findFile: toCopyPath, texts: english }) +
    files.map(({ path }) => path).join(' ')
  )
}

/** Reads the scenes of the film, with the titles of photographs and videos, and the titles of its songs. */
async function readFilm() {
  const { timeline, slides, songRows } = await planFilm(world.context)
  const scenes = timeline.scenes.map((scene) => {
    if (scene.kind === 'pictures') return scene.ids.map((id) => slides.get(id)?.title)
    return scene.kind === 'video' ? slides.get(scene.id)?.title : scene
  })
  return JSON.stringify([scenes, timeline.sounds.map(({ id }) => songRows.get(id)?.title)])
}
