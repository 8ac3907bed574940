import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import sharp from 'sharp'
import type { Adjustment } from '../../../contract/media/adjustment.ts'
import type { Media } from '../../../contract/media/media.ts'
import { toSiblingPath, photoName, pictures } from '../../../contract/media/pictures.ts'
import type { Person } from '../../../samples/person.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
const part = (background: string) => ({
  create: { width: 30, height: 20, channels: 3 as const, background },
})
const picture = sharp(part('red'))
  .extend({ right: 30, bottom: 20, background: 'white' })
  .composite([
    { input: part('#00ff00'), left: 30, top: 0 },
    { input: part('blue'), left: 0, top: 20 },
  ])
/** 60 × 40 pixels: red and green, below them blue and white. */
const quarters = Buffer.from(await picture.png().toBuffer())
let item: Media
beforeEach(async () => {
  item = await add({ name: 'quarters.png', bytes: quarters, type: '' })
})

const add = async (file = fixture('photos/small-bee.jpg')) => {
  const { body } = await admin.call('POST /api/media', { form: { title: 'Quarters', file } })
  await world.settle()
  return body
}
const adjust = (body: Partial<Adjustment>, who = admin, id = item.id) =>
  who.call('PUT /api/media/:id/adjustment', { params: { id }, body })
const history = async () => (await admin.call('GET /api/media/:id/history', { params: { id: item.id } })).body
const seen = async (who: Person) => (await who.call('GET /api/media')).body.find(({ id }) => id === item.id)
const fetchBytes = async ({ filePath }: Pick<Media, 'filePath'>, name = photoName, who = world.visitor) => {
  const { status, bytes } = await who.get(toSiblingPath(filePath ?? '', name))
  assert.equal(status, 200, name)
  return bytes
}

/** Reads the colors of the four quarters as their first letters, from left to right and top to bottom. */
async function readColors(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3)
    if (Math.min(red, green, blue) > 200) return 'w'
    return red > 200 ? 'r' : green > 200 ? 'g' : blue > 200 ? 'b' : '?'
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join('')
}
const measureSize = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata()
  return [width, height]
}

describe('A photograph that is rotated', () => {
  test('is rotated at every size, under new addresses, and the old ones are gone', async () => {
    const { status, body } = await adjust({ rotate: 90 })
    assert.equal(status, 200)
    assert.deepEqual([body.width, body.height, body.orientation], [40, 60, 'portrait'])
    assert.deepEqual(body.adjustment, { rotate: 90, straighten: 0, crop: null, focalPoint: null })
    assert.notEqual(body.filePath, item.filePath)
    assert.notEqual(body.placeholder, item.placeholder)
    for (const name of [photoName, ...Object.values(pictures).map((each) => each.name)])
      assert.equal(await readColors(await fetchBytes(body, name)), 'brwg', name)
    assert.deepEqual(await measureSize(await fetchBytes(body)), [40, 60])
    await world.settle()
    for (const name of [photoName, pictures.card.name])
      assert.equal((await world.visitor.get(toSiblingPath(item.filePath ?? '', name))).status, 404, name)
    assert.equal((await seen(world.visitor))?.filePath, body.filePath)
    assert.equal('adjustment' in ((await seen(world.visitor)) ?? {}), false, 'only the family knows')
  })

  test('three times more is shown as it was sent, and its original never changes', async () => {
    const first = await fetchBytes(item)
    for (const rotate of [90, 180, 270, 0] as const) await adjust({ rotate })
    const now = await seen(admin)
    assert.deepEqual([now?.width, now?.height, now?.placeholder], [60, 40, item.placeholder])
    assert.deepEqual(await fetchBytes(now ?? item), first)
    assert.ok((await admin.get(`/uploads/private/${item.id}/original`)).bytes.equals(quarters))
  })

  test('takes crop and focal point along', async () => {
    const upperRight = { left: 0.5, top: 0, width: 0.5, height: 0.5 }
    await adjust({ crop: upperRight, focalPoint: { x: 0.25, y: 0.75 } })
    const { body } = await adjust({ rotate: 90 })
    assert.deepEqual(body.adjustment?.crop, { left: 0.5, top: 0.5, width: 0.5, height: 0.5 })
    assert.deepEqual(body.focalPoint, { x: 0.25, y: 0.25 })
    assert.equal(await readColors(await fetchBytes(body)), 'gggg')
  })

  test('looks the same with a camera’s orientation, transparency or HEIC', async () => {
    for (const file of [
      'orientation/portrait-orientation-6.jpg',
      'colours/heic-nclx-display-p3.heic',
      'formats/alpha.png',
      'formats/animated.gif',
    ]) {
      item = await add(fixture(file))
      const { status, body } = await adjust({ rotate: 270 })
      assert.equal(status, 200, file)
      assert.deepEqual([body.width, body.height], [item.height, item.width], file)
      assert.deepEqual(await measureSize(await fetchBytes(body)), [item.height, item.width], file)
    }
  })
})

