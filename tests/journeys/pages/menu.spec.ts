import { pageTexts } from '../../../languages/en/memorial/pages.ts'
import type { Page } from '@playwright/test'
import { HOUR } from '../../../domain/timeUnits.ts'
import {
  expect,
  expectAccessible,
  logInAs,
  logInAsAdministrator,
  openHydrated,
  test,
} from '../../support/pages/journey.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
const labels = Object.values(pageTexts).flatMap((texts) => ('menu' in texts ? [texts.menu] : []))
/** Opens the menu by keys. It then stays open, because the focus is in it. */
const openByKeys = async (page: Page) => {
  await button(page).press('Enter')
  await page.keyboard.press('Tab')
}
const linkBoxes = (page: Page) =>
  Promise.all(labels.map((label) => menu(page).getByRole('link', { name: label }).boundingBox()))

test('a mouse or a keyboard opens the menu, and it closes by itself', async ({ page }) => {
  // from here on only the test advances time
  await page.clock.install({ time: '2025-03-01T10:00:00' })
  await openHydrated(page, '/obituary')
  await page.clock.pauseAt('2025-03-01T11:00:00')
  await test.step('opened by keyboard it stays open, and Escape returns the focus to the button', async () => {
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page).locator(':focus')).toHaveCount(0)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })
  await test.step('it closes once the focus has moved on into the page', async () => {
    await page.keyboard.press('Enter')
    for (const label of labels) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: label, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await page.clock.runFor(600)
    await expect(menu(page)).toBeHidden()
  })
  await test.step('it opens when the mouse reaches the top 48 pixels', async () => {
    await page.mouse.move(640, 300)
    await page.clock.runFor(100)
    await page.mouse.move(640, 49)
    await page.clock.runFor(100)
    await expect(menu(page)).toBeHidden()
    await page.mouse.move(640, 47)
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('link')).toHaveText(labels)
  })
})

test('the button opens the menu, whose links lead to all pages @both', { tag: '@smoke' }, async ({
  page,
  isMobile,
}) => {
  await page.clock.install({ time: '2025-03-01T10:00:00' })
  await openHydrated(page, '/obituary')
  await page.clock.pauseAt('2025-03-01T11:00:00')
  await test.step('a page that is scrolled passes under the whole strip of the button', async () => {
    await page.evaluate(() => window.scrollTo(0, 90))
    const box = await button(page).boundingBox()
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2
    const shown = await page.evaluate((y) => {
      const across = Array.from({ length: 10 }, (_, step) => ((step + 0.5) * innerWidth) / 10)
      return across.map((x) => document.elementFromPoint(x, y)?.closest('.menu') !== null)
    }, middle)
    expect(shown).not.toContain(false)
  })
  await test.step('it closes by itself after 5 seconds', async () => {
    await button(page).click()
    await expect(menu(page)).toBeVisible()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(5_200)
    await expect(menu(page)).toBeHidden()
  })
  await page.clock.resume()
  await openHydrated(page, '/')
  // the menu closes after five seconds of a running clock
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + HOUR)
  await test.step('its links are in one row on a wide screen, and one above the other on a phone', async () => {
    await button(page).click()
    await expect(menu(page)).toHaveCSS('transform', 'none')
    const boxes = await linkBoxes(page)
    const tops = boxes.map((box) => box?.y ?? 0)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    expect(new Set(tops).size).toBe(isMobile ? labels.length : 1)
    if (isMobile) expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44)
    const width = page.viewportSize()?.width
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
  await test.step('open, it is accessible', async () => {
    await expect(menu(page)).toHaveCSS('opacity', '1')
    // with the focus in it, it stays open
    await page.keyboard.press('Tab')
    await page.clock.resume()
    await expectAccessible(page)
  })
  await test.step('a click loads the whole page again', async () => {
    await openHydrated(page, '/')
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await openByKeys(page)
    await menu(page).getByRole('link', { name: 'Obituary' }).click()
    await page.waitForURL('**/obituary')
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  })
})

test('a keeper’s menu ends with the dashboard', async ({ page, site, complaints }) => {
  complaints.expect(/status of 404/)
  for (const address of ['/slideshow', '/slideshow/nowhere', '/admin/login', '/admin/nowhere'])
    await test.step(`there is no menu on ${address}`, async () => {
      await openHydrated(page, address)
      await page.mouse.move(640, 10)
      await expect(button(page)).toHaveCount(0)
      await expect(menu(page)).toHaveCount(0)
    })
  await test.step('the administrator’s menu leads to the dashboard', async () => {
    await logInAsAdministrator(page, site)
    await openHydrated(page, '/gallery')
    await openByKeys(page)
    await menu(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(/\/admin/)
  })
  await test.step('a helper’s does, too', async () => {
    // the administrator's dashboard is left first, because its calls would be refused under the helper's session
    await page.goto('about:blank')
    await logInAs(page, site, await site.helper())
    await page.goto('/admin')
    await expect(page.getByRole('tab', { name: 'Memories' })).toBeVisible()
    await openHydrated(page, '/')
    await openByKeys(page)
    await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })
})
