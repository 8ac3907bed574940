import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { coloredPicture } from '../../support/files/coloredPicture.ts'
import { expect, test } from '../../support/pages/journey.ts'
import { stopClock } from './slideshowPage.ts'

/** The contrast of white letters to a gray, by the formula of WCAG. */
const contrastToWhite = (gray: number) => {
  const part = gray / 255
  return 1.05 / ((part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4) + 0.05)
}

/** Reads the grays in the middle of the screen, from top to bottom, with the caption's letters hidden. */
async function readGrays(page: Page) {
  const title = page.getByText('The red cup', { exact: true })
  await expect(title).toBeVisible()
  const top = Math.floor((await title.boundingBox())?.y ?? 0)
  await page.locator('.show-captions').evaluate((captions) => {
    captions.style.visibility = 'hidden'
  })
  const clip = { x: 500, y: 0, width: 1, height: 760 }
  const screenshot = await page.screenshot({ clip })
  const { data } = await sharp(screenshot).grayscale().raw().toBuffer({ resolveWithObject: true })
  return { grays: [...data], top }
}

for (const path of ['/slideshow', '/slideshow-old'])
  test(`${path}: the shade of a caption ends softly, and its letters are legible on a white photograph`, async ({
    page,
    site,
  }) => {
    const administrator = await site.administrator()
    const form = { title: 'The red cup', file: await coloredPicture('#ffffff', [1800, 1200]) }
    await administrator.call('POST /api/media', { form })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto(path)
    await stopClock(page)
    await page.mouse.move(200, 200)
    const picture = page.locator('.stage img').first()
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.complete)).toBe(true)
    const { grays, top } = await readGrays(page)
    expect(grays[100]).toBe(255)
    expect(contrastToWhite(Math.max(...grays.slice(top)))).toBeGreaterThanOrEqual(4.5)
    const steps = grays.slice(0, top).map((gray, row) => gray - (grays[row + 1] ?? gray))
    expect(Math.max(...steps), 'from one row to the next').toBeLessThanOrEqual(3)
    const fading = steps.filter((step) => step > 0)
    expect(fading.length).toBeGreaterThan(100)
  })
