import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { limits } from '../../contract/limits.ts'
import { cropPortrait } from '../../server/codecs/pages/cropPortrait.ts'
import { type CardText, drawLinkCard } from '../../server/codecs/pages/linkCard.ts'
import { distFolder } from '../../server/base/process/programFile.ts'
import { describeFixture, savePicture } from './codecFixture.ts'

const portrait = { file: describeFixture('photos/person-small-square.jpg'), focalPoint: null }
const name = (text: string): CardText => ({ text, style: 'name' })
const years: CardText = { text: '1941 – 2026', style: 'strong' }
/** A character that no font has: the last one of the last private plane. */
const UNKNOWN = '\u{10fffd}'

test('with a portrait, the card is a JPEG with the portrait at its left and the name in the middle of the paper', async () => {
  const { picture, type } = await draw([name('Harold Whitcombe'), years])
  assert.equal(type, 'image/jpeg')
  assert.ok(picture.length < 300_000, `chats refuse ${picture.length} bytes`)
  const { left, top, right, bottom } = await findInk(picture)
  assert.ok(Math.abs((left + right) / 2 - (600 + 1200) / 2) < 4, `${left} to ${right}`)
  assert.ok(Math.abs((top + bottom) / 2 - 315) < 30, `${top} to ${bottom}`)
})

for (const [what, text] of Object.entries({
  'a name of many words': 'Maria Magdalena von '.repeat(6).slice(0, limits.name),
  'a name of one word': 'Wolfeschlegelsteinhausenbergerdorffxyzab',
  'the longest word': 'W'.repeat(limits.name),
  'an Arabic name': 'محمد بن عبد الله بن محمد المصري',
}))
  test(`${what} stays within its frame, next to the years`, async () => {
    const { left, top, right, bottom } = await findInk((await draw([name(text), years])).picture)
    assert.ok(left > 635 && right < 1165 && top > 40 && bottom < 590, [left, top, right, bottom].join())
    assert.ok(right - left > 200 && bottom - top > 80, 'it is not tiny')
  })

test('Arabic letters are joined, and read from the right', async () => {
  const joined = await findInk((await draw([name('سسس')])).picture)
  const separate = await findInk((await draw([name('س\u200cس\u200cس')])).picture)
  assert.ok(joined.right - joined.left < 0.8 * (separate.right - separate.left))
  // the alef is the tallest letter here, and the first one, so it stands at the right
  const { left, right, tallestAt } = await findInk((await draw([name('ا ممم')])).picture)
  assert.ok(tallestAt > (left + right) / 2, `${tallestAt} between ${left} and ${right}`)
})

test('a card never shows boxes: with a letter that no font has, it has the portrait and the years alone', async () => {
  const nameless = await draw([years])
  assert.ok(isSame(await draw([name(`Harold ${UNKNOWN}`), years]), nameless))
  assert.ok(!isSame(await draw([name('Harold'), years]), nameless))
})

test('without a portrait, and with such a letter, the card shows the site’s emblem above the dates', async () => {
  const { picture, type } = await draw([name(UNKNOWN), { text: 'March 4, 1941', style: 'detail' }], null)
  assert.equal(type, 'image/png')
  const { left, top, right } = await findInk(picture)
  assert.ok(top < 240 && left > 400 && right < 800, [left, top, right].join())
})

test('a text of less importance is left out before a more important one gets small', async () => {
  const place: CardText = { text: 'A church in a far place '.repeat(12), style: 'detail', isOptional: true }
  const title: CardText = { text: 'Celebration of a Long and Happy Life', style: 'title' }
  const short = await draw([title, years])
  assert.ok(isSame(await draw([title, years, place]), short))
  const near: CardText = { ...place, text: 'Duluth' }
  assert.ok(!isSame(await draw([title, years, near]), short))
  assert.ok(isSame(await draw([place, title, years, near]), await draw([title, years, near])))
})

test('a portrait of usual shape is shown whole, a wide one around its focal point, a very tall one with its face', () => {
  assert.deepEqual(cropPortrait({ width: 800, height: 1000 }, { x: 0, y: 1 }), {
    width: 504,
    region: { left: 0, top: 0, width: 800, height: 1000 },
  })
  const wide = { width: 3000, height: 1000 }
  const leftOf = (x: number) => cropPortrait(wide, { x, y: 0.5 }).region.left
  assert.deepEqual([leftOf(0), leftOf(0.5), leftOf(1)], [0, 1024, 3000 - 952])
  assert.deepEqual(cropPortrait(wide, null).region, { left: 1024, top: 0, width: 952, height: 1000 })
  const tall = { width: 400, height: 2000 }
  assert.deepEqual(cropPortrait(tall, null).region, { left: 0, top: 244, width: 400, height: 712 })
  assert.equal(cropPortrait(tall, { x: 0.5, y: 0.1 }).region.top, 0)
  for (const shape of [
    { width: 1, height: 4000 },
    { width: 4000, height: 1 },
  ]) {
    const { region } = cropPortrait(shape, null)
    assert.ok(region.width >= 1 && region.height >= 1, JSON.stringify(region))
  }
})

test('of a wide portrait, the card shows the part that the keeper chose', async () => {
  const half = { width: 900, height: 600, channels: 3 as const }
  const wide = sharp({ create: { ...half, background: '#ff0000' } }).extend({
    right: 900,
    background: '#0000ff',
  })
  const file = await savePicture(wide, 'png')
  for (const [x, color] of [
    [0.1, [255, 0, 0]],
    [0.9, [0, 0, 255]],
  ] as const) {
    const { picture } = await draw([years], { file, focalPoint: { x, y: 0.5 } })
    const part = sharp(picture).extract({ left: 20, top: 20, width: 560, height: 590 })
    const { channels } = await sharp(await part.png().toBuffer()).stats()
    channels.forEach(({ mean }, index) =>
      assert.ok(Math.abs(mean - (color[index] ?? 0)) < 6, `${x}: ${mean}`),
    )
  }
})

type Card = Awaited<ReturnType<typeof drawLinkCard>>
const isSame = (a: Card, b: Card) => a.picture.equals(b.picture)

const draw = (texts: CardText[], of: Parameters<typeof drawLinkCard>[0]['portrait'] = portrait) =>
  drawLinkCard({
    name: 'card',
    portrait: of,
    texts,
    fontFile: path.join(distFolder, 'web/fonts/newsreader.ttf'),
    emblemFile: path.join(distFolder, 'web/apple-touch-icon.png'),
  })

/** Finds where the dark pixels of a card are. With a portrait, looks only at the paper next to it. */
async function findInk(picture: Buffer) {
  const { format } = await sharp(picture).metadata()
  const from = format === 'jpeg' ? 610 : 0
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const found = { left: Infinity, top: Infinity, right: -1, bottom: -1, tallestAt: -1 }
  for (let y = 0; y < info.height; y++)
    for (let x = from; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels] ?? 255) > 110) continue
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x)
      if (found.top === Infinity) Object.assign(found, { top: y, tallestAt: x })
      found.bottom = Math.max(found.bottom, y)
    }
  return found
}
