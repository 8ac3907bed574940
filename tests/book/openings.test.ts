import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleObituary } from '../../contract/memorial/sampleObituary.ts'
import { addMedia } from '../support/world/addMedia.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { makeBookPdf } from './makePdf.ts'

const { world, admin } = await openSharedWorld()
await addMedia(admin, [{ file: 'photos/landscape-2mp-bee.jpg', title: 'The bee' }])
const service = { title: 'Farewell', date: 'March 18, 2025', time: 'TBD', location: 'Duluth' }
await admin.call('POST /api/services', { body: service })
await world.visitor.call('POST /api/memories', {
  body: { name: 'Ada', content: 'He sang in the bath.', mediaIds: [] },
})

const CHAPTERS = ['His Life', 'Photographs', 'Services', 'Memories']

for (const [size, copies] of [
  ['a4', 1],
  ['letter', 2],
  ['square', 2],
] as const)
  test(`in a ${size} book, the title, the dedication, the contents and each chapter begin on a right-hand page`, async () => {
    await admin.call('PUT /api/obituary', {
      body: { content: Array.from({ length: copies }, () => sampleObituary).join('\n\n') },
    })
    const { pdf } = await makeBookPdf(world, { size, dedication: 'For Theo' })
    const texts = pdf.pages.map(({ text }) => text.trim().replace(/\s+/g, ' '))
    const numberOf = (beginning: string) => texts.findIndex((text) => text.startsWith(beginning)) + 1
    const contents = numberOf('Contents')
    const numbers = CHAPTERS.map(
      (title) => texts.findIndex((text, index) => index >= contents && text.startsWith(title)) + 1,
    )
    // the first page is the title or, on office paper, the cover with the title on the next right-hand page
    const title = size === 'square' ? 1 : 3
    assert.match(texts[title - 1] ?? '', /^Walter Arne Lindholm/)
    const rightHand = [title, numberOf('For Theo'), contents, ...numbers]
    // a print shop takes 24 pages at least, so blank ones may be before the last
    const end = texts.slice(0, -1).findLastIndex((text) => text !== '')
    const isAdded = (index: number) => size === 'square' && index > end
    assert.deepEqual(
      rightHand.map((number) => number > 0 && number % 2),
      rightHand.map(() => 1),
      rightHand.join(' '),
    )
    for (const [index, title] of CHAPTERS.entries())
      assert.ok(texts[contents - 1]?.includes(`${title} ${numbers[index]}`), texts[contents - 1])
    for (const [index, text] of texts.entries()) {
      if (text === '')
        assert.ok(rightHand.includes(index + 2) || isAdded(index), `page ${index + 1} is blank`)
      else assert.doesNotMatch(text, /^(Walter Arne Lindholm ?)?\d*$/, 'a blank page has no head and no foot')
    }
  })
