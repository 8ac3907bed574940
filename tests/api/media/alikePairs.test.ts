import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { findPairs } from '../../../web/admin/media/stored/findPairs.ts'
import { isCopy } from '../../../web/admin/media/stored/openCopies.ts'
import { addSender, openLink } from '../../support/guests/sendByLink.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { visitor, admin } = await openSharedWorld()

/** A rectangle, or the ellipse in it: left, top, width, height and brightness. */
type Shape = [x: number, y: number, width: number, height: number, gray: number, isRound?: boolean]

const names = [
  'Anna Berg',
  'Otto Berg',
  'Ida Lind',
  'Emil Lind',
  'Ruth Ek',
  'Karl Ek',
  'Mia Ost',
  'Jo Ost',
  'Al Ray',
]

/** Draws a line of letters, which are bars of different widths. */
const write = (text: string, y: number, size: number, gray = 40): Shape[] => {
  let x = 150 - (text.length * size) / 4
  return [...text].flatMap((letter): Shape[] => {
    const width = letter === ' ' ? 0 : (size / 10) * (2 + (letter.charCodeAt(0) % 3))
    x += size / 2
    return [[x, y, width, size, gray]]
  })
}

/** Things of one maker, which differ in the name and the dates, in a small portrait, or in who has the eyes closed. */
const kinds: Record<string, (number: number, name: string) => Shape[]> = {
  'memorial card': (number, name) => [
    [10, 10, 280, 280, 90],
    [18, 18, 264, 264, 240],
    [140, 30, 20, 80, 60],
    [115, 50, 70, 18, 60],
    [120, 120, 60, 80, 150, true],
    [130 + number, 130, 36, 40, 190 + number, true],
    ...write(name, 215, 14),
    ...write(`19${20 + number} 20${10 + number}`, 240, 10),
  ],
  gravestone: (number, name) => [
    [0, 0, 300, 300, 130],
    [60, 30, 180, 150, 90, true],
    [60, 100, 180, 190, 90],
    [142, 60, 16, 70, 190],
    [120, 78, 60, 14, 190],
    ...write(name, 170, 14, 150),
    ...write(`19${20 + number} 20${10 + number}`, 200, 10, 150),
  ],
  certificate: (number, name) => [
    [8, 8, 284, 284, 120],
    [20, 20, 260, 260, 250],
    [210, 210, 50, 50, 80, true],
    ...write('CERTIFICATE', 60, 24),
    ...write(name, 130, 14),
    ...write(`19${60 + number}`, 160, 10),
  ],
  page: (number, name) => [
    [30, 20, 240, 110, 100],
    ...Array.from({ length: 8 }, (_, line) =>
      write(line === 4 ? `${name} sang ${number}` : 'and all the people came', 145 + line * 17, 9),
    ).flat(),
  ],
  'group picture': (number) => [
    [0, 0, 300, 180, 170],
    [0, 180, 300, 120, 100],
    ...Array.from({ length: 12 }, (_, person): Shape[] => {
      const [x, y] = [20 + (person % 6) * 45, 60 + Math.floor(person / 6) * 90]
      const lid = (person + number) % 9 === 0 ? 1 : 5
      const eyes: Shape[] = [7, 18].map((left) => [x + left, y + 12, 4, lid, 30])
      return [[x - 3, y + 30, 36, 60, 40 + person * 12], [x, y, 30, 36, 200, true], ...eyes]
    }).flat(),
  ],
}

async function draw(shapes: readonly Shape[]) {
  const pixels = Buffer.alloc(300 * 300, 250)
  for (const [left, top, width, height, gray, isRound] of shapes)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (!isRound || ((2 * x) / width - 1) ** 2 + ((2 * y) / height - 1) ** 2 < 1)
          pixels[Math.floor(top + y) * 300 + Math.floor(left + x)] = gray
  return sharp(pixels, { raw: { width: 300, height: 300, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

test('of forty pairs of cards, gravestones, certificates, pages and group pictures, all are taken; the same bytes are left out', async () => {
  const guest = await addSender(visitor, await openLink(admin))
  const files: { name: string; type: string; bytes: Awaited<ReturnType<typeof draw>> }[] = []
  for (const [kind, list] of Object.entries(kinds))
    for (const [number, name] of names.entries())
      files.push({ name: `${kind} ${number}.jpg`, type: '', bytes: await draw(list(number, name)) })
  for (const file of [...files, ...files.slice(0, 1)]) {
    const answer = await visitor.call('POST /api/senders/mine/media', {
      headers: guest.headers,
      form: { file },
    })
    assert.equal(answer.status, 201, answer.text)
  }
  const items = (await admin.call('GET /api/sent')).body.senders.flatMap(({ media }) => media)
  const pairs = findPairs(items, [])
  assert.ok(pairs.length > 20, 'most of them look the same')
  const leftOut = pairs.map(({ copy }) => copy).filter(isCopy)
  assert.deepEqual(
    leftOut.map(({ id }) => id),
    [items.at(-1)?.id],
  )
  const ids = items.filter((item) => !leftOut.includes(item)).map(({ id }) => id)
  await admin.call('POST /api/sent/take', { body: { ids, taken: true } })
  const titles = (await visitor.call('GET /api/media')).body.map(({ title }) => title)
  assert.equal(new Set(titles).size, files.length)
})
