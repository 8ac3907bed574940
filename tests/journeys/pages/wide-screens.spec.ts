import type { Locator, Page } from '@playwright/test'
import { fixture } from '../../support/files/fixtures.ts'
import { expect, openHydrated, test } from '../../support/pages/journey.ts'
import type { Site } from '../../support/pages/site.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

const screens = [
  { width: 1280, height: 800, columns: 4, portrait: 384 },
  { width: 1920, height: 1080, columns: 5, portrait: 530 },
  { width: 2560, height: 1440, columns: 6, portrait: 670 },
]

const savePortrait = async (site: Site) => {
  const admin = await site.administrator()
  const form = { file: fixture('photos/portrait-6mp-friends.jpg'), listed: 'false' }
  const portraitPath = (await admin.call('POST /api/media', { form })).body.filePath
  await admin.call('PUT /api/settings', { body: { portraitPath } })
}

/** Measures how wide a picture is shown, and how wide it was asked for. */
const measurePicture = async (picture: Locator) => {
  await expect(picture).toHaveJSProperty('complete', true)
  return picture.evaluate((image: HTMLImageElement) => ({
    shown: image.clientWidth - 2 * Number.parseFloat(getComputedStyle(image).paddingLeft),
    // for a picture with a srcset, naturalWidth is the requested width
    asked: image.naturalWidth,
  }))
}
const countColumns = (page: Page) =>
  page.locator('.polaroid').evaluateAll((cards) => {
    const tops = cards.map((card) => (card as HTMLElement).offsetTop)
    return tops.filter((top) => top === tops[0]).length
  })

for (const { width, height, columns, portrait } of screens)
  test(`the pages use a screen of ${width} pixels`, async ({ page, site }) => {
    await savePortrait(site)
    await page.setViewportSize({ width, height })

    await test.step('home: the portrait is large, sharp, and halfway down what is above the links', async () => {
      await openHydrated(page, '/')
      const picture = page.getByRole('main').getByRole('img')
      const { shown, asked } = await measurePicture(picture)
      expect(asked).toBeGreaterThan(0.93 * shown)
      expect(asked).toBeLessThan(1.1 * shown)
      const box = (await picture.boundingBox()) ?? { width: 0, y: 0, height: 0 }
      expect(box.width).toBeGreaterThanOrEqual(portrait)
      const links = (await page.locator('.page-links').boundingBox())?.y ?? 0
      const [above, below] = [box.y, links - box.y - box.height]
      expect(Math.abs(above - below)).toBeLessThan(0.06 * height)
    })

    await test.step(`gallery: ${columns} cards in a row, whose pictures are sharp`, async () => {
      await openHydrated(page, '/gallery')
      expect(await countColumns(page)).toBe(columns)
      const { shown, asked } = await measurePicture(page.locator('.polaroid img').first())
      expect(asked).toBeGreaterThanOrEqual(0.95 * shown)
    })

    await test.step('lines keep their measure, and nothing scrolls sideways', async () => {
      for (const path of ['/memories', '/obituary', '/services']) {
        await openHydrated(page, path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      await openHydrated(page, '/obituary')
      const measure = await page
        .locator('.life-story-rest p, .life-story-start p')
        .last()
        .evaluate((each) => each.clientWidth / Number.parseFloat(getComputedStyle(each).fontSize))
      expect(measure).toBeLessThan(30)
    })
  })
