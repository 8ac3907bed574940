import { isAlwaysFound, type Page as SitePage, pages } from '../../contract/page.ts'
import { logInAsAdministrator, expect, expectAccessible, takeScreenshot, test } from '../support/journey.ts'

/** The wall is off at first, and has a tour of its own. */
const sitePages: readonly SitePage[] = pages.filter(isAlwaysFound)

for (const [name, content] of [
  ['a filled memorial', 'sampleLife'],
  ['an empty memorial', 'nothing'],
] as const) {
  test.describe(name, () => {
    test.use({ siteOptions: { content } })

    test('every page opens without a complaint, and axe finds nothing @both', async ({
      page,
      site,
    }, testInfo) => {
      test.slow()
      await logInAsAdministrator(page, site)
      for (const { path, title } of sitePages) {
        await test.step(path, async () => {
          const answer = await page.goto(path)
          expect(answer?.status()).toBe(200)
          await expect(page).toHaveTitle(title ? new RegExp(`^${title} – `) : /Lindholm/)
          await page.waitForLoadState('networkidle')
          await takeScreenshot(page, testInfo, path.slice(1).replace('/', '-') || 'home')
          await expectAccessible(page)
        })
      }
    })
  })
}

test('any other address is answered with 404 and its own page @both', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible(page)
})
