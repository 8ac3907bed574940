import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fixture } from '../../support/fixtures.ts'
import type { Person } from '../../../samples/person.ts'
import { openWorld } from '../../support/world.ts'
import { addressOf, uploadPhotos, listOf, share } from './visitors.ts'

const world = await openWorld()
after(() => world.close())
const { visitor } = world
const administrator = await world.administrator()

const pages = [
  '/',
  '/gallery',
  '/slideshow',
  '/slideshow-old',
  '/obituary',
  '/services',
  '/memories',
  '/nowhere',
]
const lists = ['/api/memories', '/api/media', '/api/settings', '/api/services', '/api/obituary', '/api/music']

/** All that a visitor can request by its address. */
async function everythingPublic(): Promise<string> {
  const replies = await Promise.all([...pages, ...lists].map((path) => visitor.get(path)))
  return replies.map(({ text }) => text).join('\n')
}

const pictures = ['photo.jpg', '384.avif', '384.webp', '800.webp', '1200.jpg', 'original']
const statuses = async (person: Person, folder: string) =>
  Promise.all(pictures.map(async (name) => (await person.get(`${folder}/${name}`)).status))

const folderOf = (address: string | null) => (address ?? 'not shown').replace(/\/[^/]*$/, '')

const change = (id: string, body: object) =>
  administrator.call('PUT /api/memories/:id', { params: { id }, body })

/** A memory with one photo, visible to everyone. */
async function shownMemory(fields: { name: string; content: string }) {
  const [photo = ''] = await uploadPhotos(visitor, 1, fields.name)
  const memory = await share(visitor, { ...fields, mediaIds: [photo] })
  const folder = folderOf(await addressOf(visitor, photo))
  assert.deepEqual(await statuses(visitor, folder), [200, 200, 200, 200, 200, 404])
  assert.ok((await everythingPublic()).includes(fields.content))
  return { memory, photo, folder }
}

test('an e-mail address is shown to the administrator and on no public path', async () => {
  const email = 'karin.privately@example.org'
  const shared = await share(visitor, { name: 'Karin', email })
  assert.equal(shared.email, null)
  assert.ok(!(await everythingPublic()).includes('karin.privately'))
  assert.equal((await visitor.call('GET /api/memories')).body[0]?.email, null)
  assert.equal((await listOf(administrator)).find(({ id }) => id === shared.id)?.email, email)
})

test('an unattached photo is on no public path, not even for the visitor who sent it', async () => {
  const [photo = ''] = await uploadPhotos(visitor, 1, 'Somebody Unseen')
  assert.equal(await addressOf(visitor, photo), null)
  const all = await everythingPublic()
  assert.ok(!all.includes(photo) && !all.includes('Somebody Unseen'))
  assert.deepEqual(await statuses(visitor, `/uploads/private/${photo}`), Array(6).fill(401))
  assert.deepEqual(await statuses(visitor, `/uploads/${photo}`), Array(6).fill(404))
  const edit = await visitor.call('PUT /api/media/:id', { params: { id: photo }, body: { title: 'Mine' } })
  assert.equal(edit.status, 404)
})

test('hiding a memory removes its text and photos from every public path at once', async () => {
  const { memory, photo, folder } = await shownMemory({ name: 'Hidden Hans', content: 'Words to be hidden' })
  await change(memory.id, { approved: false })
  const all = await everythingPublic()
  for (const trace of ['Words to be hidden', 'Hidden Hans', memory.id, photo, folder])
    assert.ok(!all.includes(trace), `${trace} is still shown`)
  assert.deepEqual(await statuses(visitor, folder), Array(6).fill(404))
  const edit = await visitor.call('PUT /api/media/:id', { params: { id: photo }, body: { title: 'Mine' } })
  assert.equal(edit.status, 404)
  await world.settle()
  assert.deepEqual(await world.context.storage.list(`public/${folder.split('/').at(-1)}/`), [])
  assert.deepEqual((await listOf(administrator)).find(({ id }) => id === memory.id)?.mediaIds, [photo])
  assert.equal((await administrator.get((await addressOf(administrator, photo)) ?? '')).status, 200)
})

