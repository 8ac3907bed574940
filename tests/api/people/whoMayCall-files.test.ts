import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { pictures } from '../../../contract/media/pictures.ts'
import { bookKinds } from '../../../contract/outputs/book.ts'
import { type ResultKind, workKinds } from '../../../contract/work.ts'
import type { Person } from '../../../samples/person.ts'
import { listDerivativeNames } from '../../../server/features/media/files/files.ts'
import { makeStoredKey } from '../../../server/platform/storage/keys.ts'
import { share, uploadPhotos } from '../../features/memories/visitors.ts'
import { fixture, fixturePath } from '../../support/files/fixtures.ts'
import { closeMemorialOf, enterWithKey, enterWithPassword } from '../../support/world/closedMemorial.ts'
import { type Caller, callers } from './whoMayCall.ts'
import { addSender, openLink, sendPhotos } from '../../support/guests/sendByLink.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

type Least = Caller | 'nobody'

/** The least caller of an item's files in each state: at the public address that it has or had, and at its keepers' address. */
const leastOfItem = {
  published: { public: 'visitor', pictures: 'helper', shown: 'helper', original: 'administrator' },
  hidden: { public: 'nobody', pictures: 'helper', shown: 'helper', original: 'administrator' },
  unattached: { public: 'nobody', pictures: 'helper', shown: 'helper', original: 'administrator' },
  held: { public: 'nobody', pictures: 'helper', shown: 'helper', original: 'administrator' },
  sent: { public: 'nobody', pictures: 'helper', shown: 'helper', original: 'administrator' },
  deleted: { public: 'nobody', pictures: 'administrator', shown: 'nobody', original: 'nobody' },
  deletedByHelper: { public: 'nobody', pictures: 'administrator', shown: 'nobody', original: 'nobody' },
  deletedForGood: { public: 'nobody', pictures: 'nobody', shown: 'nobody', original: 'nobody' },
} as const satisfies Record<string, Record<string, Least>>
type State = keyof typeof leastOfItem

/** Songs are public, except to those who may not see the memorial. No deleted song can be heard. */
const leastOfSong = { published: 'visitor', deleted: 'nobody' } as const
const leastOfDownload = 'administrator'

const { world, visitor, admin } = await openSharedWorld()
/** Ruth has added every file of the family, and has deleted some of them herself. */
const ruth = await world.helper('Ruth')
const otherHelper = await world.helper('Edna')
const { key } = (await admin.call('POST /api/access/keys', { body: { name: 'Church' } })).body
let isClosed = false
let writerKey = ''
/** A stranger who has the key of a memory. */
const writer = {
  ...visitor,
  get: (address: string) => visitor.get(address, { 'writer-key': writerKey }),
} satisfies Person
/** Each file's address, its least caller, and a few words that say which file it is. */
const files: { address: string; least: Least; what: string }[] = []

before(async () => {
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  await addItem('formats/animated.gif', 'published')
  for (const file of ['photos/small-bee.jpg', 'video/h264-aac.mp4'])
    for (const state of ['published', 'hidden', 'deleted', 'deletedByHelper', 'deletedForGood'] as const)
      await addItem(file, state)
  for (const state of ['deletedForGood', 'deleted', 'published'] as const) {
    await addServicePicture(state)
    await addObituaryPicture(state)
  }
  await addPortrait()
  for (const state of ['published', 'unattached', 'held', 'hidden', 'deleted', 'deletedForGood'] as const)
    await addVisitorsPhoto(state)
  for (const state of ['sent', 'published', 'deletedByHelper'] as const) await addSent(state)
  for (const state of ['published', 'deleted'] as const) await addSong(state)
  for (const kind of new Set([...Object.keys(workKinds), ...bookKinds])) await addDownload(kind as ResultKind)
  await world.settle()
})

test('while everyone may see the memorial, each file is there for its least caller and those above', async () => {
  await setClosed(false)
  await getAll('visitor', { 'a stranger': visitor, 'a writer': writer })
  await getAll('helper', { 'the helper who deleted': ruth, 'another helper': otherHelper })
  await getAll('administrator', { 'an administrator': admin })
})

