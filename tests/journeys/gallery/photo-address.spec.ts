import type { Page } from '@playwright/test'
import { mediaIds } from '../../support/world/addMedia.ts'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import { holdRequests, holdScript } from '../../support/pages/holdRequests.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

const lightbox = (page: Page) => page.getByRole('dialog')
const bridge = (page: Page) => page.getByRole('link', { name: /^His favorite bridge/ }).first()
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

test('a photograph has an address, and Back closes it', { tag: '@smoke' }, async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ids = await mediaIds(site.visitor)
  await test.step('it opens in place with an address and a title, and Back and Forward close and open it', async () => {
    await page.goto('/')
    await openHydrated(page, '/gallery')
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await bridge(page).click()
    await expect(lightbox(page)).toBeVisible()
    await expect(page).toHaveURL(`/gallery?photo=${ids[0]}`)
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
  await test.step('its address opens it, from which one leafs on; closed, the page is there, and the photograph has the focus', async () => {
    await openHydrated(page, `/gallery?photo=${ids[0]}`)
    await expect(lightbox(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    await expectAccessible(page)
    await next(page)
    await expect(page).toHaveURL(`/gallery?photo=${ids[1]}`)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(lightbox(page)).toBeHidden()
    await expect(page).toHaveURL('/gallery')
    await expect(page).toHaveTitle('Gallery – Walter Arne Lindholm')
    await expect(page.getByRole('listitem')).toHaveCount(ids.length)
    await expect(page.locator(`a[href$="photo=${ids[1]}"]`)).toBeFocused()
  })
  await test.step('‘Copy link’ gives the address of the photograph that is open', async () => {
    await openHydrated(page, '/gallery?show=photos')
    await bridge(page).click()
    await lightbox(page).getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    await expect(lightbox(page)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${site.url}/gallery?photo=${ids[0]}`)
  })
  await test.step('a photograph of a memory has an address there, and leafs through that memory alone', async () => {
    const { body } = await site.visitor.call('GET /api/memories')
    const ofMemory = body.find((memory) => memory.mediaIds.length > 1)?.mediaIds ?? []
    await openHydrated(page, `/memories?photo=${ofMemory[0]}`)
    for (const id of [...ofMemory.slice(1), ofMemory[0]]) {
      await next(page)
      await expect(page).toHaveURL(`/memories?photo=${id}`)
    }
  })
  await test.step('an address whose photograph has gone says so, and shows the others', async () => {
    await openHydrated(page, '/gallery?photo=gone')
    await expect(page.getByText('This photograph is no longer here.')).toBeVisible()
    await bridge(page).click()
    await expect(lightbox(page)).toBeVisible()
    await expect(page.getByText('This photograph is no longer here.')).toBeHidden()
  })
})

test('one Back closes what was leafed through; focus, place and filter are as before', async ({ page }) => {
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

test('a photograph opens before the script or the list has come', async ({ page, site }) => {
  await test.step('pressed while the script does not come, it is a page of its own', async () => {
    const release = await holdScript(page)
    await page.goto('/gallery', { waitUntil: 'commit' })
    await bridge(page).click()
    await expect(page).toHaveURL(/photo=/)
    await expect(lightbox(page).getByRole('img')).toBeVisible()
    await lightbox(page).getByRole('link', { name: 'Close' }).click()
    await expect(lightbox(page)).toBeHidden()
    release()
  })
  await test.step('it opens by its address, and is leafed on once the list is there', async () => {
    const { body } = await site.visitor.call('GET /api/media')
    const last = body.findLast(({ fileType }) => fileType === 'image')
    const list = [last, { ...body[0], id: 'next', title: 'The one after it' }]
    await page.route('**/api/media', (route) => route.fulfill({ json: list }))
    const release = await holdRequests(page, '**/api/media')
    await openHydrated(page, `/gallery?photo=${last?.id}`)
    await expect(page.getByRole('dialog', { name: last?.title, exact: true })).toBeVisible()
    release()
    await next(page)
    await expect(page.getByRole('dialog', { name: 'The one after it' })).toBeVisible()
  })
})
