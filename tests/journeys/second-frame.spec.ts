import type { Page } from '@playwright/test'
import { memoryAddress } from '../../contract/memoryAddress.ts'
import { expect, openHydrated, test } from '../support/journey.ts'
import { watchLayoutShifts } from '../support/layoutShifts.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

/** Pages stay as their first frame is, but for the longest wait, which is over when the page's clock has run for 3 s. */
const keepFirstFrame = async (page: Page) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    }
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('on a telephone words further down are laid out after the first ones, and always in the end @phone', async ({
  page,
}) => {
  await keepFirstFrame(page)
  const furtherDown = {
    '/': page.getByRole('link', { name: 'Leave a memory' }),
    '/memories': page.getByRole('article').nth(2).getByRole('heading', { level: 3 }),
    '/obituary': page.getByText('In 1972 he married'),
  }
  for (const [path, later] of Object.entries(furtherDown))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(later).toBeHidden()
      await page.clock.runFor(3_000)
      await expect(later).toBeVisible()
    })
})

test('the shadow of the portrait comes after the words', async ({ page }) => {
  await keepFirstFrame(page)
  await page.goto('/')
  const portrait = page.getByRole('img', { name: 'Walter Arne Lindholm' })
  await expect(portrait).toHaveCSS('box-shadow', 'none')
  await page.clock.runFor(3_000)
  await expect(portrait).not.toHaveCSS('box-shadow', 'none')
})

test('what is laid out later moves nothing, wherever the address leads @phone', async ({ page, site }) => {
  const layoutShifts = await watchLayoutShifts(page)
  const { body: memories } = await site.visitor.call('GET /api/memories')
  for (const path of ['/', '/obituary', '/memories', memoryAddress(memories[8]?.id ?? '')])
    await test.step(path, async () => {
      // a document of its own for each address
      await page.goto('about:blank')
      await openHydrated(page, path)
      expect(await layoutShifts()).toEqual([])
    })
  await expect(page.getByRole('article').nth(8)).toBeInViewport()
})
