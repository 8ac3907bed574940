import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { mediaIds } from '../support/world/addMedia.ts'
import { openWorld } from '../support/world/world.ts'
import { makeBookPdf } from './makePdf.ts'

const RED = [200, 40, 40]
const GREEN = [40, 120, 60]

test('the book has photographs as they are shown: upright, turned, cropped', async () => {
  await using world = await openWorld()
  const admin = await world.administrator()
  // the file has red on the left and green on the right; upright, red is on top
  const file = { name: 'turned.jpg', type: '', bytes: await halves() }
  assert.equal((await admin.call('POST /api/media', { form: { title: 'Turned', file } })).status, 201)
  const [id = ''] = await mediaIds(world.visitor)
  const printed = async () => {
    await world.settle()
    const { pdf } = await makeBookPdf(world)
    const [picture] = pdf.pages.flatMap(({ pictures }) => pictures)
    assert.ok(picture)
    const { width, height, box, pixel } = picture
    const shape = width / height
    assert.ok(Math.abs((box[2] - box[0]) / (box[3] - box[1]) - shape) < 0.01, 'the picture is not stretched')
    const color = pixel.every((value, index) => Math.abs(value - (RED[index] ?? 0)) < 12) ? 'red' : 'green'
    return { shape: shape.toFixed(2), color }
  }
  assert.deepEqual(await printed(), { shape: '0.67', color: 'red' })
  const adjust = async (body: object) =>
    assert.equal((await admin.call('PUT /api/media/:id/adjustment', { params: { id }, body })).status, 200)
  await adjust({ rotate: 180 })
  assert.deepEqual(await printed(), { shape: '0.67', color: 'green' })
  await adjust({ rotate: 180, crop: { left: 0, top: 0.6, width: 1, height: 0.4 } })
  assert.deepEqual(await printed(), { shape: '1.67', color: 'red' })
})

async function halves() {
  const half = (color: number[]) => ({
    create: { width: 600, height: 800, channels: 3 as const, background: `rgb(${color.join(' ')})` },
  })
  const right = { input: await sharp(half(GREEN)).png().toBuffer(), left: 600, top: 0 }
  return sharp(half(RED))
    .extend({ right: 600 })
    .composite([right])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
