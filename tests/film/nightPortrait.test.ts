import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'

/** The folder of the drawing in place of a portrait, in its colors by day and by night. */
const folder = 'web/public/pictures'

test('portrait-night.png is the drawing in its colors by night', async () => {
  // the server, whose code other tests load, reads no SVG
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const svg = readFileSync(`${folder}/portrait-default.svg`, 'utf8')
  const drawn = await readPixels(Buffer.from(svg.replace(/@media[^{]*\{(.*)\}\n/, '$1\n')))
  const stored = await readPixels(`${folder}/portrait-night.png`)
  assert.equal(stored.length, drawn.length)
  const difference = stored.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0)
  assert.ok(difference / stored.length < 1)
})

const readPixels = (picture: Buffer | string) =>
  sharp(picture, { density: 72 * 1.08 })
    .removeAlpha()
    .raw()
    .toBuffer()
