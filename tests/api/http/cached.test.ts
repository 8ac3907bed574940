import assert from 'node:assert/strict'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { isPublic, notFoundPage, type Page, pages } from '../../../contract/pages/page.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import type { Person } from '../../../samples/person.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { writeRender } from '../../support/pages/writeRender.ts'
import { listRoutes } from '../../support/project/listRoutes.ts'
import { openWorld, type World } from '../../support/world/world.ts'

/** Addresses that show nothing of the memorial. */
const ofTheServer = ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/openapi.json', '/stop-mail']

let world: World
let admin: Person
let pictureAddress: string
let ids: Record<'photo' | 'picture' | 'song' | 'service' | 'memory', string>
/** The responses to visitors by address, after the last change. */
let answers: Map<string, string>
/** The changes after which the response at an address was different. */
const seen = new Map<string, string[]>()

before(async () => {
  world = await openWorld({ dist: await buildOfAnswers(), at: Date.parse('2025-03-18T05:15:00Z') })
  admin = await world.administrator()
  ids = await fill()
  answers = await readAll()
})
after(() => world.close())

/** The changes in order: each starts from the state that the one before it leaves. */
const changes: Record<string, () => Promise<{ status: number; text: string }>> = {
  // it is still yesterday there for two hours, so a service on that day is not past
  'time zone saved': () => saveSettings({ timezone: 'America/Los_Angeles' }),
  'midnight passed': async () => {
    world.pass(HOUR)
    return { status: 200, text: '' }
  },
  'wall opened': () => saveSettings({ wall: 'on' }),
  'name saved': () => saveSettings({ name: 'Arne Sundkvist' }),
  'service added': () =>
    admin.call('POST /api/services', { body: service('Celebration of Life', 'June 1, 2025') }),
  'obituary saved': () =>
    admin.call('PUT /api/obituary', { body: { content: 'He kept bees.', imagePath: pictureAddress } }),
  'photograph renamed': () =>
    world.visitor.call('PUT /api/media/:id', { params: { id: ids.photo }, body: { title: 'By the lake' } }),
  'photograph hidden': () => setVisible(ids.photo, false),
  'photograph shown': () => setVisible(ids.photo, true),
  'photograph deleted': () => admin.call('DELETE /api/media/:id', { params: { id: ids.photo } }),
  'photograph put back': putBack,
  'picture hidden': () => setVisible(ids.picture, false),
  'song renamed': () =>
    admin.call('PUT /api/music/:id', { params: { id: ids.song }, body: { title: 'Waltz' } }),
  'memory answered': () =>
    admin.call('PUT /api/memories/:id/answer', { params: { id: ids.memory }, body: { answer: 'Come soon' } }),
  'memory hidden': () =>
    admin.call('PUT /api/memories/:id', { params: { id: ids.memory }, body: { approved: false } }),
  'donation saved': () => saveSettings({ donationText: 'Instead of flowers' }),
  'audience chosen': () =>
    admin.call('PUT /api/access', { body: { audience: 'link', nameInPreviews: false } }),
}

const photographs = [
  'photograph renamed',
  'photograph hidden',
  'photograph shown',
  'photograph deleted',
  'photograph put back',
]
const settings = ['wall opened', 'time zone saved', 'name saved', 'picture hidden', 'donation saved']
/** The changes that the head of each page shows: title, preview, feed. */
const head = ['name saved', 'picture hidden', 'audience chosen']
const memories = ['memory answered', 'memory hidden']
/** The changes of the moment from which all services are past, which each rendered page knows. */
const servicesEnd = ['service added', 'time zone saved']

/** The endpoints of visitors, with the changes that each response shows. */
const shownByEndpoint: Record<string, string[]> = {
  '/api/invitations/mine': [],
  // a photograph says who told about it
  '/api/media': [...photographs, 'picture hidden', 'memory hidden'],
  '/api/memories': [...memories, 'time zone saved', ...photographs.slice(1)],
  '/api/memories/mine': [],
  '/api/music': ['song renamed'],
  '/api/search': [],
  '/api/send': [],
  '/api/senders/mine': [],
  '/api/obituary': ['name saved', 'service added', 'obituary saved', 'picture hidden'],
  '/api/offline-show': [...settings, ...photographs, 'song renamed'],
  '/api/services': ['time zone saved', 'midnight passed', 'service added', 'picture hidden'],
  '/api/settings': settings,
}

/**
 * The changes after which whole lists are read, one of each resource. A thread of its own renders a whole list, and its entry in the
 * cache depends on the same resources as that of the page.
 */
const isReadWhole = (change: string) =>
  ['name saved', 'service added', 'photograph hidden', 'memory answered'].includes(change)

const wholeLists = ['/gallery?all', '/memories?all']

/** The changes after which the cards of link previews are drawn, which takes long: one of each resource, and the next day. */
const isDrawn = (change: string) =>
  ['midnight passed', 'name saved', 'service added', 'picture hidden'].includes(change)

const cards = ['/link-preview', '/link-preview?page=services']

/** Lists the changes that a page shows: those of its head, and those of the responses that the contract says it reads. */
const listShownBy = ({ path, reads, isServerRendered, isLive }: Page) => [
  ...head,
  // search engines list what is no sample, and never what is happening now
  ...(isLive ? [] : ['donation saved']),
  ...(isServerRendered && path !== notFoundPage.path ? servicesEnd : []),
  ...reads.flatMap((endpoint) => shownByEndpoint[endpoint.replace('GET ', '')] ?? []),
]
const shownByPage = Object.fromEntries(pages.filter(isPublic).map((page) => [page.path, listShownBy(page)]))

