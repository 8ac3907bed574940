import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import sharp from 'sharp'
import type { Media } from '../../../contract/media/media.ts'
import {
  animatedName,
  photoName,
  pictures,
  picturesOnRequest,
  toSiblingPath,
} from '../../../contract/media/pictures.ts'
import type { Person } from '../../../samples/person.ts'
import { fail } from '../../../server/base/errors/fail.ts'
import { createDeriver } from '../../../server/features/media/files/files.ts'
import { verifyAll } from '../../../server/safety/verify/verifyAll.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { closeMemorialOf, enterWithPassword } from '../../support/world/closedMemorial.ts'
import { openWorld, type World } from '../../support/world/world.ts'

let world: World
let admin: Person
beforeEach(async () => {
  world = await openWorld()
  admin = await world.administrator()
})
afterEach(() => world.close())

async function add(file = 'photos/panorama-very-wide.jpg'): Promise<Media> {
  const { body } = await admin.call('POST /api/media', { form: { file: fixture(file) } })
  await world.settle()
  return body
}
const listFiles = async ({ id }: Media) =>
  (await world.context.storage.list(`private/${id}/`)).map((key) => path.basename(key))
const pictureAddress = ({ filePath }: Media, name: string) => toSiblingPath(filePath ?? '', name)
const measureSize = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}
/** Damages a stored file, as a disk may. */
async function spoil(item: Media, name: string) {
  const file = path.join(world.dataDir, 'spoiled')
  await writeFile(file, 'no picture any more')
  await world.context.storage.put(`private/${item.id}/${name}`, file)
}

test('a photograph’s projector size and link card are made once, at the first request, and stay', async () => {
  const item = await add()
  const atOnce = [pictures.card, pictures.cardOld, pictures.medium, pictures.large].map(({ name }) => name)
  assert.deepEqual((await listFiles(item)).toSorted(), [...atOnce, photoName, 'original'].toSorted())
  const made: string[] = []
  const { put } = world.context.storage
  world.context.storage.put = (key, file) => {
    made.push(path.basename(key))
    return put(key, file)
  }
  for (const name of picturesOnRequest) {
    const asked = Array.from({ length: 20 }, () => world.visitor.get(pictureAddress(item, name)))
    assert.ok(
      (await Promise.all(asked)).every(({ status }) => status === 200),
      name,
    )
  }
  world.context.storage.put = put
  assert.deepEqual(made, picturesOnRequest)
  assert.deepEqual((await listFiles(item)).toSorted(), [...atOnce, ...made, photoName, 'original'].toSorted())
  const { bytes } = await world.visitor.get(pictureAddress(item, pictures.huge.name))
  assert.deepEqual(await measureSize(bytes), [2560, 365])
})

test('a video’s poster has every size from the beginning', async () => {
  const item = await add('video/h264-aac.mp4')
  const there = await listFiles(item)
  for (const { name } of Object.values(pictures)) assert.ok(there.includes(name), name)
})

test('verifying does not call them missing', async () => {
  await add()
  const { faults, remadeCount } = await verifyAll(world.context, () => undefined)
  assert.deepEqual([faults, remadeCount], [[], 0])
})

test('they are made even if the original is lost', async () => {
  const item = await add()
  world.breaksOriginal(item.id)
  await world.context.storage.remove([`private/${item.id}/original`])
  const { status, bytes } = await world.visitor.get(pictureAddress(item, pictures.huge.name))
  assert.deepEqual([status, await measureSize(bytes)], [200, [2560, 365]])
})

test('they come from the original if the full photo is damaged, and from a smaller size if both are', async () => {
  const item = await add()
  await spoil(item, photoName)
  const huge = await world.visitor.get(pictureAddress(item, pictures.huge.name))
  assert.deepEqual([huge.status, await measureSize(huge.bytes)], [200, [2560, 365]])
  world.breaksOriginal(item.id)
  await spoil(item, 'original')
  const card = await world.visitor.get(pictureAddress(item, pictures.link.name))
  assert.deepEqual([card.status, await measureSize(card.bytes)], [200, [1200, 171]])
})

test('while storage does not respond they wait, and are not made from a smaller size', async () => {
  const item = await add()
  const { db, storage } = world.context
  const row = await db.selectFrom('media').selectAll().where('id', '=', item.id).executeTakeFirstOrThrow()
  // fails like a bucket that responds for some files and not for others
  const open: typeof storage.open = async (key, range) => {
    if (key.endsWith('/original') || key.endsWith(photoName)) throw fail('not_ready')
    return storage.open(key, range)
  }
  const derive = createDeriver({ ...world.context, storage: { ...storage, open, pathOf: () => null } })
  await assert.rejects(derive(row, pictures.huge.name), { code: 'not_ready' })
  const { bytes } = await world.visitor.get(pictureAddress(item, pictures.huge.name))
  assert.deepEqual(await measureSize(bytes), [2560, 365])
})

test('an animation has them too', async () => {
  const item = await add('formats/animated.gif')
  for (const name of [...picturesOnRequest, animatedName])
    assert.equal((await world.visitor.get(pictureAddress(item, name))).status, 200, name)
})

test('the administrator sees them of an item that is deleted and can be put back', async () => {
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  const { id } = await add()
  const address = `/uploads/private/${id}/${pictures.huge.name}`
  await admin.call('DELETE /api/media/:id', { params: { id } })
  await world.settle()
  assert.equal((await admin.get(address)).status, 200)
})

test('in a closed memorial they are made for people who may see it, and nothing becomes public', async () => {
  const item = await add()
  const address = pictureAddress(item, pictures.huge.name)
  await closeMemorialOf(world, admin)
  await world.settle()
  assert.notEqual((await world.visitor.get(address)).status, 200)
  assert.equal((await (await enterWithPassword(world)).get(address)).status, 200)
  assert.deepEqual(await world.context.storage.list('public/'), [])
})
