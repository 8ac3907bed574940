import type { Page } from '@playwright/test'
import { builtin } from '../../support/world/builtIn.ts'
import { expect, logInAsAdministrator, openHydrated, test } from '../../support/pages/journey.ts'

/** Counts the requests to a path, with or without a response. */
const countRequests = (page: Page, path: string) => {
  const count = { requests: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count.requests += 1
  })
  return count
}

test('a page reads a list once, tries again, and keeps it a while', async ({ page, site, complaints }) => {
  complaints.expect(/status of 500/)
  complaints.expect(/API request failed: Internal Server Error/)
  for (const who of ['a visitor', 'the administrator'] as const)
    await test.step(`what the page preloads is not fetched again, for ${who}`, async () => {
      if (who === 'the administrator') await logInAsAdministrator(page, site)
      for (const [address, path] of [
        ['/', '/api/settings'],
        ['/gallery', '/api/media'],
        ['/services', '/api/services'],
      ] as const) {
        const count = countRequests(page, path)
        await page.goto(address, { waitUntil: 'networkidle' })
        expect(count.requests, `${path} on ${address}`).toBe(1)
        await page.goto('about:blank')
      }
    })
  await page.clock.install({ time: '2025-03-01T10:00:00' })
  await test.step('a list stays fresh for 5 minutes, and is not fetched again when the window gets the focus', async () => {
    const services = countRequests(page, '/api/services')
    await page.goto('/admin#services')
    await expect(page.getByText('No memorial services available')).toBeVisible()
    expect(services.requests).toBe(1)
    await leaveServicesFor(page, 4 * 60_000)
    expect(services.requests).toBe(1)
    await leaveServicesFor(page, 2 * 60_000)
    await expect.poll(() => services.requests).toBe(2)
  })
  await test.step('a GET that fails is tried again after 1, 2 and 4 seconds, and then no more', async () => {
    let failures = 0
    page.on('console', (message) => {
      if (message.text() === 'API request failed: Internal Server Error') failures += 1
    })
    await page.route('**/api/settings', (route) => route.fulfill({ status: 500, body: 'oh' }))
    await page.clock.pauseAt('2025-03-01T11:00:00')
    await openHydrated(page, '/')
    await expect.poll(() => failures).toBe(1)
    for (const [tries, wait] of [1_000, 2_000, 4_000].entries()) {
      await page.clock.runFor(wait - 10)
      expect(failures).toBe(tries + 1)
      await page.clock.runFor(20)
      await expect.poll(() => failures).toBe(tries + 2)
    }
    await page.clock.runFor(120_000)
    expect(failures).toBe(4)
    await expect(page.getByRole('heading', { name: builtin.name })).toBeVisible()
  })
})

/** Leaves the Services tab for this long, then returns to it and focuses the window. */
async function leaveServicesFor(page: Page, ms: number) {
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.clock.runFor(ms)
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByRole('tab', { name: 'Services' }).click()
  await expect(page.getByText('No memorial services available')).toBeVisible()
}
