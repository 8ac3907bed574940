import { builtin } from '../../contract/builtin.ts'
import { lifeDates } from '../../contract/paragraphs.ts'
import { expect, expectAccessible, openHydrated, test } from '../support/journey.ts'
import { watchLayoutShifts } from '../support/layoutShifts.ts'

test('name, dates and tribute are there before any script has run', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(builtin.name)
  await expect(page.locator('.dates')).toHaveText(lifeDates(builtin.birthDate, builtin.deathDate))
  await expect(page.getByText(builtin.tribute)).toBeVisible()
  await expect(page.getByRole('img', { name: builtin.name })).toBeVisible()
  await context.close()
})

test('the name is the largest thing on the page @both', async ({ page }) => {
  await openHydrated(page, '/')
  const sizes = await page.evaluate(() => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const others = [...document.querySelectorAll('main *')].filter(({ tagName }) => tagName !== 'H1')
    return { name: size(document.querySelector('h1') as Element), other: Math.max(...others.map(size)) }
  })
  expect(sizes.name).toBeGreaterThan(1.5 * sizes.other)
})

test('a long name never breaks within a word and never makes the page scroll sideways @both', async ({
  page,
  site,
}) => {
  const administrator = await site.administrator()
  await administrator.call('PUT /api/settings', {
    body: { name: 'Maximilian Featherstonehaugh-Cholmondeley' },
  })
  await openHydrated(page, '/')
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  const lines = await page.evaluate(() => {
    const text = document.querySelector('h1')?.firstChild as Text
    const wordAt = (from: number, to: number) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      return range.getClientRects().length
    }
    return [...text.data.matchAll(/[^\s-]+/g)].map(({ index, 0: word }) => wordAt(index, index + word.length))
  })
  expect(lines).toEqual([1, 1, 1])
})

test('dates told in many words never make the page scroll sideways @both', async ({ page, site }) => {
  const administrator = await site.administrator()
  await administrator.call('PUT /api/settings', {
    body: {
      birthDate: 'on a Sunday in the hot summer of the year 1948, at home',
      deathDate: 'February 9, 2025',
    },
  })
  await openHydrated(page, '/')
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('Start Slideshow leads to the slideshow', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('link', { name: 'Start Slideshow' }).click()
  await page.waitForURL('**/slideshow')
})

test('a portrait that fails to load is replaced by the drawing', async ({ page, site, complaints }) => {
  complaints.expect(/status of 404/)
  const administrator = await site.administrator()
  await administrator.call('PUT /api/settings', { body: { portraitPath: '/no/such/picture.jpg' } })
  await openHydrated(page, '/')
  const portrait = page.getByRole('img', { name: builtin.name })
  await expect(portrait).toHaveAttribute('src', '/pictures/portrait-default.svg')
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('nothing is fetched twice, and the fonts weigh at most 70 kB in two files', async ({ page }) => {
  const requested: string[] = []
  let fontBytes = 0
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2')) fontBytes += (await response.body()).length
  })
  const settings = page.waitForResponse('**/api/settings')
  await page.goto('/', { waitUntil: 'networkidle' })
  await settings
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([])
  expect(requested.filter((path) => path.endsWith('.woff2')).length).toBeLessThanOrEqual(2)
  expect(fontBytes).toBeGreaterThan(0)
  expect(fontBytes).toBeLessThanOrEqual(70_000)
})

test('nothing moves when the fonts arrive late @both', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await arrived
    await route.continue()
  })
  const layoutShifts = await watchLayoutShifts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  arrive()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.fonts.check('20px Newsreader'))).toBe(true)
  expect(await layoutShifts()).toEqual([])
})

for (const piece of ['<div class="home-text', '<ul class="home-links'])
  test(`the portrait does not move where the document arrives in two pieces, cut at ${piece} @both`, async ({
    page,
  }) => {
    const drawn = await page.request.get('/', { headers: { Accept: 'text/html' } })
    const html = (await drawn.text()).replaceAll(/<script.*?<\/script>/gs, '')
    const cut = html.indexOf(piece)
    const portrait = page.getByRole('main').getByRole('img')
    const write = (text: string) => page.evaluate((written) => document.write(written), text)
    await page.goto('/robots.txt')
    await page.evaluate(() => void document.open())
    await write(html.slice(0, cut))
    const before = await portrait.boundingBox()
    await write(html.slice(cut))
    await expect(page.getByRole('link', { name: 'Leave a memory' })).toBeVisible()
    expect(await portrait.boundingBox()).toEqual(before)
  })

test.describe('with a photograph of him', () => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('the portrait is asked for as wide as it is within its mat @both', async ({ page, site }) => {
    const administrator = await site.administrator()
    const { body: media } = await administrator.call('GET /api/media')
    const portraitPath = media.find(({ fileType }) => fileType === 'image')?.filePath
    await administrator.call('PUT /api/settings', { body: { portraitPath } })
    await openHydrated(page, '/')
    const portrait = page.getByRole('main').getByRole('img')
    // browsers tell the width that was asked for of a picture with several sizes, but for a pixel
    const asked = await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)
    const padding = await portrait.evaluate((image) => Number.parseFloat(getComputedStyle(image).paddingLeft))
    expect(asked).toBeCloseTo(((await portrait.boundingBox())?.width ?? 0) - 2 * padding, -1)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the home page is accessible, ${colorScheme} @both`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openHydrated(page, '/')
    await expectAccessible(page)
  })
}

test('with reduced motion nothing moves or fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return `${transitionDuration},${animationDuration}`.split(',').map((time) => Number.parseFloat(time))
      }),
    ),
  )
  expect(longest).toBeLessThan(0.001)
})

test('on paper there are picture, name, dates and tribute, and nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  await expect(page.getByText(builtin.tribute)).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})