/** Every address of visitors, with the changes that its response shows. */
const shownBy: Record<string, string[] | undefined> = {
  ...shownByEndpoint,
  ...shownByPage,
  '/': [...(shownByPage['/'] ?? []), 'midnight passed'],
  '/gallery?all': shownByPage['/gallery']?.filter(isReadWhole),
  '/gallery?photo=:photo': shownByPage['/gallery'],
  '/memories?all': shownByPage['/memories']?.filter(isReadWhole),
  // nobody has chosen that visitors are asked, so it is the page that is not found
  '/who': listShownBy(notFoundPage),
  '/nowhere': listShownBy(notFoundPage),
  '/services/:service.ics': ['time zone saved'],
  '/admin': settings,
  '/admin/begin': settings,
  '/admin/invitation': settings,
  '/admin/login': settings,
  '/api/access/mine': [],
  '/api/director-page': [],
  '/feed.atom': ['name saved', ...photographs, 'picture hidden', ...memories, 'audience chosen'],
  '/link-preview': ['name saved', 'picture hidden'],
  '/link-preview?page=services': ['midnight passed', 'name saved', 'picture hidden'],
  '/manifest.webmanifest': ['name saved'],
  '/robots.txt': ['donation saved', 'audience chosen'],
  '/sitemap.xml': ['donation saved', 'audience chosen'],
}

test('one change after the other is shown by the responses that depend on it', async (story) => {
  for (const [name, change] of Object.entries(changes))
    await story.test(`${name}: every response shows it at once`, async () => {
      const lists = [...(isReadWhole(name) ? wholeLists : []), ...(isDrawn(name) ? cards : [])]
      const before = new Map([...answers, ...(await readAddresses(lists))])
      const { status, text } = await change()
      assert.ok(status < 300, text)
      const now = await readAll(lists)
      // an hour later every response is made again
      world.pass(HOUR)
      const made = await readAll(lists)
      for (const [address, answer] of now)
        if (answer !== before.get(address)) seen.set(address, [...(seen.get(address) ?? []), name])
      answers = made
      const old = [...now].flatMap(([address, answer]) => (answer === made.get(address) ? [] : [address]))
      assert.ok(old.length === 0, `${old.join(' and ')} is cached, and does not name all that it depends on`)
    })

  await story.test('every address shows the changes that the table names', () => {
    for (const address of [...answers.keys(), ...wholeLists, ...cards]) {
      assert.ok(shownBy[address], `${address} needs a line in \`shownBy\`: the changes that its answer shows`)
      assert.deepEqual(seen.get(address)?.sort() ?? [], [...new Set(shownBy[address])].sort(), address)
    }
  })
})

const setVisible = (id: string, visible: boolean) =>
  admin.call('POST /api/media/visibility', { body: { ids: [id], visible } })
const saveSettings = (body: object) => admin.call('PUT /api/settings', { body })
const service = (title: string, date: string) => ({ title, date, time: '2:00 PM', location: 'The church' })

async function putBack() {
  const [item] = (await admin.call('GET /api/deleted')).body
  return admin.call('POST /api/deleted/put-back', { body: { ids: [item?.id ?? ''] } })
}

/** Reads every address of visitors, and those whose parameters give them their own entries in the cache. */
async function readAll(lists: readonly string[] = []) {
  const routes = listRoutes(world.app).flatMap((route) => /^GET (\/[^:]*)$/.exec(route)?.[1] ?? [])
  const parts = ['/services/:service.ics', '/gallery?photo=:photo', '/nowhere']
  const others = [...ofTheServer, ...cards]
  return readAddresses([...routes.filter((route) => !others.includes(route)), ...parts, ...lists])
}

async function readAddresses(addresses: readonly string[]) {
  const read = new Map<string, string>()
  for (const address of addresses) {
    const url = address.replace(':service', ids.service).replace(':photo', ids.photo)
    const { status, bytes } = await world.visitor.get(url)
    const text = bytes.toString('latin1').replace(/"now":"[^"]*"/, '')
    if (status !== 401) read.set(address, `${status} ${text}`)
  }
  return read
}

/** Makes pages whose initial view consists of the responses that they read, as the contract names them. */
async function buildOfAnswers() {
  const reads = Object.fromEntries([...pages, notFoundPage].map((page) => [page.path, page.reads]))
  const folder = await writeRender(`const reads = ${JSON.stringify(reads)}
  export async function render(data, read) {
    const answers = await Promise.all(reads[data.path].map((endpoint) => read(endpoint)))
    return { html: JSON.stringify(answers), documentSlide: '', data: { ...data, seeds: {} } }
  }`)
  // the font of the card in link previews
  await cp('web/public/fonts', path.join(folder, 'web/fonts'), { recursive: true })
  return folder
}

async function fill() {
  const file = fixture('photos/person-small-square.jpg')
  const addMedia = async (title: string) =>
    (await admin.call('POST /api/media', { form: { title, file } })).body
  const photo = await addMedia('Bees')
  const picture = await addMedia('A face')
  pictureAddress = picture.filePath ?? ''
  await saveSettings({ keepDeleted: 'on', portraitPath: pictureAddress })
  const addService = async (body: object) => (await admin.call('POST /api/services', { body })).body.id
  await addService(service('Celebration', 'May 1, 2025'))
  const song = fixture('audio/nebula-no-tags.mp3')
  const shared = { name: 'Ruth', content: 'He sang.', mediaIds: null }
  const memory = (await world.visitor.call('POST /api/memories', { body: shared })).body.id
  await admin.call('PUT /api/memories/:id', { params: { id: memory }, body: { mediaIds: [photo.id] } })
  return {
    photo: photo.id,
    picture: picture.id,
    song: (await admin.call('POST /api/music', { form: { title: 'Hymn', file: song } })).body.id,
    service: await addService({ ...service('Memorial', 'March 17, 2025'), imagePath: pictureAddress }),
    memory,
  }
}
