import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
const save = (body: unknown) => admin.call('PUT /api/obituary', { body })
const read = async () => (await visitor.call('GET /api/obituary')).body

test('what the administrator saves is what visitors read, letter by letter', async () => {
  const content = '  He was born in Duluth.\n\nHe loved “bridges” & bees – <b>all</b> of them. 🐝\n'
  const saved = await save({ content, imagePath: '/pictures/him.jpg' })
  assert.equal(saved.status, 200)
  assert.deepEqual(saved.body, { content, imagePath: '/pictures/him.jpg' })
  assert.deepEqual(await read(), saved.body)
})

test('an absent picture stays, an empty one is removed', async () => {
  await save({ content: 'One.', imagePath: '/pictures/him.jpg' })
  assert.equal((await save({ content: 'Two.' })).body.imagePath, '/pictures/him.jpg')
  assert.deepEqual((await save({ content: 'Three.', imagePath: '' })).body, {
    content: 'Three.',
    imagePath: null,
  })
})

test('the built-in obituary replaces a deleted one, whose picture is swept', async () => {
  const { filePath } = await addPhoto(admin, { listed: 'false' })
  await save({ content: 'He was kind.', imagePath: filePath })
  const remove = () => admin.call('DELETE /api/obituary')
  assert.equal((await remove()).status, 204)
  assert.deepEqual(await read(), { content: null, imagePath: null })
  assert.equal((await remove()).status, 404)
  world.pass(25 * 3_600_000)
  await world.settle()
  assert.equal((await visitor.get(filePath ?? '')).status, 404)
})

test('deleting one text does not delete another that was saved meanwhile', async () => {
  await save({ content: 'He was kind.' })
  const remove = (content: string) => admin.call('DELETE /api/obituary', { body: { content } })
  assert.equal((await remove('He was patient.')).status, 409)
  assert.equal((await read()).content, 'He was kind.')
  assert.equal((await remove('He was kind.')).status, 204)
  assert.equal((await read()).content, null)
})

test('pages are told the shape of a picture that is one of ours, upright, so that they can reserve its place', async () => {
  const form = { file: fixture('orientation/portrait-orientation-6.jpg'), listed: 'false' }
  const { filePath, width, height, focalPoint } = (await admin.call('POST /api/media', { form })).body
  assert.ok(Number(height) > Number(width))
  await save({ content: 'He was kind.', imagePath: filePath })
  assert.ok(focalPoint)
  assert.deepEqual((await read()).imageShape, { width, height, focalPoint })
  await admin.call('PUT /api/settings', { body: { portraitPath: filePath } })
  assert.deepEqual((await visitor.call('GET /api/settings')).body.portraitShape, {
    width,
    height,
    focalPoint,
  })
  await save({ content: 'He was kind.', imagePath: '/pictures/him.jpg' })
  assert.equal((await read()).imageShape, undefined)
})