test('in a closed memorial, strangers get no file, and all others the same files as before, privately', async () => {
  await setClosed(true)
  await getAll('anyone', { 'a stranger': visitor, 'a writer': writer })
  const guests = {
    'a guest with the password': await enterWithPassword(world),
    'a guest with a key': await enterWithKey(world, key),
  }
  await getAll('visitor', guests)
  await getAll('helper', { 'the helper who deleted': ruth, 'another helper': otherHelper })
  await getAll('administrator', { 'an administrator': admin })
  await world.settle()
  assert.deepEqual(await world.context.storage.list('public/'), [])
})

test('a closed memorial gives strangers no part, no tag and no size of a file that visitors may see', async () => {
  await setClosed(true)
  for (const { address: url } of files.filter(({ least }) => least === 'visitor')) {
    for (const asked of [{ range: 'bytes=0-9' }, { 'if-none-match': '*' }] as Record<string, string>[]) {
      const { status, headers } = await visitor.get(url, asked)
      assert.deepEqual([status, headers.etag], [401, undefined], url)
    }
    const { statusCode, headers } = await world.app.inject({ method: 'HEAD', url })
    assert.deepEqual([statusCode, headers.etag], [401, undefined], url)
  }
})

/** Each test does this first, because the tests of a file run in any order. */
async function setClosed(closed: boolean) {
  isClosed = closed
  if (closed) await closeMemorialOf(world, admin)
  else await admin.call('PUT /api/access', { body: { audience: 'everyone', nameInPreviews: false } })
}

/** Gets every file as each of these people, and compares the responses with the table. */
async function getAll(caller: Caller, people: Record<string, Person>) {
  for (const [index, [who, person]] of Object.entries(people).entries())
    for (const { address, least, what } of files) {
      // a second person of the same kind differs only by what was shared or deleted
      if (index > 0 && !/visitor|deleted/.test(what)) continue
      const { status, headers } = await person.get(address)
      const where = `${what} ${address}, ${who}: ${status}`
      const mayGet = least !== 'nobody' && callers.indexOf(caller) >= callers.indexOf(least)
      assert.equal(status === 200, mayGet, where)
      if (!mayGet) assert.ok([401, 403, 404].includes(status), where)
      // another version made this file, whose name has no words in any language
      if (mayGet && address.endsWith('/result.pdf'))
        assert.match(headers['content-disposition'] ?? '', /filename="result\.pdf"/, where)
      if (!mayGet || isClosed || address.startsWith('/uploads/private/'))
        assert.match(headers['cache-control'] ?? '', /no-store|private/, where)
    }
}

/** Adds an item of the gallery, and puts it into this state. */
async function addItem(file: string, state: Exclude<State, 'unattached' | 'held' | 'sent'>) {
  const { id } = (await ruth.call('POST /api/media', { form: { title: state, file: fixture(file) } })).body
  await addFiles(`${file}, ${state}`, state, id)
  if (state === 'hidden') await hide(id)
  if (state.startsWith('deleted'))
    await (state === 'deletedByHelper' ? ruth : admin).call('DELETE /api/media/:id', { params: { id } })
  if (state === 'deletedForGood') await deleteForGood()
}

async function addServicePicture(state: 'published' | 'deleted' | 'deletedForGood') {
  const imagePath = await addUnlisted(`the picture of a service, ${state}`, state)
  const service = { title: state, date: 'TBD', time: 'TBD', location: 'Duluth', imagePath }
  const { id } = (await admin.call('POST /api/services', { body: service })).body
  if (state !== 'published') await admin.call('DELETE /api/services/:id', { params: { id } })
  if (state === 'deletedForGood') await deleteForGood()
}

async function addObituaryPicture(state: 'published' | 'deleted' | 'deletedForGood') {
  const imagePath = await addUnlisted(`the picture of the obituary, ${state}`, state)
  await admin.call('PUT /api/obituary', { body: { content: 'He built.', imagePath } })
  if (state !== 'published') await admin.call('DELETE /api/obituary')
  if (state === 'deletedForGood') await deleteForGood()
}

async function addPortrait() {
  const portraitPath = await addUnlisted('the portrait', 'published')
  await admin.call('PUT /api/settings', { body: { portraitPath } })
}

