import type { Page } from '@playwright/test'
import { builtin } from '../../support/world/builtIn.ts'
import { formatLifeDates } from '../../../domain/paragraphs.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import { watchLayoutShifts } from '../../support/pages/layoutShifts.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'

const portrait = (page: Page) => page.getByRole('main').getByRole('img')
const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const widths = [390, 1280]

test('the home page comes at once, fetches nothing twice, and two fonts of at most 70 kB', {
  tag: '@smoke',
}, async ({ page }) => {
  await expectFewRequests(page)
  await expectTexts(page)
})

const expectTexts = async (page: Page) => {
  for (const text of [builtin.name, formatLifeDates(builtin.birthDate, builtin.deathDate), builtin.tribute])
    await expect(page.getByText(text).first()).toBeVisible()
}

test('nothing in the home page moves while it loads', async ({ page }) => {
  const drawn = await page.request.get('/', { headers: { Accept: 'text/html' } })
  const html = (await drawn.text()).replaceAll(/<script.*?<\/script>/gs, '')
  for (const width of widths)
    await test.step(`the portrait does not move where the document arrives in two pieces, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      for (const piece of ['<div class="home-text', '<div class="page-links'])
        await expectPortraitStays(page, html, html.indexOf(piece))
    })
  await test.step('without any script there are name, dates and tribute', () => expectTexts(page))
  for (const width of widths)
    await test.step(`nothing moves when the fonts arrive late, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expectNoShiftByFonts(page)
    })
})

async function expectFewRequests(page: Page) {
  const requested: string[] = []
  const fonts: Promise<Buffer>[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response.body())
  })
  const settings = page.waitForResponse('**/api/settings')
  await page.goto('/', { waitUntil: 'networkidle' })
  await settings
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([])
  expect(requested.filter((path) => path.endsWith('.woff2')).length).toBeLessThanOrEqual(2)
  const fontBytes = (await Promise.all(fonts)).reduce((sum, { length }) => sum + length, 0)
  expect(fontBytes).toBeGreaterThan(0)
  expect(fontBytes).toBeLessThanOrEqual(70_000)
  page.removeAllListeners('request').removeAllListeners('response')
}

async function expectPortraitStays(page: Page, html: string, cut: number) {
  const write = (text: string) => page.evaluate((written) => document.write(written), text)
  await page.goto('/robots.txt')
  await page.evaluate(() => void document.open())
  await write(html.slice(0, cut))
  const before = await portrait(page).boundingBox()
  await write(html.slice(cut))
  await expect(page.getByRole('link', { name: 'Leave a memory' })).toBeVisible()
  expect(await portrait(page).boundingBox()).toEqual(before)
}

async function expectNoShiftByFonts(page: Page) {
  const release = await holdRequests(page, '**/*.woff2')
  const layoutShifts = await watchLayoutShifts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  release()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.fonts.check('20px Newsreader'))).toBe(true)
  expect(await layoutShifts()).toEqual([])
  await page.unroute('**/*.woff2')
}

test('the home page reads well with every name, scheme and on paper', async ({ page, site, complaints }) => {
  complaints.expect(/status of 404.*\/no\/such\/picture\.jpg/)
  const admin = await site.administrator()
  const change = (body: object) => admin.call('PUT /api/settings', { body })
  /** Opens the page again at a width, because a page that has just been resized may still have the style of its former width. */
  const openAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, '/')
  }
  for (const width of widths)
    await test.step(`the name is the largest thing on the page, ${width} pixels wide`, async () => {
      await openAt(width)
      const sizes = await page.evaluate(() => {
        const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
        const others = [...document.querySelectorAll('main *')].filter(({ tagName }) => tagName !== 'H1')
        return { name: size(document.querySelector('h1') as Element), other: Math.max(...others.map(size)) }
      })
      expect(sizes.name).toBeGreaterThan(1.5 * sizes.other)
    })
  await test.step('it is accessible', () => expectAccessible(page))
  await test.step('with reduced motion nothing moves or fades', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('body *')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return `${transitionDuration},${animationDuration}`
            .split(',')
            .map((time) => Number.parseFloat(time))
        }),
      ),
    )
    expect(longest).toBeLessThan(0.001)
  })
  await test.step('on paper there are picture, name, dates and tribute, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(builtin.tribute)).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('dates told in many words never make the page scroll sideways', async () => {
    await change({
      name: null,
      birthDate: 'on a Sunday in the hot summer of the year 1948, at home',
      deathDate: 'February 9, 2025',
    })
    for (const width of widths) {
      await openAt(width)
      expect(await scrollWidth(page), `${width} pixels wide`).toBe(width)
    }
  })
  await test.step('a portrait that fails to load is replaced by the drawing', async () => {
    await change({ portraitPath: '/no/such/picture.jpg' })
    await openHydrated(page, '/')
    await expect(portrait(page)).toHaveAttribute('src', '/pictures/portrait-default.svg')
    await expect
      .poll(() => portrait(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
  await test.step('a portrait is asked for as wide as it is within its mat', async () => {
    for (const photo of ['landscape-2mp-bee.jpg', 'portrait-6mp-friends.jpg']) {
      const form = { file: fixture(`photos/${photo}`), listed: 'false' }
      await change({ portraitPath: (await admin.call('POST /api/media', { form })).body.filePath })
      for (const width of widths) {
        await openAt(width)
        // for a picture with a srcset, naturalWidth is the requested width, give or take a pixel
        const asked = await portrait(page).evaluate((image: HTMLImageElement) => image.naturalWidth)
        const padding = await portrait(page).evaluate((image) =>
          Number.parseFloat(getComputedStyle(image).paddingLeft),
        )
        expect(asked).toBeCloseTo(((await portrait(page).boundingBox())?.width ?? 0) - 2 * padding, -1)
      }
    }
  })
  await test.step('Start Slideshow leads to the slideshow', async () => {
    await page.getByRole('link', { name: 'Start Slideshow' }).click()
    await page.waitForURL('**/slideshow')
  })
})
