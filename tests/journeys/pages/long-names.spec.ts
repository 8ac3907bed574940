import { addServices, celebration } from '../../support/world/addServices.ts'
import { expect, openHydrated, test } from '../../support/pages/journey.ts'

const names = [
  'Maximilian Featherstonehaugh-Cholmondeley',
  'Dr. Wolfgang Amadeus Wolfeschlegelsteinhausenbergerdorff',
  // a no-break space keeps the last two words together
  'Wilhelm Baumgartnerhausen III',
]
const headings = { '/': 'h1', '/obituary': 'h1', '/memories': 'h1', '/services': 'h2' }

for (const name of names)
  test(`‘${name}’ is broken within no word, and makes no page scroll sideways`, async ({ page, site }) => {
    const admin = await site.administrator()
    await admin.call('PUT /api/settings', { body: { name } })
    await addServices(site, { ...celebration, title: `Farewell to ${name}` })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [path, heading] of Object.entries(headings))
        await test.step(`${path}, ${width} pixels wide`, async () => {
          await openHydrated(page, path)
          await page.evaluate(() => document.fonts.ready)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          const broken = await page.locator(heading).first().evaluate(listBroken)
          expect(broken).toEqual([])
        })
    }
  })

/** Finds the words of a heading that take more than one line. */
function listBroken(heading: Element) {
  const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text
  const countLines = (from: number, length: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, from + length)
    return range.getClientRects().length
  }
  return [...text.data.matchAll(/(?:[^\s-]|\u00a0)+/g)]
    .filter(({ index, 0: word }) => countLines(index, word.length) > 1)
    .map(([word]) => word)
}
