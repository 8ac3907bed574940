import type { Page } from '@playwright/test'
import type { Site } from '../support/site.ts'
import { expect, expectAccessible, logInAsAdministrator, takeScreenshot, test } from '../support/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

const switchOn = async (site: Site) =>
  (await site.administrator()).call('PUT /api/settings', { body: { wall: 'on' } })

const card = (page: Page) => page.getByRole('article')

test('an administrator switches the wall on in Settings, and opens it', async ({ page, site }) => {
  await logInAsAdministrator(page, site)
  await page.goto('/admin#settings')
  await page.getByRole('tab', { name: 'Visitors' }).click()
  const wall = page.getByRole('switch', { name: /wall/i })
  await expect(wall).not.toBeChecked()
  await wall.click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByRole('link', { name: 'Open the wall' }).click()
  await expect(page).toHaveURL('/wall')
  await expect(card(page)).toBeVisible()
})

test('memories and photographs come one by one, and the corner says where to write @both', async ({
  page,
  site,
}, testInfo) => {
  await switchOn(site)
  await page.clock.install()
  await page.goto('/wall')
  await expect(card(page)).toHaveCount(1)
  await expect(
    page.getByRole('img', { name: /QR code: share a memory at 127\.0\.0\.1:\d+\/memories/ }),
  ).toBeVisible()
  await expect(page.getByText(/^127\.0\.0\.1:\d+\/memories$/)).toBeVisible()
  const seen = new Set<string | null>()
  for (let step = 0; step < 4; step++) {
    await takeScreenshot(page, testInfo, `card-${step}`)
    seen.add(await card(page).evaluate((article) => article.innerHTML))
    await page.clock.runFor(35_000)
    await expect(card(page)).toHaveCount(1)
  }
  expect(seen.size).toBeGreaterThan(1)
  await page.clock.resume()
  await expectAccessible(page)
})

test('a memory is on the wall soon after it is approved, also after the network was gone', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|API request failed/)
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { wall: 'on', moderation: 'all' } })
  await page.goto('/wall')
  await expect(card(page)).toBeVisible()
  await context.setOffline(true)
  const body = { name: 'Ruth', email: null, content: 'He mended every clock in our street.', mediaIds: [] }
  const { body: shared } = await site.visitor.call('POST /api/memories', { body })
  await admin.call('PUT /api/memories/:id', { params: { id: shared.id }, body: { approved: true } })
  await context.setOffline(false)
  await expect(page.getByText('He mended every clock in our street.')).toBeVisible({ timeout: 120_000 })
  await expect(card(page).getByText('Ruth')).toBeVisible()
})
