import { pageTexts } from '../../../languages/en/memorial/pages.ts'
import type { Page } from '@playwright/test'
import { isAlwaysFound, pages } from '../../../contract/pages/page.ts'
import { expect, expectAccessiblePage, logInAsAdministrator, test } from '../../support/pages/journey.ts'

/** One page of each kind: a plain one, one of photographs, one with a form, one in full screen, and one of the dashboard. */
const ofEachKind = ['/', '/gallery', '/memories', '/slideshow', '/admin']

/** Opens every page that is asked for, except the wall, which is off by default and has its own journey. */
async function tour(page: Page, isIncluded = (_path: string) => true) {
  for (const { path } of pages.filter(isAlwaysFound).filter((each) => isIncluded(each.path)))
    await test.step(path, async () => {
      const { title } = pageTexts[path]
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page).toHaveTitle(title ? new RegExp(`^${title} – `) : /Lindholm/)
      await page.waitForLoadState('networkidle')
      await expectAccessiblePage(page)
    })
}

test.beforeEach(({ page, site }) => logInAsAdministrator(page, site))

test('pages of an empty memorial open, and axe finds nothing', ({ page }) => tour(page))

test.describe(() => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('a page of each kind opens, and axe finds nothing @both', { tag: '@smoke' }, ({ page }) =>
    tour(page, (path) => ofEachKind.includes(path)),
  )

  test('the other pages open, and axe finds nothing @both', ({ page }) =>
    tour(page, (path) => !ofEachKind.includes(path)))
})