describe('A photograph that is cropped or straightened', () => {
  test('shows only that part, with its pixels', async () => {
    const { body } = await adjust({ crop: { left: 0, top: 0.5, width: 0.5, height: 0.5 } })
    assert.deepEqual([body.width, body.height], [30, 20])
    assert.equal(await readColors(await fetchBytes(body)), 'bbbb')
    assert.equal(await readColors(await fetchBytes(body, pictures.card.name)), 'bbbb')
  })

  test('has its corners filled and keeps its shape', async () => {
    const { body } = await adjust({ straighten: 10 })
    const scale = 1 / (Math.cos(Math.PI / 18) + Math.sin(Math.PI / 18) * 1.5)
    const expected = [60, 40].map((side) => Math.round(side * scale))
    assert.deepEqual([body.width, body.height], expected)
    const picture = await fetchBytes(body)
    assert.equal(await readColors(picture), 'rgbw')
    const corner = await sharp(picture).extract({ left: 0, top: 0, width: 3, height: 3 }).raw().toBuffer()
    assert.ok((corner[0] ?? 0) > 200, 'red to the very corner')
  })

  test('an invalid part is refused with a sentence, and nothing changes', async () => {
    for (const body of [
      { crop: { left: 0.6, top: 0, width: 0.5, height: 1 } },
      { crop: { left: 0, top: 0, width: 0.01, height: 1 } },
      { straighten: 46 },
      { rotate: 45 as 90 },
      { focalPoint: { x: 2, y: 0 } },
    ])
      assert.equal((await adjust(body)).status, 400, JSON.stringify(body))
    assert.equal((await seen(world.visitor))?.filePath, item.filePath)
  })
})

describe('The history of a photograph', () => {
  test('lists each adjustment, and puts back how it was shown but not its text', async () => {
    await adjust({ rotate: 90 })
    await adjust({ crop: { left: 0, top: 0, width: 1, height: 0.5 } })
    await admin.call('PUT /api/media/:id', { params: { id: item.id }, body: { title: 'Four colors' } })
    const [, cropped, rotated] = await history()
    assert.deepEqual([rotated?.adjustmentBefore?.rotate, rotated?.adjustmentAfter?.rotate], [0, 90])
    assert.equal(cropped?.adjustmentAfter?.crop?.height, 0.5)
    const back = { params: { id: item.id }, body: { edit: rotated?.id } }
    const { status, body } = await admin.call('POST /api/media/:id/put-back', back)
    assert.deepEqual([status, body.width, body.height, body.title], [200, 60, 40, 'Four colors'])
    assert.equal(await readColors(await fetchBytes(body)), 'rgbw')
    const now = await history()
    assert.equal(now.length, 4)
    assert.notEqual(now.at(-1)?.undoneAt, null)
    assert.equal((await seen(admin))?.edits, 4)
  })

  test('lists a change of only the focal point, and puts it back', async () => {
    await adjust({ focalPoint: { x: 0.1, y: 0.2 } })
    const edits = await history()
    assert.equal(edits.length, 1, 'the change of the focal point is no edit in the history')
    const [moved] = edits
    assert.equal(moved?.adjustmentBefore?.focalPoint, null)
    assert.deepEqual(moved?.adjustmentAfter?.focalPoint, { x: 0.1, y: 0.2 })
    const back = { params: { id: item.id }, body: { edit: moved?.id } }
    const { body } = await admin.call('POST /api/media/:id/put-back', back)
    assert.equal(body.adjustment?.focalPoint, null)
  })

  test('a text that is put back leaves the picture as it is shown', async () => {
    await admin.call('PUT /api/media/:id', { params: { id: item.id }, body: { title: 'Four colors' } })
    await adjust({ rotate: 180 })
    const [, text] = await history()
    assert.equal(text?.adjustmentAfter, null)
    const back = { params: { id: item.id }, body: { edit: text?.id } }
    const { body } = await admin.call('POST /api/media/:id/put-back', back)
    assert.deepEqual([body.title, body.adjustment?.rotate], ['Quarters', 180])
  })

  test('nothing is recorded when nothing changes', async () => {
    const { body } = await adjust({ rotate: 0, crop: { left: 0, top: 0, width: 1, height: 1 } })
    assert.equal(body.filePath, item.filePath)
    assert.deepEqual(await history(), [])
  })
})