/** Adds a picture that is not in the gallery, and returns its path. */
async function addUnlisted(what: string, state: State) {
  const form = { title: what, listed: 'false', file: fixture('photos/small-bee.jpg') }
  const { id, filePath } = (await admin.call('POST /api/media', { form })).body
  await addFiles(what, state, id)
  return filePath
}

async function addVisitorsPhoto(state: Exclude<State, 'deletedByHelper' | 'sent'>) {
  const mediaIds = await uploadPhotos(visitor, 1)
  const [id = ''] = mediaIds
  const memory = state === 'unattached' ? undefined : await share(visitor, { mediaIds })
  writerKey = memory?.writerKey ?? writerKey
  await addFiles(`a visitor’s photograph, ${state}`, state, id)
  const params = { id: memory?.id ?? '' }
  if (state === 'held') await admin.call('PUT /api/memories/:id', { params, body: { approved: false } })
  if (state === 'hidden') await hide(id)
  if (state.startsWith('deleted')) await admin.call('DELETE /api/memories/:id', { params })
  if (state === 'deletedForGood') await deleteForGood()
}

/** Adds what a guest has sent by the link. It waits, or a helper has taken it or put it aside. */
async function addSent(state: 'sent' | 'published' | 'deletedByHelper') {
  const ids = await sendPhotos(visitor, await addSender(visitor, await openLink(admin)), 'Lake.jpg')
  if (state === 'published') await ruth.call('POST /api/sent/take', { body: { ids, taken: true } })
  for (const id of ids) await addFiles(`what a guest sent, ${state}`, state, id)
  if (state === 'deletedByHelper') await ruth.call('POST /api/sent/put-aside', { body: { ids } })
}

/** Adds the files of an item to the list. It must still be as it was added, so that its public address is known. */
async function addFiles(what: string, state: State, id: string) {
  const { db } = world.context
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const least = leastOfItem[state]
  const isPicture = (name: string) => Object.values(pictures).some((picture) => picture.name === name)
  const names = listDerivativeNames(row)
  // the rule knows pictures and other files, so only what is in the gallery needs more than one of each
  const one = [names.find(isPicture), names.find((name) => !isPicture(name))]
  for (const name of what.includes('/') && state === 'published'
    ? names
    : one.filter((each) => each !== undefined)) {
    if (row.public_key)
      files.push({ address: `/uploads/${row.public_key}/${name}`, least: least.public, what })
    const leastOfKeepers = isPicture(name) ? least.pictures : least.shown
    files.push({ address: `/uploads/private/${id}/${name}`, least: leastOfKeepers, what })
  }
  if (row.public_key) files.push({ address: `/uploads/${row.public_key}/original`, least: 'nobody', what })
  files.push({ address: `/uploads/private/${id}/original`, least: least.original, what })
}

async function addSong(state: keyof typeof leastOfSong) {
  const form = { title: state, file: fixture('audio/nebula-no-tags.mp3') }
  const { id, filePath } = (await admin.call('POST /api/music', { form })).body
  files.push({ address: filePath, least: leastOfSong[state], what: `a song, ${state}` })
  if (state === 'deleted') await admin.call('DELETE /api/music/:id', { params: { id } })
}

/** Stores a file as the result of this kind of work. */
async function addDownload(kind: ResultKind) {
  const { db, storage, clock } = world.context
  const id = `result-${kind}`
  const file = 'result.pdf'
  await storage.put(makeStoredKey({ folder: id }, file), fixturePath('photos/small-bee.jpg'))
  const row = { state: 'ready', done: 1, of: 1, remarks: '[]', bytes: 8, pages: 0, begun_at: 0 } as const
  await db
    .insertInto('work')
    .values({ ...row, id, kind, options: '{}', file, until: clock() + 86_400_000 })
    .execute()
  files.push({
    address: `/uploads/private/${id}/${file}`,
    least: leastOfDownload,
    what: `a download: ${kind}`,
  })
}

const hide = (id: string) => admin.call('POST /api/media/visibility', { body: { ids: [id], visible: false } })

/** Deletes for good what was deleted last. */
async function deleteForGood() {
  const [last] = (await admin.call('GET /api/deleted')).body
  const { status } = await admin.call('DELETE /api/deleted/:id', { params: { id: last?.id ?? '' } })
  assert.equal(status, 204)
}
