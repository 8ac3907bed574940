import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  logInAs,
  openDashboard,
  openHydrated,
  test,
} from '../../support/pages/journey.ts'
import { resize } from '../../support/pages/resize.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

const card = (page: Page) => page.getByRole('article')

test('the wall shows memories and photographs one by one', { tag: '@smoke' }, async ({
  page,
  site,
  context,
  complaints,
}) => {
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

test('a memory that is approved while a long one is read comes within 15 seconds, and then the long one continues', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', {
    body: { wall: 'on', moderation: 'off', cardQuestions: 'What did he fix for you?' },
  })
  const share = async (body: { name: string; content: string; question?: string }) =>
    (await site.visitor.call('POST /api/memories', { body })).body
  await share({
    name: 'Ruth',
    content: 'He was kind to everyone he met on the road, day and night. '.repeat(20),
  })
  await admin.call('PUT /api/settings', { body: { moderation: 'all' } })
  const { id } = await share({ name: 'Ada', content: 'My bicycle.', question: 'What did he fix for you?' })
  await page.clock.install()
  await page.goto('/wall')
  await test.step('the newest memory is first', async () => {
    await expect(card(page).getByText('Ruth')).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect(card(page).getByText('Ruth')).toBeVisible()
  })
  await test.step('the new one comes, with its question', async () => {
    const text = await card(page).innerText()
    await admin.call('PUT /api/memories/:id', { params: { id }, body: { approved: true } })
    // an answer that was on its way before the approval lacks it
    const fetched = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/api/memories') && (await response.text()).includes('My bicycle.'),
    )
    await page.clock.fastForward(5_000)
    await fetched
    let waitedMs = 5_000
    await expect(async () => {
      await page.clock.fastForward(500)
      waitedMs += 500
      await expect(card(page).getByText('My bicycle.')).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(waitedMs, 'on the clock of the page').toBeLessThanOrEqual(15_000)
    await expect(card(page).getByText('What did he fix for you?')).toBeVisible()
    await page.clock.fastForward(8_000)
    await expect(card(page).getByText('Ruth')).toBeVisible()
    expect(await card(page).innerText()).toBe(text)
  })
})

test('an administrator who opens the wall while it is off switches it on, and it opens', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await test.step('a visitor sees the page as it is', async () => {
    await openHydrated(page, '/wall')
    await expect(page.getByText('404 Page Not Found')).toBeVisible()
  })
  await test.step('so does a helper', async () => {
    await logInAs(page, site, await site.helper())
    await page.goto('/admin')
    await expect(page.getByRole('tab').first()).toBeVisible()
    const read = page.waitForResponse(/api\/settings/)
    await openHydrated(page, '/wall')
    await read
    await expect(page.getByText('404 Page Not Found')).toBeVisible()
    await expect(page.getByRole('switch')).toHaveCount(0)
  })
  await test.step('an administrator sees the switch, and then the wall', async () => {
    await openDashboard(page, site)
    await expect(page.getByRole('tab').first()).toBeVisible()
    await page.goto('/wall')
    await expect(page.getByRole('heading', { name: 'The wall is off. Switch it on' })).toBeVisible()
    await expectAccessible(page)
    await resize(page, { width: 390, height: 844 })
    const line = await page
      .locator('label')
      .filter({ has: page.getByRole('switch') })
      .boundingBox()
    expect(line?.x).toBeGreaterThanOrEqual(12)
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(390 - 12)
    await page.getByRole('switch').click()
    await expect(card(page)).toBeVisible()
    await expect(page.getByText('404 Page Not Found')).toBeHidden()
  })
})