test('keepers find a hidden photograph at a new address once it is adjusted, and also as it was sent', async () => {
  await admin.call('POST /api/media/visibility', { body: { ids: [item.id], visible: false } })
  const { body } = await adjust({ rotate: 180 })
  assert.equal(body.published, false)
  assert.equal(await readColors(await fetchBytes(body, pictures.medium.name, admin)), 'wbgr')
  const asSent = await admin.get(`/uploads/private/${item.id}/${pictures.medium.name}`)
  assert.equal(await readColors(asSent.bytes), 'rgbw')
  assert.equal((await world.visitor.get(body.filePath ?? '')).status, 401)
  const { body: later } = await adjust({ rotate: 90 })
  assert.notEqual(later.filePath, body.filePath)
  assert.equal((await admin.get(body.filePath ?? '')).status, 404)
})

test('a video cannot be adjusted', async () => {
  const { body: film } = await admin.call('POST /api/media', {
    form: { file: fixture('video/h264-aac.mp4') },
  })
  assert.equal((await adjust({ rotate: 90 }, admin, film.id)).status, 404)
})

test('two adjustments at the same time both take effect', async () => {
  const statuses = await Promise.all([
    adjust({ rotate: 90 }),
    adjust({ straighten: 5 }),
    adjust({ focalPoint: { x: 0.1, y: 0.2 } }),
  ])
  for (const { status } of statuses) assert.equal(status, 200)
  const now = (await seen(admin))?.adjustment
  assert.deepEqual([now?.rotate, now?.straighten], [90, 5])
  assert.equal((await history()).length, 3)
})

test('pictures of earlier adjustments are removed after an hour; the present ones and the original stay', async () => {
  const keys = () => world.context.storage.list(`private/${item.id}/`)
  const asSent = await keys()
  await adjust({ rotate: 90 })
  await adjust({ crop: { left: 0, top: 0.5, width: 1, height: 0.5 } })
  await adjust({ rotate: 180, crop: null })
  await world.settle()
  const versions = async () =>
    new Set((await keys()).flatMap((key) => /([0-9a-f]{12})-/.exec(key)?.[1] ?? [])).size
  assert.equal(await versions(), 3)
  world.pass(3_600_001)
  await world.settle()
  assert.equal(await versions(), 1)
  const remainingKeys = new Set(await keys())
  const removed = asSent.filter((key) => !remainingKeys.has(key))
  assert.deepEqual(removed, [], 'files of the photograph as it was sent were removed')
  assert.ok((await admin.get(`/uploads/private/${item.id}/original`)).bytes.equals(quarters))
  assert.equal(await readColors(await fetchBytes((await seen(admin)) ?? item)), 'wbgr')
})

describe('A picture of the gallery that is to be cropped for the portrait', () => {
  const copyPicture = async (path: string | null) => admin.call('POST /api/pictures', { body: { path } })

  test('is copied as it is shown, and the one of the gallery stays as it is', async () => {
    const { body: shown } = await adjust({ rotate: 90 })
    const { status, body: copy } = await copyPicture(shown.filePath)
    assert.equal(status, 201)
    assert.notEqual(copy.id, item.id)
    assert.deepEqual(copy.adjustment, shown.adjustment)
    const { body: cropped } = await adjust(
      { crop: { left: 0.5, top: 0, width: 0.5, height: 0.5 } },
      admin,
      copy.id,
    )
    assert.equal(await readColors(await fetchBytes(cropped)), 'rrrr')
    assert.equal(await readColors(await fetchBytes((await seen(admin)) ?? item)), 'brwg')
    const list = (await admin.call('GET /api/media')).body
    assert.ok(!list.some(({ id }) => id === copy.id))
  })

  test('is not copied again once it is unlisted, and a path without a picture is not found', async () => {
    const { body: copy } = await copyPicture(item.filePath)
    assert.equal((await copyPicture(copy.filePath)).body.id, copy.id)
    assert.equal((await copyPicture('/pictures/portrait.svg')).status, 404)
    assert.equal((await copyPicture(null)).status, 404)
  })

  test('changes the portrait when it is cropped again', async () => {
    const { body: copy } = await copyPicture(item.filePath)
    await admin.call('PUT /api/settings', { body: { portraitPath: copy.filePath } })
    const crop = { left: 0, top: 0, width: 0.5, height: 1 }
    const { body: cropped } = await adjust({ crop }, admin, copy.id)
    const { body: settings } = await world.visitor.call('GET /api/settings')
    assert.equal(settings.portraitPath, cropped.filePath)
    assert.deepEqual([settings.portraitShape?.width, settings.portraitShape?.height], [30, 40])
  })
})
