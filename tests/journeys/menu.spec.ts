import type { Page } from '@playwright/test'
import { pages } from '../../contract/page.ts'
import {
  expect,
  expectAccessible,
  logInAs,
  logInAsAdministrator,
  openHydrated,
  test,
} from '../support/journey.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
const labels = pages.flatMap((page) => ('menu' in page ? [page.menu] : []))

/** From here on time passes only when the test advances it. */
const stopTime = async (page: Page, address = '/obituary') => {
  await page.clock.install({ time: '2025-03-01T10:00:00' })
  await openHydrated(page, address)
  await page.clock.pauseAt('2025-03-01T11:00:00')
}

test('hidden at first, the menu opens when the mouse reaches the top 48 pixels', async ({ page }) => {
  await stopTime(page)
  await expect(menu(page)).toBeHidden()
  await page.mouse.move(640, 300)
  await page.clock.runFor(100)
  await page.mouse.move(640, 49)
  await page.clock.runFor(100)
  await expect(menu(page)).toBeHidden()
  await page.mouse.move(640, 47)
  await expect(menu(page)).toBeVisible()
  await expect(menu(page).getByRole('link')).toHaveText(labels)
})

test('it closes 5 seconds after the last move of the mouse, also over the menu', async ({ page }) => {
  await stopTime(page)
  await page.mouse.move(640, 20)
  await page.clock.runFor(4_000)
  await page.mouse.move(660, 30)
  await page.clock.runFor(4_900)
  await expect(menu(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(menu(page)).toBeHidden()
})

test('it closes half a second after the mouse has left it', async ({ page }) => {
  await stopTime(page)
  await page.mouse.move(640, 20)
  await page.clock.runFor(200)
  await page.mouse.move(640, 500)
  await page.clock.runFor(450)
  await expect(menu(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(menu(page)).toBeHidden()
})

test('the mouse is read every 100 ms, and its last position is not missed', async ({ page }) => {
  await stopTime(page)
  await page.mouse.move(640, 400)
  await page.mouse.move(640, 20)
  await expect(menu(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(menu(page)).toBeVisible()
})

test('the button opens it, and it closes by itself after 5 seconds @both', async ({ page }) => {
  await stopTime(page)
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(5_200)
  await expect(menu(page)).toBeHidden()
})

test('a second press of the button closes it', async ({ page }) => {
  await openHydrated(page, '/')
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await button(page).click()
  await expect(menu(page)).toBeHidden()
})

test('opened by keyboard it stays open, and Escape returns the focus to the button', async ({ page }) => {
  await stopTime(page)
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

test('it closes once the focus has moved on into the page', async ({ page }) => {
  await stopTime(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (const label of labels) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: label, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.clock.runFor(600)
  await expect(menu(page)).toBeHidden()
})

test('a click loads the whole page anew', async ({ page }) => {
  await openHydrated(page, '/')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await button(page).click()
  await menu(page).getByRole('link', { name: 'Obituary' }).click()
  await page.waitForURL('**/obituary')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
})

test('on a phone it is a stacked list, and nothing scrolls sideways @phone', async ({ page }) => {
  await openHydrated(page, '/')
  await button(page).tap()
  await expect(menu(page)).toHaveCSS('transform', 'none')
  const boxes = await Promise.all(
    labels.map((label) => menu(page).getByRole('link', { name: label }).boundingBox()),
  )
  const tops = boxes.map((box) => box?.y ?? 0)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(new Set(tops).size).toBe(labels.length)
  expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a page that is scrolled passes under the whole strip of the button, and none of its words beside it @both', async ({
  page,
}) => {
  await openHydrated(page, '/obituary')
  await page.evaluate(() => window.scrollTo(0, 90))
  const box = await button(page).boundingBox()
  const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2
  const shown = await page.evaluate((y) => {
    const across = Array.from({ length: 10 }, (_, step) => ((step + 0.5) * innerWidth) / 10)
    return across.map((x) => document.elementFromPoint(x, y)?.closest('.menu') !== null)
  }, middle)
  expect(shown).not.toContain(false)
})

test('on a wide screen its links are in one row', async ({ page }) => {
  await openHydrated(page, '/')
  await button(page).click()
  await expect(menu(page)).toHaveCSS('transform', 'none')
  const boxes = await Promise.all(
    labels.map((label) => menu(page).getByRole('link', { name: label }).boundingBox()),
  )
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
})

for (const address of ['/slideshow', '/slideshow-old', '/admin/login']) {
  test(`there is no menu on ${address}`, async ({ page }) => {
    await openHydrated(page, address)
    await page.mouse.move(640, 10)
    await expect(button(page)).toHaveCount(0)
    await expect(menu(page)).toHaveCount(0)
  })
}

test('open, it is accessible @both', async ({ page }) => {
  await openHydrated(page, '/')
  await button(page).click()
  await expect(menu(page)).toHaveCSS('opacity', '1')
  await expectAccessible(page)
})

test('the menu of a keeper ends with the dashboard, a visitor’s does not', async ({
  page,
  site,
  browser,
}) => {
  await logInAsAdministrator(page, site)
  await openHydrated(page, '/gallery')
  await button(page).click()
  await menu(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin/)

  const helper = await browser.newPage({ baseURL: site.url })
  await logInAs(helper, site, await site.helper())
  await helper.goto('/admin')
  await expect(helper.getByRole('tab', { name: 'Memories' })).toBeVisible()
  await openHydrated(helper, '/')
  await button(helper).click()
  await expect(menu(helper).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await helper.close()
})
