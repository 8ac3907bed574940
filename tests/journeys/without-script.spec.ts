import type { Page } from '@playwright/test'
import { isAlwaysFound, pages } from '../../contract/page.ts'
import { fixture } from '../support/fixtures.ts'
import { expect, takeScreenshot, test } from '../support/journey.ts'
import type { Site } from '../support/site.ts'

test.use({ javaScriptEnabled: false })

/** Every picture that can be seen has come. */
async function expectPicturesSharp(page: Page) {
  for (const picture of await page.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1)
    expect(await picture.getAttribute('src')).toMatch(/^\//)
  }
}

test.describe('a filled memorial', () => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('every page can be read, says nothing of loading, and leads on', async ({ page }, testInfo) => {
    for (const { path } of pages.filter(isAlwaysFound)) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)
        await expect(page.getByRole('button', { name: /^(Edit|Expand)/ })).toHaveCount(0)
        const wayOn = page.getByRole('link').or(page.getByRole('button', { name: 'Menu' }))
        await expect(wayOn.first()).toBeVisible()
        await expectPicturesSharp(page)
        await takeScreenshot(page, testInfo, path.slice(1).replace('/', '-') || 'home')
      })
    }
  })

  test('on a telephone home, memories and obituary can be read to their ends @phone', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Leave a memory' })).toBeVisible()
    await page.goto('/memories')
    for (const memory of await page.getByRole('article').all())
      await expect(memory.getByRole('heading').first()).toBeVisible()
    await page.goto('/obituary')
    await expect(page.getByText('In 1972 he married')).toBeVisible()
  })

  test('the menu opens by its button and leads from page to page @both', async ({ page }) => {
    await page.goto('/services')
    await expect(page.getByRole('navigation')).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Obituary' }).click()
    await expect(page).toHaveURL(/\/obituary$/)
    await expect(page.getByRole('heading', { name: 'Walter Arne Lindholm' })).toBeVisible()
  })

  test('the gallery leads on to all photographs', async ({ page, site }) => {
    const { body } = await site.visitor.call('GET /api/media')
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'See all photographs and videos' }).click()
    await expect(page.locator('.polaroid')).toHaveCount(body.length)
    expect(body.length).toBeGreaterThan(12)
    await expectPicturesSharp(page)
  })

  test('the slideshows and the login say what they need', async ({ page }) => {
    for (const path of ['/slideshow', '/slideshow-old']) {
      await page.goto(path)
      await expect(page.getByRole('img', { name: /^His favorite bridge/ })).toBeInViewport()
      await expect(page.getByText(/The slideshow needs JavaScript/)).toBeInViewport()
      await page.getByRole('link', { name: 'See all photographs in the gallery' }).click()
      await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()
    }
    for (const path of ['/admin/login', '/admin']) {
      await page.goto(path)
      await expect(page.getByText(/Signing in needs JavaScript/)).toBeInViewport()
    }
  })
})

test('an empty memorial says so', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByText('No items to display')).toBeVisible()
  await page.goto('/services')
  await expect(page.getByText('Service Details Coming Soon')).toBeVisible()
  await page.goto('/memories')
  await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
  await expect(page.getByText(/Sharing a memory needs JavaScript/)).toBeVisible()
})

test('memories beyond the first ten can be read, with their photographs', async ({ page, site }) => {
  await shareMemories(site, 14)
  await page.goto('/memories')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('link', { name: 'See all memories' }).click()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expectPicturesSharp(page)
})

async function shareMemories(site: Site, count: number) {
  for (let number = 1; number <= count; number++) {
    const file = fixture('photos/person-blackwhite-small.jpg', { name: `${number}.jpg` })
    const { body } = await site.visitor.call('POST /api/media/upload', { form: { files: [file] } })
    const memory = { name: `Visitor ${number}`, email: null, content: null, mediaIds: body.mediaIds }
    await site.visitor.call('POST /api/memories', { body: memory })
  }
}
