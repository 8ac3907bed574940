import type { Page } from '@playwright/test'
import { isAlwaysFound, pages } from '../../../contract/pages/page.ts'
import { expect, expectAccessible, logInAsAdministrator, test } from '../../support/pages/journey.ts'

/** Opens every page except the wall, which is off by default and has its own journey. */
async function tour(page: Page) {
  for (const { path, title } of pages.filter(isAlwaysFound))
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page).toHaveTitle(title ? new RegExp(`^${title} – `) : /Lindholm/)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    })
}

test('pages of an empty memorial open, and axe finds nothing', async ({ page, site }) => {
  await logInAsAdministrator(page, site)
  await tour(page)
})

test.describe(() => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('pages of a filled memorial open, and axe finds nothing @both', { tag: '@smoke' }, async ({
    page,
    site,
  }) => {
    await logInAsAdministrator(page, site)
    await tour(page)
  })
})