test('a memory that is shown again has its photos under new addresses', async () => {
  const { memory, photo, folder } = await shownMemory({ name: 'Inga', content: 'You were always early' })
  await change(memory.id, { approved: false })
  await change(memory.id, { approved: true })
  const now = folderOf(await addressOf(visitor, photo))
  assert.notEqual(now, folder)
  assert.equal((await visitor.get(`${now}/photo.jpg`)).status, 200)
  assert.deepEqual(await statuses(visitor, folder), Array(6).fill(404))
  assert.ok((await everythingPublic()).includes('You were always early'))
})

test('deleting a memory deletes its photos and their files, and leaves those of other memories', async () => {
  const { memory, photo, folder } = await shownMemory({ name: 'Deleted Dora', content: 'Words to delete' })
  const [both = ''] = await uploadPhotos(visitor, 1)
  const other = await share(visitor, { mediaIds: [both] })
  await change(memory.id, { mediaIds: [photo, both] })
  await administrator.call('DELETE /api/memories/:id', { params: { id: memory.id } })
  const all = await everythingPublic()
  for (const trace of ['Words to delete', 'Deleted Dora', memory.id, photo, folder])
    assert.ok(!all.includes(trace), `${trace} is still shown`)
  assert.deepEqual(await statuses(visitor, folder), Array(6).fill(404))
  assert.equal(await addressOf(administrator, photo), null)
  await world.settle()
  assert.deepEqual(await world.context.storage.list(`private/${photo}/`), [])
  assert.equal((await visitor.get((await addressOf(visitor, both)) ?? '')).status, 200)
  await change(other.id, { approved: false })
  assert.equal(await addressOf(visitor, both), null)
})

test('a photo of two memories is public while one of them is approved', async () => {
  const [photo = ''] = await uploadPhotos(visitor, 1)
  const first = await share(visitor, { mediaIds: [photo] })
  const second = await share(visitor)
  await change(second.id, { mediaIds: [photo] })
  await change(first.id, { approved: false })
  assert.notEqual(await addressOf(visitor, photo), null)
  await change(second.id, { approved: false })
  assert.equal(await addressOf(visitor, photo), null)
  await change(first.id, { approved: true })
  assert.notEqual(await addressOf(visitor, photo), null)
})

test('gallery photos stay public when a memory that shows them is hidden or deleted', async () => {
  const { body: boat } = await administrator.call('POST /api/media', {
    form: { title: 'His boat', file: fixture('photos/small-bee.jpg') },
  })
  const memory = await share(visitor)
  await change(memory.id, { mediaIds: [boat.id] })
  await change(memory.id, { approved: false })
  assert.equal(await addressOf(visitor, boat.id), boat.filePath)
  await administrator.call('DELETE /api/memories/:id', { params: { id: memory.id } })
  assert.equal((await visitor.get(boat.filePath ?? '')).status, 200)
})

test('what the administrator detaches is hidden at once, never swept, and no visitor can attach it again', async () => {
  const [photo = ''] = await uploadPhotos(visitor, 1)
  const memory = await share(visitor, { mediaIds: [photo] })
  await change(memory.id, { mediaIds: [] })
  assert.equal(await addressOf(visitor, photo), null)
  const again = await visitor.call('POST /api/memories', { body: { name: 'Ruth', mediaIds: [photo] } })
  assert.equal(again.status, 400)
  world.pass(25 * 3_600_000)
  await world.settle()
  assert.notEqual(await addressOf(administrator, photo), null)
  await change(memory.id, { mediaIds: [photo] })
  assert.notEqual(await addressOf(visitor, photo), null)
})

test('a waiting photo that the administrator attached is not swept; an unattached one is, after a day', async () => {
  const [attached = '', unattached = ''] = await uploadPhotos(visitor, 2)
  const memory = await share(visitor)
  await change(memory.id, { mediaIds: [attached] })
  world.pass(23 * 3_600_000)
  await world.settle()
  assert.notEqual(await addressOf(administrator, unattached), null)
  world.pass(2 * 3_600_000)
  await world.settle()
  assert.equal(await addressOf(administrator, unattached), null)
  assert.deepEqual(await world.context.storage.list(`private/${unattached}/`), [])
  assert.notEqual(await addressOf(visitor, attached), null)
})
