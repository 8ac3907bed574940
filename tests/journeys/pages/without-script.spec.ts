import type { Page } from '@playwright/test'
import { isAlwaysFound, pages } from '../../../contract/pages/page.ts'
import { share, uploadPhotos } from '../../features/memories/visitors.ts'
import { expect, test } from '../../support/pages/journey.ts'

test.use({ javaScriptEnabled: false })

/** Expects every visible picture to be loaded. */
async function expectPicturesSharp(page: Page) {
  for (const picture of await page.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1)
    expect(await picture.getAttribute('src')).toMatch(/^\//)
  }
}

const lightbox = (page: Page) => page.getByRole('dialog')
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()
const inMenu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })

test.describe('a filled memorial', () => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('every page can be read, says nothing of loading, and leads on', async ({ page }) => {
    for (const { path } of pages.filter(isAlwaysFound)) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)
        await expect(page.getByRole('button', { name: /^(Edit|Expand)/ })).toHaveCount(0)
        const wayOn = page.getByRole('link').or(page.getByRole('button', { name: 'Menu' }))
        await expect(wayOn.first()).toBeVisible()
        await expectPicturesSharp(page)
      })
    }
  })

  test('links lead through the memorial, on a telephone too', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const bridge = page.getByRole('link', { name: /^His favorite bridge/ }).first()
    await test.step('home, memories and obituary can be read to their ends', async () => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Leave a memory' })).toBeVisible()
      await page.goto('/memories')
      for (const memory of await page.getByRole('article').all())
        await expect(memory.getByRole('heading').first()).toBeVisible()
      await page.goto('/obituary')
      await expect(page.getByText('In 1972 he married')).toBeVisible()
    })
    await test.step('a photograph is a page with a way back to where it hangs', async () => {
      await page.goto('/gallery')
      await bridge.click()
      await expect(page).toHaveURL(/\/gallery\?photo=/)
      await expect(page).toHaveTitle(/^His favorite bridge/)
      await expect(lightbox(page).getByRole('img')).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(lightbox(page).getByRole('img')).toBeInViewport({ ratio: 1 })
      await expect(lightbox(page).getByRole('button')).toHaveCount(0)
      await lightbox(page).getByRole('link', { name: 'Close' }).click()
      await expect(lightbox(page)).toBeHidden()
      await expect(bridge).toBeInViewport()
    })
    await test.step('the gallery leads on to all photographs', async () => {
      const { body } = await site.visitor.call('GET /api/media')
      await page.getByRole('link', { name: 'See all photographs and videos' }).click()
      await expect(page.locator('.polaroid')).toHaveCount(body.length)
      expect(body.length).toBeGreaterThan(12)
      await expectPicturesSharp(page)
    })
    await test.step('on a telephone the menu opens by its button and leads from page to page', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole('navigation')).toBeHidden()
      await openMenu(page)
      await inMenu(page, 'Obituary').click()
      await expect(page).toHaveURL(/\/obituary$/)
      await expect(page.getByRole('heading', { name: 'Walter Arne Lindholm' })).toBeVisible()
    })
    await test.step('the slideshows and the login say what they need', async () => {
      for (const path of ['/slideshow', '/slideshow-old']) {
        await page.goto(path)
        await expect(page.getByRole('img', { name: /^His favorite bridge/ })).toBeInViewport()
        await expect(page.getByText(/The slideshow needs JavaScript/)).toBeInViewport()
        await page.getByRole('link', { name: 'See all photographs in the gallery' }).click()
        await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()
      }
      for (const path of ['/admin/login', '/admin', '/admin/begin']) {
        await page.goto(path)
        await expect(page.getByText(/Signing in needs JavaScript/)).toBeInViewport()
      }
    })
  })
})

test('an empty memorial says so, and memories beyond the first ten can be read', async ({ page, site }) => {
  await test.step('an empty memorial says so', async () => {
    await page.goto('/gallery')
    await expect(page.getByText('No items to display')).toBeVisible()
    await page.goto('/services')
    await expect(page.getByText('Service Details Coming Soon')).toBeVisible()
    await page.goto('/memories')
    await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
    await expect(page.getByText(/Sharing a memory needs JavaScript/)).toBeVisible()
  })
  await test.step('memories beyond the first ten can be read, with their photographs', async () => {
    for (const mediaId of await uploadPhotos(site.visitor, 2))
      await share(site.visitor, { content: null, mediaIds: [mediaId] })
    for (let number = 3; number <= 12; number++) await share(site.visitor)
    await page.goto('/memories')
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('link', { name: 'See all memories' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expectPicturesSharp(page)
  })
})
