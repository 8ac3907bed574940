import type { Page } from '@playwright/test'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

const card = (page: Page) => page.getByRole('article')

test('the wall shows memories and photographs one by one', async ({ page, site, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|API request failed/)
  await test.step('an administrator switches it on, and opens it', async () => {
    await openDashboard(page, site, 'day')
    const wall = page.getByRole('switch', { name: /wall/i })
    await expect(wall).not.toBeChecked()
    await wall.click()
    await page.clock.install()
    await page.getByRole('link', { name: 'Open the wall' }).click()
    await expect(page).toHaveURL('/wall')
    await expect(card(page)).toBeVisible()
  })
  for (const width of [390, 1280])
    await test.step(`the corner says where to write, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const code = page.getByRole('img', {
        name: /QR code: share a memory at 127\.0\.0\.1:\d+\/memories/,
      })
      await expect(code).toBeVisible()
      await expect(page.getByText(/^127\.0\.0\.1:\d+\/memories$/)).toBeVisible()
    })
  await test.step('memories and photographs come one by one', async () => {
    const seen = new Set<string | null>()
    for (let step = 0; step < 4; step++) {
      seen.add(await card(page).evaluate((article) => article.innerHTML))
      await page.clock.fastForward(35_000)
      await expect(card(page)).toHaveCount(1)
    }
    expect(seen.size).toBeGreaterThan(1)
    await expectAccessible(page)
  })
  await test.step('a memory is there soon after it is approved, also after the network was gone', async () => {
    const admin = await site.administrator()
    await admin.call('PUT /api/settings', { body: { moderation: 'all' } })
    await context.setOffline(true)
    const body = { name: 'Ruth', email: null, content: 'He mended every clock in our street.', mediaIds: [] }
    const { body: shared } = await site.visitor.call('POST /api/memories', { body })
    await admin.call('PUT /api/memories/:id', { params: { id: shared.id }, body: { approved: true } })
    await context.setOffline(false)
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(card(page).getByText('He mended every clock in our street.')).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(card(page).getByText('Ruth')).toBeVisible()
  })
})
