import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Person } from '../../../samples/person.ts'
import { coloredPicture } from '../../support/files/coloredPicture.ts'
import { readMeta } from '../../support/pages/readHead.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld({ pages: true, at: Date.parse('2026-12-01T12:00:00Z') })

const save = (body: object) => admin.call('PUT /api/settings', { body })
const readHead = async (path: string) => readMeta((await world.visitor.get(path)).text)
const toPath = (address = '') => address.replace(/^https?:\/\/[^/]+/, '')
const readCard = async (path = '/', person: Person = world.visitor) => {
  const url = toPath((await readHead(path)).get('og:image'))
  const { bytes, headers } = await person.get(url)
  return { url, bytes, type: headers['content-type'] }
}

test('without a portrait, the preview is a picture of name and dates, another one when they change', async () => {
  await save({ name: 'Łukasz "Jack" O’Neil <3 & Co', birthDate: 'May 1, 1950', portraitPath: null })
  const { url, bytes, type } = await readCard()
  assert.equal(type, 'image/png')
  const { width, height } = await sharp(bytes).metadata()
  assert.deepEqual([width, height], [1200, 630])
  const { data, info } = await sharp(bytes).grayscale().raw().toBuffer({ resolveWithObject: true })
  const dark = (from: number, to: number) =>
    data
      .subarray(from * info.width * info.channels, to * info.width * info.channels)
      .some((value) => value < 60)
  assert.deepEqual([dark(0, 120), dark(120, 510), dark(510, 630)], [false, true, false])

  await save({ name: 'Johann' })
  const next = await readCard()
  assert.notEqual(next.url, url)
  assert.ok(!next.bytes.equals(bytes))
})

test('with a portrait, the card shows it at the left; it has another address for each portrait and focal point', async () => {
  await save({ name: 'Johann', birthDate: 'May 1, 1950', deathDate: 'June 2, 2026', portraitPath: null })
  const addresses = [(await readCard()).url]
  for (const color of ['#c02020', '#2020c0']) {
    const form = { title: 'He', listed: 'false', file: await coloredPicture(color, [900, 600]) } as const
    const { id, filePath } = (await admin.call('POST /api/media', { form })).body
    await save({ portraitPath: filePath })
    const { url, bytes, type } = await readCard()
    addresses.push(url)
    assert.equal(type, 'image/jpeg')
    const left = await sharp(bytes).extract({ left: 0, top: 0, width: 590, height: 630 }).png().toBuffer()
    const { channels } = await sharp(left).stats()
    const strongest = channels.map(({ mean }) => mean > 150)
    assert.deepEqual(strongest, color === '#c02020' ? [true, false, false] : [false, false, true])
    await admin.call('PUT /api/media/:id/adjustment', {
      params: { id },
      body: { focalPoint: { x: 0.2, y: 0.4 } },
    })
    addresses.push((await readCard()).url)
  }
  assert.equal(new Set(addresses).size, addresses.length)
  assert.equal((await readHead('/')).get('og:image:alt'), 'Johann, 1950 – 2026')
})

test('a card is drawn once, not for each of a hundred visitors', async () => {
  const { url } = await readCard()
  const drawings: string[] = []
  const { codecs } = world.context
  const { drawLinkCard } = codecs
  codecs.drawLinkCard = (card) => {
    drawings.push(card.name)
    return drawLinkCard(card)
  }
  await save({ name: 'Johann Nepomuk' })
  await Promise.all(Array.from({ length: 100 }, () => world.visitor.get(url)))
  world.pass(2 * 60 * 60_000)
  await admin.call('POST /api/services', { body: funeral })
  await world.visitor.get(url)
  codecs.drawLinkCard = drawLinkCard
  assert.equal(drawings.length, 1)
})

const funeral = {
  title: 'Funeral "Mass"',
  date: 'December 4, 2026',
  time: '4:00 PM',
  location: "St. Mary's Church, Duluth",
}

test('the preview of the services says the next one with its weekday; if none is to come, it is that of the other pages', async () => {
  for (const { id } of (await admin.call('GET /api/services')).body)
    await admin.call('DELETE /api/services/:id', { params: { id } })
  await save({ tribute: 'He listened.' })
  const expectHome = async () => {
    const [home, services] = [await readHead('/'), await readHead('/services')]
    for (const name of ['og:image', 'og:description', 'og:image:alt'])
      assert.equal(services.get(name), home.get(name))
    assert.equal(home.get('og:description'), 'He listened.')
  }
  await expectHome()
  await admin.call('POST /api/services', { body: funeral })
  const head = await readHead('/services')
  const sentence = 'Funeral “Mass”: Friday, December 4, 4:00 PM, St. Mary’s Church, Duluth'
  assert.equal(head.get('og:description'), sentence)
  assert.equal(head.get('og:image:alt'), sentence)
  const card = await readCard('/services')
  assert.match(card.url, /^\/link-preview\?page=services&of=/)
  assert.ok(!card.bytes.equals((await readCard('/')).bytes))
  assert.equal((await readHead('/')).get('og:description'), 'He listened.')

  await admin.call('POST /api/services', {
    body: { ...funeral, date: 'December 3, 2026', title: 'Visitation' },
  })
  const visitation = await readCard('/services')
  assert.notEqual(visitation.url, card.url)
  world.pass(4 * 24 * 60 * 60_000)
  await expectHome()
})

test('a card that cannot be drawn is tried once, until it changes or an hour has passed', async () => {
  const { codecs } = world.context
  const { drawLinkCard } = codecs
  let attempts = 0
  Object.assign(codecs, {
    drawLinkCard: async () => {
      attempts += 1
      throw new Error('Its text has too many letters.')
    },
  })
  await save({ name: 'Johanna' })
  const read = async () => (await world.visitor.get('/link-preview')).status
  assert.deepEqual([await read(), await read(), await read(), attempts], [404, 404, 404, 1])
  await save({ name: 'Johannes' })
  assert.deepEqual([await read(), attempts], [404, 2])
  world.pass(60 * 60_000)
  assert.deepEqual([await read(), await read(), attempts], [404, 404, 3])
  Object.assign(codecs, { drawLinkCard })
  await save({ name: 'Johann' })
  assert.equal(await read(), 200)
})
