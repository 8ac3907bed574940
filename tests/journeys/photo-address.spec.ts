import type { Page } from '@playwright/test'
import { mediaIds } from '../support/addMedia.ts'
import { expect, expectAccessible, openHydrated, takeScreenshot, test } from '../support/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

const lightbox = (page: Page) => page.getByRole('dialog')
const bridge = (page: Page) => page.getByRole('link', { name: /^His favorite bridge/ }).first()

test('a photograph opens in place with an address and a title of its own, and Back and Forward close and open it @both', async ({
  page,
  site,
}) => {
  const [id] = await mediaIds(site.visitor)
  await page.goto('/')
  await openHydrated(page, '/gallery')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await bridge(page).click()
  await expect(lightbox(page)).toBeVisible()
  await expect(page).toHaveURL(`/gallery?photo=${id}`)
  await expect(page).toHaveTitle(/^His favorite bridge.* – Walter Arne Lindholm$/)
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await expect(page).toHaveTitle('Gallery – Walter Arne Lindholm')
  await page.goForward()
  await expect(lightbox(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('leafing follows in the address, and one Back closes it, with focus, place and filter as they were @both', async ({
  page,
}) => {
  await openHydrated(page, '/gallery')
  await page.getByRole('button', { name: 'Photos' }).click()
  await expect(page).toHaveURL('/gallery?show=photos')
  const photo = page.getByRole('link', { name: /^Dragonfly/ })
  await photo.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  await photo.click()
  const at = await place()
  const first = page.url()
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(first)
  expect(page.url()).toContain('/gallery?show=photos&photo=')
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery?show=photos')
  await expect(photo).toBeFocused()
  expect(await place()).toBe(at)
  await expect(page.getByRole('button', { name: 'Photos' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'All Items' })).toHaveAttribute('aria-pressed', 'true')
})

test('the address of a photograph opens it, from which one leafs on; closed, the page is there @both', async ({
  page,
  site,
}, testInfo) => {
  const ids = await mediaIds(site.visitor)
  await openHydrated(page, `/gallery?photo=${ids[0]}`)
  await expect(lightbox(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'lightbox')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`/gallery?photo=${ids[1]}`)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await expect(page).toHaveTitle('Gallery – Walter Arne Lindholm')
  await expect(page.getByRole('listitem')).toHaveCount(ids.length)
})

test('a photograph of a memory has an address there, and leafs through that memory alone', async ({
  page,
  site,
}) => {
  const { body } = await site.visitor.call('GET /api/memories')
  const memory = body.find(({ mediaIds }) => mediaIds.length > 1)
  const [first, second] = memory?.mediaIds ?? []
  await openHydrated(page, `/memories?photo=${first}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`/memories?photo=${second}`)
  for (let left = (memory?.mediaIds.length ?? 0) - 1; left > 0; left--)
    await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`/memories?photo=${first}`)
})

test('‘Copy link’ gives the address of the photograph that is open', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [id] = await mediaIds(site.visitor)
  await openHydrated(page, '/gallery?show=photos')
  await bridge(page).click()
  await lightbox(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  await expect(lightbox(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/gallery?photo=${id}`)
})

test('an address whose photograph has gone says so, and shows the others', async ({ page, complaints }) => {
  complaints.expect(/404/)
  await openHydrated(page, '/gallery?photo=gone')
  await expect(page.getByText('This photograph is no longer here.')).toBeVisible()
  await bridge(page).click()
  await expect(lightbox(page)).toBeVisible()
  await expect(page.getByText('This photograph is no longer here.')).toBeHidden()
})

test('of ten thousand photographs one opens by its address before the list is there, and is leafed on once it is', async ({
  page,
  site,
}) => {
  const { body } = await site.visitor.call('GET /api/media')
  const last = body.findLast(({ fileType }) => fileType === 'image')
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...body[0],
    id: `photo-${index}`,
    title: `Photograph ${index}`,
  }))
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/media', async (route) => {
    await answered
    await route.fulfill({ json: [...many, last, { ...body[0], id: 'next', title: 'The one after it' }] })
  })
  await openHydrated(page, `/gallery?photo=${last?.id}`)
  await expect(page.getByRole('dialog', { name: last?.title, exact: true })).toBeVisible()
  answer()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: 'The one after it' })).toBeVisible()
})

/** The page's script does not come before the answer is called. */
const holdScript = async (page: Page) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a photograph that is pressed while the script does not come is a page of its own', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/gallery', { waitUntil: 'commit' })
  await bridge(page).click()
  await expect(page).toHaveURL(/photo=/)
  await expect(lightbox(page).getByRole('img')).toBeVisible()
  await lightbox(page).getByRole('link', { name: 'Close' }).click()
  await expect(lightbox(page)).toBeHidden()
  release()
})

test('a photograph that is pressed a moment before the script answers opens in place', async ({ page }) => {
  const release = await holdScript(page)
  // the moment lasts as long as this test wants
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/gallery', { waitUntil: 'commit' })
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await bridge(page).click()
  release()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a photograph is a page with a way back to where it hangs; filters and menu work, too @both', async ({
    page,
  }, testInfo) => {
    await page.goto('/gallery')
    await bridge(page).click()
    await expect(page).toHaveURL(/\/gallery\?photo=/)
    await expect(page).toHaveTitle(/^His favorite bridge/)
    await expect(lightbox(page).getByRole('img')).toBeInViewport({ ratio: 1 })
    await takeScreenshot(page, testInfo, 'photo')
    await expect(lightbox(page).getByRole('button')).toHaveCount(0)
    await lightbox(page).getByRole('link', { name: 'Close' }).click()
    await expect(lightbox(page)).toBeHidden()
    await expect(bridge(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Videos' }).click()
    await expect(page).toHaveURL('/gallery?show=videos')
    await expect(page.getByRole('button', { name: 'Videos' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'All Items' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(12)
    await page.getByRole('button', { name: 'Menu' }).click()
    await takeScreenshot(page, testInfo, 'menu')
    await page.getByRole('navigation').getByRole('link', { name: 'Obituary' }).click()
    await expect(page).toHaveURL('/obituary')
  })
})
